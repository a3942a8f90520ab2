import { expect, test } from 'vitest';
import { publishedValues } from '../mapped-values.ts';
import { blogInput, blogKind } from './blog.ts';

const pair = { heading: 'Heading', paragraph: '<p>Text</p>' };

test('R-5-14 of ten pairs those with an empty heading or paragraph are not published', () => {
  const empty = [{}, { heading: 'x' }, { paragraph: 'x' }, { heading: ' ', paragraph: '\n' }];
  const blog = blogInput.parse({ blogs_content: [...Array(6).fill(pair), ...empty] });
  expect(blog.blogs_content).toHaveLength(10);
  expect(publishedValues(blogKind, blog).blogs_content).toEqual(Array(6).fill(pair));
});

test('R-5-16 eleven pairs are refused with a sentence', () => {
  expect(blogInput.safeParse({ blogs_content: Array(10).fill(pair) }).success).toBe(true);
  const refused = blogInput.safeParse({ blogs_content: Array(11).fill(pair) });
  expect(refused.error?.issues[0]?.message).toContain('at most 10');
});

test('D50 no field is required; the category is a whole number or none', () => {
  expect(blogInput.parse({})).toMatchObject({ title: '', slug_url: '', category: null });
  expect(blogInput.safeParse({ category: 3 }).success).toBe(true);
  for (const category of ['3', 1.5, 0, -1]) {
    expect(blogInput.safeParse({ category }).success).toBe(false);
  }
});

test('R-3-07 the published date is any text', () => {
  expect(blogInput.parse({ published_date: 'Ramadan 2024' }).published_date).toBe('Ramadan 2024');
});

test('T07 addresses that would break out are refused', () => {
  for (const values of [
    { slug_url: 'a/b' },
    { blog_image: 'javascript:x' },
    { canonicalLink: '//x' },
  ]) {
    expect(blogInput.safeParse(values).success).toBe(false);
  }
});
