import { expect, test } from 'vitest';
import { holdsHtml } from './named-nodes.ts';

test('a text of the text editor is told by its first element', () => {
  expect(holdsHtml('Under <p class="x">5</p>')).toBe(true);
  expect(holdsHtml('a < b, and <person> too')).toBe(false);
});

test('endless tags without an end come to an end', { timeout: 5_000 }, () => {
  expect(holdsHtml('<p a'.repeat(50_000))).toBe(false);
});
