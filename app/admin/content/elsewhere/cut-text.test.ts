import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('a text that fits stays, a longer one ends at a word', () => {
  expect(cutText('Twelve wells', 12)).toBe('Twelve wells');
  expect(cutText('Twelve wells, and more', 15)).toBe('Twelve wells …');
  expect(cutText('Twelve wells and more', 16)).toBe('Twelve wells and …');
  expect(cutText('Unbreakable', 5)).toBe('Unbre …');
  expect(cutText('👩‍💻'.repeat(3), 100)).toBe('👩‍💻'.repeat(3));
});
