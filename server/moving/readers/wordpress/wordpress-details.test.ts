import { expect, test } from 'vitest';
import { entriesIn, itemsOf } from '../../../../tests/moving/read-entries.ts';
import {
  wxr,
  wxrAuthor,
  wxrCategory,
  wxrEnd,
  wxrItem,
  wxrStart,
  wxrTag,
} from '../../../../tests/moving/wordpress-export.ts';
import { zipOf } from '../../../../tests/moving/zip-of.ts';

const read = async (...given: Parameters<typeof wxr>) => itemsOf(await entriesIn(wxr(...given)));

test('translations of Polylang and WPML come with their language and what they share', async () => {
  const items = await read([
    {
      id: 1,
      terms: [
        ['language', 'en', 'English'],
        ['post_translations', 'pll_5', 'pll_5'],
      ],
    },
    {
      id: 2,
      terms: [
        ['language', 'ar', 'العربية'],
        ['post_translations', 'pll_5', 'pll_5'],
      ],
    },
    { id: 3, meta: { _wpml_import_language_code: 'ur', _wpml_import_translation_group: 'g7' } },
  ]);
  expect(items.map(({ language, translations }) => [language, translations])).toEqual([
    ['en', 'pll_5'],
    ['ar', 'pll_5'],
    ['ur', 'g7'],
  ]);
});

test('a menu keeps its order and depth, with titles of what it leads to', async () => {
  const item = (id: number, order: number, parent: number, meta: Record<string, string>) => ({
    id,
    order,
    title: '',
    type: 'nav_menu_item',
    terms: [['nav_menu', 'main', 'Main']] as [string, string, string][],
    meta: { _menu_item_menu_item_parent: String(parent), ...meta },
  });
  const entries = await entriesIn(
    wxr(
      [
        item(12, 2, 11, { _menu_item_type: 'taxonomy', _menu_item_object_id: '3' }),
        item(11, 1, 0, { _menu_item_type: 'post_type', _menu_item_object_id: '5' }),
        item(13, 3, 13, { _menu_item_type: 'custom', _menu_item_url: 'https://a.example/' }),
        { id: 5, title: 'About', type: 'page', link: 'https://old.example/about/' },
      ],
      wxrCategory(3, 'news', 'News'),
    ),
  );
  expect(entries.find(({ what }) => what === 'menu')).toEqual({
    what: 'menu',
    id: 'menu main',
    name: 'Main',
    entries: [
      { label: 'About', address: '/about/', depth: 0 },
      { label: 'News', address: '/category/news/', depth: 1 },
    ],
  });
});

test('statuses, passwords, parts of the theme and types of plugins are told apart', async () => {
  const entries = await entriesIn(
    wxr([
      { id: 1, status: 'pending' },
      { id: 2, status: 'future', date: '2030-01-01 00:00:00' },
      { id: 3, password: 'x' },
      { id: 4, status: 'trash' },
      { id: 5, type: 'product' },
      { id: 6, type: 'revision' },
      { id: 7, status: 'auto-draft' },
      { id: 8, type: 'wp_global_styles' },
      { id: 9, type: 'page', date: '0000-00-00 00:00:00', link: 'https://old.example/?page_id=9' },
    ]),
  );
  const items = itemsOf(entries);
  expect(items.map(({ id, type, status }) => `${id} ${type} ${status}`)).toEqual([
    'post 1 post draft',
    'post 2 post scheduled',
    'post 3 post private',
    'post 4 post trash',
    'post 5 product published',
    'post 9 page published',
  ]);
  expect(items.at(-1)?.addresses).toEqual(['/?page_id=9', '/?p=9']);
});

test('ten people, missing titles, CDATA in CDATA, halves of characters and control characters', async () => {
  const people = Array.from({ length: 10 }, (_, index) =>
    wxrAuthor(index, `p${index}`, `P ${index}`),
  );
  const items = await read(
    [
      ...people.map((_, index) => ({ id: index + 1, author: `p${index}`, title: '' })),
      { id: 20, content: 'a ]]> b <code>&lt;![CDATA[x]]&gt;</code>' },
      { id: 21, title: 'A &#xD83D; B \u0008 C', content: 'x\u0000y' },
    ],
    people.join(''),
  );
  expect(items.slice(0, 10).flatMap(({ authors }) => authors)).toHaveLength(10);
  expect(new Set(items.slice(0, 10).flatMap(({ authors }) => authors)).size).toBe(10);
  expect(items[10]?.html).toBe('<p>a ]]&gt; b <code>&lt;![CDATA[x]]&gt;</code></p>');
  expect(items[11]?.title).toBe('A \uFFFD B C');
  expect(items[11]?.html).toBe('<p>xy</p>');
});

test('letters that stand across two parts of the file stay whole', async () => {
  const content = `${'ب'.repeat(70_001)}`;
  const [item] = await read([{ id: 1, content, title: 'ا' }]);
  expect(item?.html).toBe(`<p>${content}</p>`);
});

test('R-I-04 titles, excerpts and SEO fields may hold markup and entities', async () => {
  const title = '<![CDATA[<em>AT&amp;T</em> &#8217;s < here]]>';
  const meta = { _yoast_wpseo_title: '%%title%% &amp; more', _yoast_wpseo_metadesc: 'A &lt;b&gt;' };
  const [item] = await read([{ id: 1, title, excerpt: '<p>One <b>two</b></p>', meta }]);
  expect(item).toMatchObject({
    title: 'AT&T ’s < here',
    excerpt: 'One two',
    seo: { title: 'AT&T ’s < here & more', description: 'A <b>' },
  });
});

