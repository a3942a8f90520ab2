import { expect, test } from 'vitest';
import { unfinishedInput } from '../../../domain/content/kind.ts';
import { kindNamed, kinds } from '../../../domain/content/kinds/kinds.ts';
import fc from '../../../tests/fast-check.ts';
import { sourceItem } from '../../../tests/moving/import-parts.ts';
import { itemValues } from './item-values.ts';

const html = '<p>Hello</p><h2>One</h2><p>1</p><h2>Two</h2><p>2</p>';

test('a page begins with its title, and each chapter is a section', () => {
  const item = sourceItem('post 1', { type: 'page', html, addresses: ['/about/team/', '/?p=1'] });
  const { values } = itemValues(item, 'page');
  expect(values).toMatchObject({
    name: 'Title of post 1',
    path: '/about/team',
    sections: [
      { kind: 'hero', props: { headline: 'Title of post 1' } },
      { kind: 'text', props: { heading: '', text: '<p>Hello</p>' } },
      { kind: 'text', props: { heading: 'One', text: '<p>1</p>' } },
      { kind: 'text', props: { heading: 'Two', text: '<p>2</p>' } },
    ],
  });
  expect(itemValues(item, 'page')).toEqual(itemValues(item, 'page'));
});

test('R-I-04 titles and excerpts are words: angle brackets and entities in them stay', () => {
  const [title, excerpt] = ['How to use the <dialog> element', 'List<T> & Array&lt;T&gt;'];
  const item = sourceItem('post 1', { title, excerpt });
  expect(itemValues(item, 'blog').values).toMatchObject({ title, brief_paragraph: excerpt });
  const [hero] = Object(itemValues(item, 'page').values.sections);
  expect(hero.props).toMatchObject({ headline: title, lead: excerpt });
});

test('D69 a page whose braces would become facts stays a draft, with a note', () => {
  const named = (text: string) =>
    itemValues(sourceItem('post 1', { type: 'page', html: `<p>${text}</p>` }), 'page');
  expect(named('const {name} = props; {year} {other}')).toMatchObject({
    mustBeDraft: true,
    notes: [{ what: '{name}, {year}', became: expect.stringMatching(/It stays a draft/) }],
  });
  expect(named('const { name, year } = {other}')).toMatchObject({ mustBeDraft: false, notes: [] });
});

test('a page whose path belongs to the site gets the last part of its address', () => {
  const own = (addresses: string[]) =>
    itemValues(sourceItem('post 1', { slug: 'team', addresses }), 'page').values.path;
  expect(own(['/blog/team/'])).toBe('/team');
  expect(own(['/?p=1'])).toBe('/team');
  expect(own(['/a/b/c/d/team/'])).toBe('/team');
});

test('a case study and a location page stay drafts until the rest is filled in', () => {
  const study = itemValues(
    sourceItem('post 1', { html, categories: ['seo', 'Other'] }),
    'case-study',
  );
  expect(study).toMatchObject({
    values: {
      heroHeading: 'Title of post 1',
      sec1Para: '<p>Hello</p>',
      sec2Heading: 'One',
      category1: 'SEO',
    },
    mustBeDraft: true,
  });
  const place = itemValues(sourceItem('post 1', { html }), 'location-page');
  expect(place).toMatchObject({
    values: { main_paragraph: '<p>Hello</p>', heading_1: 'One', paragraph_2: '<p>2</p>' },
    mustBeDraft: true,
  });
  expect(place.notes.at(-1)?.became).toMatch(/Heading 3, Paragraph 3/);
});

test('a heading for which a location page has no block left is shown as it was written', () => {
  const many = ['1', '2', '3', '4', 'a &lt;b&gt; &amp;amp; c'].map(
    (one) => `<h2>${one}</h2><p>x</p>`,
  );
  const { values } = itemValues(sourceItem('post 1', { html: many.join('') }), 'location-page');
  expect(values.main_paragraph).toBe('<h3>a &lt;b&gt; &amp;amp; c</h3><p>x</p>');
});

test('a text that is longer than the kind holds is cut with a note and stays a draft', () => {
  const long = `<p>${'word '.repeat(30_000)}</p>`.repeat(2);
  for (const { name } of kinds) {
    const { notes, mustBeDraft } = itemValues(sourceItem('post 1', { html: long }), name);
    expect(notes.map(({ what }) => what)).toContain('length');
    expect(mustBeDraft).toBe(true);
  }
});

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.constant('x'.repeat(3_000)),
);

const markup = fc.array(
  fc.constantFrom(
    '<h2>',
    '</h2>',
    '<p>',
    'word',
    '<h1>A</h1>',
    '<img src=http://a.example/b.jpg>',
    '<script>',
    '<b>',
    '\ud800',
    '<h2></h2>',
    '&lt;',
  ),
  { maxLength: 60 },
);

test('whatever the source says, its values can be stored', () => {
  fc.assert(
    fc.property(
      words,
      words,
      markup,
      fc.constantFrom(...kinds.map(({ name }) => name)),
      (title, slug, parts, name) => {
        const item = sourceItem('post 1', {
          title,
          slug,
          html: parts.join(''),
          excerpt: title,
          picture: slug,
          addresses: [`/${slug}`],
          seo: { title, description: title, picture: title },
          authors: [title, slug],
          tags: [slug],
        });
        const { values } = itemValues(item, name);
        const read = unfinishedInput(kindNamed(name)).safeParse(values);
        expect(read.error?.issues ?? []).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
