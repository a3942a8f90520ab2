import { expect, test } from 'vitest';
import { titleKey } from './title-key.ts';

test('A to Z as people read it, empty texts last', () => {
  const titles = ['Blog 10', '', 'blog 2', 'Über', 'Zebra'];
  const inOrder = titles.toSorted((a, b) => (titleKey(a) < titleKey(b) ? -1 : 1));
  expect(inOrder).toEqual(['blog 2', 'Blog 10', 'Über', 'Zebra', '']);
});

test('a key is short enough for an index, however many numbers a title has', () => {
  expect(titleKey('1 '.repeat(10_000)).length).toBeLessThan(700);
  expect(titleKey('  ')).toBe(titleKey(''));
});
