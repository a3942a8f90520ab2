import { expect, test } from 'vitest';
import type { SourceItem } from '../../../domain/moving/source-entry.ts';
import { sourceItem } from '../../../tests/moving/import-parts.ts';
import { blogValues } from './blog.ts';

test('an introduction stands under the title, and each h2 begins a pair', () => {
  const html =
    '<p>Hello</p><h2>One</h2><p>1</p><ul><li>a</li></ul><h2>Two</h2><h3>Deep</h3><p>2</p>';
  const { values, notes, mustBeDraft } = blogValues(
    sourceItem('post 1', { title: 'A title', html }),
  );
  expect(values.blogs_content).toEqual([
    { heading: 'A title', paragraph: '<p>Hello</p>' },
    { heading: 'One', paragraph: '<p>1</p>\n<ul><li>a</li></ul>' },
    { heading: 'Two', paragraph: '<h3>Deep</h3>\n<p>2</p>' },
  ]);
  expect(notes).toEqual([]);
  expect(mustBeDraft).toBe(false);
});

test('from the tenth pair on further headings are smaller ones inside it, with a note', () => {
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
  const html = numbers.map((number) => `<h2>H${number}</h2><p>${number}</p>`).join('');
  const { values, notes } = blogValues(sourceItem('post 1', { html }));
  expect(values.blogs_content).toHaveLength(10);
  expect(values.blogs_content?.at(-1)).toEqual({
    heading: 'H10',
    paragraph: '<p>10</p>\n<h3>H11</h3>\n<p>11</p>\n<h3>H12</h3>\n<p>12</p>',
  });
  expect(notes.map(({ what }) => what)).toEqual(['heading “H11”', 'heading “H12”']);
});

test('headings without a text of their own lose nothing', () => {
  const { values } = blogValues(
    sourceItem('post 1', { html: '<h2>A</h2><h2>B</h2><p>b</p><h2>C</h2>' }),
  );
  expect(values.blogs_content).toEqual([
    { heading: 'A', paragraph: '<h3>B</h3>\n<p>b</p>\n<h3>C</h3>' },
  ]);
});

test('what cleaning takes out is named', () => {
  const html = '<p onclick="x()" class="lead">a<script>1</script></p>';
  const { values, notes } = blogValues(sourceItem('post 1', { html }));
  expect(values.blogs_content?.[0]?.paragraph).toBe('<p>a</p>');
  expect(notes).toEqual([
    { what: 'class', became: 'Left out: texts take their look from the site.' },
    { what: 'onclick', became: 'Taken out: a text may not hold it.' },
    { what: '<script>', became: 'Taken out: a text may not hold it.' },
  ]);
});

test('a post without a title begins with its own words', () => {
  const { values } = blogValues(
    sourceItem('post 1', { title: '', slug: '', html: '<p>Just a thought</p>' }),
  );
  expect(values).toMatchObject({ title: 'Just a thought', slug_url: 'just-a-thought' });
});

test('a post has the date that its readers saw', () => {
  const at = { publishedAt: '2014-12-31T22:30:00.000Z' };
  const dateOf = (item: Partial<SourceItem>) =>
    blogValues(sourceItem('post 1', item)).values.published_date;
  expect(dateOf({ ...at, publishedDay: '2015-01-01' })).toBe('1 January 2015');
  expect(dateOf(at)).toBe('31 December 2014');
  expect(dateOf({ publishedAt: null })).toBeUndefined();
});

test.each([
  ['fair', 'fair', 'It had none, and no text either; the end of its address stands for it.'],
  ['', '', 'It had none, and no words that could stand for it.'],
])('a post with neither title nor text, at %j, is called %j', (slug, title, became) => {
  const { values, notes } = blogValues(sourceItem('post 1', { title: '', slug, html: '' }));
  expect(values.title ?? '').toBe(title);
  expect(notes).toContainEqual({ what: 'title', became });
});
