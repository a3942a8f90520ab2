import { expect, test } from 'vitest';
import { generatePassword } from './password.ts';
import { weaknessOf } from './password-rules.ts';

const words = {
  email: 'layla.khan@example.com',
  origin: 'https://www.oasis-digital.example',
  siteName: 'Banda',
};

test.each([
  'password1234',
  'Password2026!',
  'P@ssw0rd-2026',
  'qwertyuiop123',
  'AdminAdmin12',
  'letmein-letmein',
  '123456789012',
  '2026-11-21-17',
  'aaaaaaaaaaaa',
  'abababababab',
  'Banda-2026-11',
  'bandaBANDAbanda',
  'oasis-digital-1',
  'layla.khan',
  'LaylaKhan2026',
])('T10 %s is refused with a sentence', (password) => {
  expect(weaknessOf(password, words)).toMatch(/^[A-Z].+\.$/);
});

test.each(['correct-horse-16', 'blue-Camel-42-sea', 'My banda sings 7', 'oasis of dates 9'])(
  '%s is accepted (control)',
  (password) => {
    expect(weaknessOf(password, words)).toBeNull();
  },
);

test('the words of another site are no words of this one (control)', () => {
  const other = { ...words, siteName: 'Other Name' };
  expect(weaknessOf('Banda-2026-11', other)).toBeNull();
});

test('no generated password is refused', () => {
  const refused = Array.from({ length: 500 }, generatePassword).filter((one) =>
    weaknessOf(one, words),
  );
  expect(refused).toEqual([]);
});
