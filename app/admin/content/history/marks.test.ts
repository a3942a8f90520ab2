import { expect, test } from 'vitest';
import { markDifferences } from './marks.ts';

const marked = (marks: { text: string; marked: boolean }[]) =>
  marks.filter((mark) => mark.marked).map(({ text }) => text);

test('one word of a sentence is marked on both sides', () => {
  const { before, after } = markDifferences(
    'The two lines nobody does',
    'The three lines nobody does',
  );
  expect(before).toEqual([
    { text: 'The ', marked: false },
    { text: 'two', marked: true },
    { text: ' lines nobody does', marked: false },
  ]);
  expect(marked(after)).toEqual(['three']);
});

test('words changed one after the other are one mark', () => {
  const { before, after } = markDifferences('It is not hired yet.', 'It is only asked yet.');
  expect(marked(before)).toEqual(['not hired']);
  expect(marked(after)).toEqual(['only asked']);
});

test('an empty side has no marks; HTML is compared as text', () => {
  expect(markDifferences('', 'new')).toEqual({
    before: [],
    after: [{ text: 'new', marked: true }],
  });
  const { after } = markDifferences('<p>old</p>', '<p><b>old</b></p>');
  expect(after.map(({ text }) => text).join('')).toBe('<p><b>old</b></p>');
});

test('a long common text is cut around the change, Arabic and emoji included', () => {
  const long = 'كلمة 🌴 '.repeat(500);
  const { before } = markDifferences(`${long}old${long}`, `${long}new${long}`);
  expect(marked(before)).toEqual(['old']);
  expect(before.map(({ text }) => text).join('').length).toBeLessThan(400);
  for (const { text } of before) expect(text.isWellFormed()).toBe(true);
});
