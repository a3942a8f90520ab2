import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  [' /contact ', '/contact'],
  ['mailto:office@example.com', 'mailto:office@example.com'],
  ['tel:+442079460000', 'tel:+442079460000'],
  ['example.com/a?b=c', 'https://example.com/a?b=c'],
  ['javascript:alert(1)', null],
  ['//elsewhere.example', null],
  ['two words.com', null],
  ['word', null],
  ['', null],
])('%j becomes %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
