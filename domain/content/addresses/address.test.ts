import { expect, test } from 'vitest';
import {
  comparablePath,
  encodedPath,
  encodedTarget,
  isFixedPath,
  isRedirectTarget,
  readableAddress,
} from './address.ts';

test.each([
  ['/Blogs/Old-Name/?a=b#c', '/blogs/old-name'],
  ['/blogs/%D8%AF%D8%A8%D9%8A', '/blogs/دبي'],
  ['/', '/'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/%5Cevil', null],
  ['/a%0d%0ab', null],
  ['/%zz', null],
  ['/company%2f', null],
  ['/ar%2Fcompany', null],
  ['blogs/x', null],
  [`/${'x'.repeat(600)}`, null],
])('%s is compared as %s', (address, path) => {
  expect(comparablePath(address)).toBe(path);
});

test('the limit counts what was typed, not how it is encoded', () => {
  const arabic = (length: number) => `/${'م'.repeat(length)}`;
  expect(comparablePath(encodedPath(arabic(400)))).toBe(arabic(400));
  expect(comparablePath(encodedPath(arabic(600)))).toBe(null);
  expect(comparablePath(`/${'%41'.repeat(5_000)}`)).toBe(null);
});

test('a path goes out encoded and comes back', () => {
  const path = '/blogs/دبي & co';
  expect(comparablePath(encodedPath(path))).toBe(path);
});

test('fixed addresses are known, old ones below them are free', () => {
  for (const path of ['/', '/contact', '/admin/x', '/api/blogs', '/media/a.png', '/blogs']) {
    expect(isFixedPath(path), path).toBe(true);
  }
  for (const path of ['/blogs/x', '/casestudy/1', '/harbour', '/company/team']) {
    expect(isFixedPath(path), path).toBe(false);
  }
});

test('T31 a redirect stays on this site', () => {
  for (const target of [
    '//a.b',
    'https://a.b',
    '/\\a.b',
    'javascript:x',
    '/a b',
    '',
    '/a?\uD800',
  ]) {
    expect(isRedirectTarget(target), target).toBe(false);
  }
  for (const target of ['/', '/contact?from=old#form']) {
    expect(isRedirectTarget(target), target).toBe(true);
  }
});

test('what cannot stand in a header goes out encoded, and nothing twice', () => {
  expect(encodedTarget('/مقال?q=é#🎉')).toBe('/%D9%85%D9%82%D8%A7%D9%84?q=%C3%A9#%F0%9F%8E%89');
  expect(encodedTarget('/%D9%85?a=b%20c&d')).toBe('/%D9%85?a=b%20c&d');
  expect(readableAddress(encodedTarget('/مقال?q=é#🎉'))).toBe('/مقال?q=é#🎉');
  expect(readableAddress('/a?b=%E9')).toBe('/a?b=%E9');
  expect(encodedTarget('/a\u0000b\u007f\uD800')).toBe('/a%00b%7F%EF%BF%BD');
});
