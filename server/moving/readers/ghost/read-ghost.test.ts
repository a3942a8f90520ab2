import { expect, test } from 'vitest';
import { ghostExport, ghostPost } from '../../../../tests/moving/ghost-export.ts';
import { entriesIn, itemsOf } from '../../../../tests/moving/read-entries.ts';

const json = ghostExport({
  posts: [
    ghostPost('a', {
      feature_image: '__GHOST_URL__/content/images/2021/03/a.jpg',
      custom_excerpt: 'About “a”',
      html: '<p>See <a href="__GHOST_URL__/post-b/">b</a></p>',
    }),
    ghostPost('b', { type: 'page', status: 'draft', published_at: null, visibility: 'paid' }),
    ghostPost('c', {
      title: { not: 'a text' },
      html: null,
      plaintext: 'One\n\nTwo & three',
      published_at: '2021-03-01 09:00:00',
    }),
    { title: 'No id' },
  ],
  posts_meta: [{ post_id: 'a', meta_title: 'SEO a', og_image: null, feature_image_alt: 'A view' }],
  posts_tags: [
    { post_id: 'a', tag_id: 't2', sort_order: 1 },
    { post_id: 'a', tag_id: 't1', sort_order: 0 },
    { post_id: 'a', tag_id: 't3', sort_order: 2 },
  ],
  posts_authors: [{ post_id: 'a', author_id: 'u', sort_order: 0 }],
  tags: [
    { id: 't1', name: 'News', slug: 'news', visibility: 'public' },
    { id: 't2', name: 'Lisbon', slug: 'lisbon', visibility: 'public' },
    { id: 't3', name: '#hidden', slug: 'hash-hidden', visibility: 'internal' },
  ],
  users: [{ id: 'u', name: 'Ada', slug: 'ada' }],
  settings: [
    { key: 'title', value: 'Old' },
    { key: 'lang', value: 'en' },
    {
      key: 'navigation',
      value: '[{"label":"Home","url":"/"},{"label":"B","url":"__GHOST_URL__/post-b/"}]',
    },
  ],
});

test('posts come with their people, tags, picture and texts for search engines', async () => {
  const entries = await entriesIn(json, 'export.json');
  const [a, b, c] = itemsOf(entries);
  expect(a).toEqual({
    what: 'item',
    id: 'post a',
    type: 'post',
    status: 'published',
    title: 'Post a',
    slug: 'post-a',
    addresses: ['/post-a/'],
    html: '<p>See <a href="/post-b/">b</a></p>',
    excerpt: 'About “a”',
    publishedAt: '2021-03-01T09:00:00.000Z',
    updatedAt: '2021-03-02T08:00:00.000Z',
    authors: ['Ada'],
    categories: ['News'],
    tags: ['Lisbon'],
    seo: { title: 'SEO a', description: '', picture: '' },
    picture: '/content/images/2021/03/a.jpg',
    pictureAlt: 'A view',
    language: '',
    translations: '',
    notes: [],
  });
  expect(b).toMatchObject({ type: 'page', status: 'private' });
  expect(c).toMatchObject({ title: '', html: '<p>One</p><p>Two &amp; three</p>' });
  expect(entries.filter(({ what }) => what === 'unreadable')).toHaveLength(1);
  expect(entries.find((entry) => entry.what === 'menu')?.entries).toEqual([
    { label: 'Home', address: '/', depth: 0 },
    { label: 'B', address: '/post-b/', depth: 0 },
  ]);
  expect(entries[0]).toMatchObject({ what: 'site', name: 'Old', language: 'en' });
});

test('half a file, another kind and another version get a sentence', async () => {
  await expect(entriesIn(json.slice(0, -10))).rejects.toThrow(/ends in the middle/);
  await expect(entriesIn(json.slice(0, 900))).rejects.toThrow(/ends in the middle/);
  await expect(entriesIn('{"name":"package","data":1}')).rejects.toThrow(/no export/);
  await expect(entriesIn(ghostExport({}, '7.0.0'))).rejects.toThrow(/Version 7\.0\.0/);
  await expect(entriesIn(ghostExport({}, '003'))).rejects.toThrow(/Version 003/);
});

test('a damaged row is named, and those around it are read', async () => {
  const damaged = json.replace('"slug":"post-b"', '"slug":post-b');
  const entries = await entriesIn(damaged, 'export.json');
  expect(itemsOf(entries).map(({ id }) => id)).toEqual(['post a', 'post c']);
  expect(entries.filter(({ what }) => what === 'unreadable')).toHaveLength(2);
});

test('R-I-04 the words of a post come from what its editor kept, where the file has no HTML', async () => {
  const node = (type: string, ...children: unknown[]) => ({ type, children });
  const said = (text: string) => ({ type: 'text', text });
  const root = node(
    'root',
    node('heading', said('A')),
    node('paragraph', said('Some '), said('words')),
  );
  const sections = [
    [
      1,
      'p',
      [
        [0, [], 0, 'Old '],
        [0, [1], 1, 'words'],
      ],
    ],
    [3, 'ul', [[[0, [], 0, 'One']]]],
    [10, 0],
  ];
  const cards = [['markdown', { markdown: 'In a card' }]];
  const bare = { html: null, plaintext: null };
  const posts = [
    ghostPost('a', { ...bare, lexical: JSON.stringify({ root }) }),
    ghostPost('b', { ...bare, mobiledoc: JSON.stringify({ version: '0.3.1', cards, sections }) }),
    ghostPost('c', { ...bare, lexical: '{' }),
    ghostPost('d', { status: 'sent' }),
  ];
  const [a, b, c, d] = itemsOf(await entriesIn(ghostExport({ posts }), 'export.json'));
  expect(a).toMatchObject({ html: '<p>A</p><p>Some words</p>', notes: [{ what: 'text' }] });
  for (const words of ['Old words', 'One', 'In a card']) expect(b?.html).toContain(words);
  expect(c).toMatchObject({ html: '', notes: [] });
  expect(d).toMatchObject({ status: 'private', notes: [{ what: 'newsletter' }] });
});

test.each(['Asia/Tokyo', 'Nowhere'])('R-I-04 a post comes with its day in %s', async (value) => {
  const posts = [
    ghostPost('a', { published_at: '2021-02-28T22:00:00.000Z' }),
    ghostPost('b', { published_at: '2021-02-28T12:00:00.000Z' }),
  ];
  const file = ghostExport({ posts, settings: [{ id: '1', key: 'timezone', value }] });
  const days = itemsOf(await entriesIn(file, 'export.json')).map((item) => item.publishedDay);
  expect(days).toEqual([value === 'Nowhere' ? undefined : '2021-03-01', undefined]);
});

test('a time without a zone is UTC, wherever the server runs', async () => {
  const items = itemsOf(await entriesIn(json, 'export.json'));
  const times = items.map(({ publishedAt }) => publishedAt);
  expect(times).toEqual(['2021-03-01T09:00:00.000Z', null, '2021-03-01T09:00:00.000Z']);
});
