import { expect, test } from 'vitest';
import { domainOf, isMailAddress } from './mail-address.ts';

test.each([
  'maryam@barhi.example',
  "o'neil@example.com".replace("'", '.'),
  'مريم@example.com',
  'a+b@c.d',
])('is one address: %s', (text) => expect(isMailAddress(text)).toBe(true));

test.each([
  'a@b@c',
  '"a b"@example.com',
  'a@b.co\r\nBcc: c@d.co',
  'a@b.co,c@d.co',
  'a@b.co;c@d.co',
  '<a@b.co>',
  'group:a@b.co;',
  'a\0@b.co',
  '@b.co',
  'a@',
  'nobody',
  `${'a'.repeat(260)}@b.co`,
])('T26 is not one address: %j', (text) => expect(isMailAddress(text)).toBe(false));

test('the domain is what follows the last at', () => {
  expect(domainOf('office@agency.example')).toBe('agency.example');
});
