import { expect, test } from 'vitest';
import { emptyValues } from '../../../../../domain/content/kind.ts';
import { type Blog, blogKind as kind } from '../../../../../domain/content/kinds/blog.ts';
import { draftOf, inputOf, publishedInputOf } from '../draft.ts';
import { errorsOfForm } from '../form-fields.ts';
import { countShown, missingHalf, type Pair } from './pairs.ts';

const blog: Blog = {
  ...emptyValues(kind),
  blog_id: 12,
  title: 'Title',
  slug_url: 'A Slug',
  brief_paragraph: 'Brief',
  category: 3,
  published_date: 'Ramadan',
  blog_image: '/media/a.png',
  metaTitle: 'Meta',
  metaDescription: 'Description',
  canonicalLink: '',
  blogs_content: [{ heading: 'One', paragraph: '<p>1</p>' }],
};

/** The fields besides the pairs, and the pairs. */
function opened(item: Blog | null) {
  const { blogs_content, ...text } = draftOf(kind, item);
  return { text, pairs: blogs_content as Pair[] };
}

function draftWith(text: object, pairs: Pair[]) {
  return { ...text, blogs_content: pairs };
}

test('R-9-13 the form has ten pairs, whatever is stored', () => {
  expect(opened(null).pairs).toHaveLength(10);
  expect(opened(blog).pairs).toHaveLength(10);
  expect(Object.values(opened(null).text).every((value) => value === '')).toBe(true);
});

test('what is not touched is sent as it was stored', () => {
  const { blog_id: _, ...stored } = blog;
  expect(inputOf(kind, draftOf(kind, blog))).toEqual(stored);
});

test('R-5-14 half pairs are not published, the category is a whole number or null', () => {
  const { text, pairs } = opened(null);
  const half = pairs.map((pair, index) => ({
    ...pair,
    heading: `H${index}`,
    paragraph: index % 5 === 0 ? ' ' : 'P',
  }));
  const input = publishedInputOf(kind, draftWith({ ...text, category: '7' }, half));
  expect(input.blogs_content).toHaveLength(8);
  expect(input.category).toBe(7);
  expect(inputOf(kind, draftWith(text, pairs)).category).toBeNull();
});

test('D56 a draft keeps half pairs at their places', () => {
  const { text, pairs } = opened(null);
  const half = pairs.map((pair) => (pair.number === 2 ? { ...pair, heading: 'Half' } : pair));
  const { blogs_content } = inputOf(kind, draftWith(text, half));
  const empty = { heading: '', paragraph: '' };
  expect(blogs_content).toEqual([empty, empty, { heading: 'Half', paragraph: '' }]);
  const errors = { 'blogs_content.2.heading': 'b' };
  expect(errorsOfForm(kind, errors, draftWith(text, half), false)).toEqual({
    'pair-2-heading': 'b',
  });
});

test("the server's errors find their pair although empty ones were not sent", () => {
  const { text, pairs } = opened(null);
  const moved = pairs.toReversed().map((pair) => ({
    ...pair,
    ...(pair.number < 2 && { heading: 'H', paragraph: 'P' }),
  }));
  const errors = { title: 'a', 'blogs_content.1.heading': 'b', blogs_content: 'c' };
  expect(errorsOfForm(kind, errors, draftWith(text, moved), true)).toEqual({
    title: 'a',
    'pair-0-heading': 'b',
    blogs_content: 'c',
  });
});

test('a pair tells which half it lacks', () => {
  const pair = { number: 0, heading: ' ', paragraph: 'P' };
  expect(missingHalf(pair)).toBe('heading');
  expect(missingHalf({ ...pair, heading: 'H', paragraph: '' })).toBe('paragraph');
  expect(missingHalf({ ...pair, heading: 'H' })).toBeNull();
  expect(missingHalf({ ...pair, paragraph: '' })).toBeNull();
});

test('what readers see is counted: words and pictures, no HTML', () => {
  const words = (html: string) => countShown(html).words;
  expect(words('<p>Two <b>words</b></p>')).toBe(2);
  expect(words('')).toBe(0);
  expect(words('<p>O<b>ne</b></p><p>two</p>')).toBe(2);
  expect(words('Q & A')).toBe(2);
  expect(words('<p>Q &amp; A&nbsp;caf&eacute; R&amp;D</p>')).toBe(4);
  expect(words('<!-- not this --><style>p { color: red }</style>5 < 6')).toBe(2);
  const picture = '<p>One</p><figure><img src="/media/a.jpg" alt="not read as text"></figure>';
  expect(countShown(picture)).toEqual({ words: 1, pictures: 1 });
});
