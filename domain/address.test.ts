import { expect, test } from 'vitest';
import { comparablePath, encodedPath, isFixedPath, isRedirectTarget } from './address.ts';

test.each([
  ['/Blogs/Old-Name/?a=b#c', '/blogs/old-name'],
  ['/blogs/%D8%AF%D8%A8%D9%8A', '/blogs/دبي'],
  ['/', '/'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/%5Cevil', null],
  ['/a%0d%0ab', null],
  ['/%zz', null],
  ['blogs/x', null],
  [`/${'x'.repeat(600)}`, null],
])('%s is compared as %s', (address, path) => {
  expect(comparablePath(address)).toBe(path);
});

test('a path goes out encoded and comes back', () => {
  const path = '/blogs/دبي & co';
  expect(comparablePath(encodedPath(path))).toBe(path);
});

test('fixed addresses are known, old ones below them are free', () => {
  for (const path of ['/', '/contact', '/admin/x', '/api/blogs', '/media/a.png', '/blogs']) {
    expect(isFixedPath(path), path).toBe(true);
  }
  for (const path of ['/blogs/x', '/casestudy/1', '/dubai', '/company/team']) {
    expect(isFixedPath(path), path).toBe(false);
  }
});

test('T31 a redirect stays on this site', () => {
  for (const target of ['//a.b', 'https://a.b', '/\\a.b', 'javascript:x', '/a b', '']) {
    expect(isRedirectTarget(target), target).toBe(false);
  }
  for (const target of ['/', '/contact?from=old#form']) {
    expect(isRedirectTarget(target), target).toBe(true);
  }
});
