import { expect, test } from 'vitest';
import { suggestedPassword } from './suggested-password.ts';

test('a suggestion has the longest length that signs in and no look-alikes', () => {
  const many = Array.from({ length: 200 }, suggestedPassword);
  for (const password of many) expect(password).toMatch(/^[A-HJ-NP-Za-km-np-z2-9]{16}$/);
  expect(new Set(many).size).toBe(many.length);
  expect(new Set(many.join('')).size).toBe(56);
});