test('R-I-04 a post comes with its day there, where it is another than in UTC, or has no time in UTC', async () => {
  const gmt = '0000-00-00 00:00:00';
  const items = await read([
    { id: 1, date: '2015-01-01 02:30:00', gmt: '2014-12-31 22:30:00' },
    { id: 2, date: '2015-01-01 12:30:00', gmt: '2015-01-01 08:30:00' },
    { id: 3, date: '2016-02-03 04:05:06', gmt },
    { id: 4, date: '2016-02-03 04:05:06', gmt, status: 'draft' },
    { id: 5, date: gmt, gmt: '2015-01-01 08:30:00' },
  ]);
  expect(items.map(({ publishedAt, publishedDay }) => [publishedAt, publishedDay])).toEqual([
    ['2014-12-31T22:30:00.000Z', '2015-01-01'],
    ['2015-01-01T08:30:00.000Z', undefined],
    ['2016-02-03T04:05:06.000Z', undefined],
    [null, undefined],
    ['2015-01-01T08:30:00.000Z', undefined],
  ]);
});

test.each(['latin1', 'utf16le'] as const)('a file in %s comes with its letters', async (name) => {
  const encoding = { latin1: 'ISO-8859-1', utf16le: 'UTF-16' }[name];
  const file = wxr([{ id: 1, title: 'Café Größe', content: '<p>naïve</p>' }]);
  const text = file.replace('encoding="UTF-8"', () => `encoding="${encoding}"`);
  const mark = name === 'utf16le' ? '\uFEFF' : '';
  const [item] = itemsOf(await entriesIn(Buffer.from(mark + text, name)));
  expect(item).toMatchObject({ title: 'Café Größe', html: '<p>naïve</p>' });
});

test('markup outside of CDATA and a blank line before the file are borne', async () => {
  const broken = wxrItem({ id: 1, content: 'X' }).replace('<![CDATA[X]]>', 'One <br> two & three');
  const file = `\n\n${wxrStart()}${broken}${wxrItem({ id: 2 })}${wxrEnd}`;
  const items = itemsOf(await entriesIn(file));
  expect(items.map(({ id }) => id)).toEqual(['post 1', 'post 2']);
});

test('several files of a site are one, and what stands in both comes once', async () => {
  const terms = wxrCategory(3, 'news', 'News');
  const first = wxr([{ id: 1, meta: { _thumbnail_id: '9' } }, { id: 2 }], terms);
  const attachment = 'https://old.example/a.jpg';
  const second = wxr([{ id: 2 }, { id: 9, type: 'attachment', attachment }], terms);
  const entries = await entriesIn(await zipOf({ 'a/1.xml': first, 'a/2.xml': second }), 'a.zip');
  expect(itemsOf(entries).map(({ id, picture }) => [id, picture])).toEqual([
    ['post 1', attachment],
    ['post 2', ''],
  ]);
  expect(entries.filter(({ what }) => what === 'site')).toHaveLength(1);
  expect(entries.filter(({ what }) => what === 'unreadable')).toHaveLength(1);
  expect(
    entries.filter((entry) => entry.what === 'list' && entry.type === 'category'),
  ).toHaveLength(1);
});

test.each([
  ['us', 'team', '/about-us/us/', '/about-us/team/'],
  ['20', 'twenty', '/2020/01/20/', '/2020/01/twenty/'],
  ['%d9%85%d9%86', '%d9%82%d8%af', '/a/%d9%85%d9%86/', '/a/%D9%82%D8%AF/'],
  ['now', 'then', '/now/12-now.html', '/now/12-then.html'],
  ['now', 'then', '/now-12/', '/then-12/'],
  ['now', 'then', '/nowhere/?now', ''],
])('a post with the slug %s, before %s, at %s was at "%s"', async (name, old, path, before) => {
  const link = `https://old.example${path}`;
  const [item] = await read([{ id: 1, slug: name, link, meta: { _wp_old_slug: old } }]);
  expect(item?.addresses).toEqual([path, '/?p=1', before].filter(Boolean));
});

test('R-I-04 names of terms, people and menus are stored with entities there, and are words here', async () => {
  const name = 'Q&amp;A &lt;all&gt;';
  const label = {
    id: 2,
    title: `<![CDATA[${name}]]>`,
    type: 'nav_menu_item',
    terms: [['nav_menu', 'm', name]] as [string, string, string][],
    meta: { _menu_item_type: 'custom', _menu_item_url: '/' },
  };
  const post = { id: 1, terms: [['category', 'qa', name]] as [string, string, string][] };
  const lists = wxrCategory(3, 'qa', name) + wxrTag(4, 'qa', name) + wxrAuthor(1, 'ada', name);
  const entries = await entriesIn(wxr([post, label], lists));
  const words = 'Q&A <all>';
  expect(itemsOf(entries)).toMatchObject([{ categories: [words], authors: [words] }]);
  const named = entries.flatMap((entry) =>
    entry.what === 'list' && entry.id.includes('a') && entry.type !== 'date' ? [entry.name] : [],
  );
  expect(named).toEqual([words, words, words]);
  expect(entries.at(-1)).toMatchObject({ name: words, entries: [{ label: words }] });
});

test('a gallery has the plain words of its captions', async () => {
  const attachment = 'https://old.example/a.jpg';
  const caption = '<em>A fine</em> day &amp; night, 1 &lt; 2';
  const [item] = await read([
    { id: 1, content: '[gallery ids="5"]' },
    { id: 5, type: 'attachment', attachment, excerpt: caption },
  ]);
  expect(item?.html).toContain('<figcaption>A fine day &amp; night, 1 &lt; 2</figcaption>');
});
