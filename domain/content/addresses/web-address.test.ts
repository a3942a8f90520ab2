import { expect, test } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { fuzzRuns } from '../../../tests/fuzz-runs.ts';
import { isWebAddress, webAddress } from './web-address.ts';

test('T07 addresses of the web and of this site pass', () => {
  for (const text of [
    'https://a.example/b?c#d',
    'http://a.example',
    '/media/a.webp',
    '/',
    '/a#b',
  ]) {
    expect(isWebAddress(text), text).toBe(true);
  }
  expect(webAddress.parse('')).toBe('');
});

test('T07 scripts, other hosts in disguise and control characters do not pass', () => {
  const refused = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:///evil.example',
    'https:evil.example',
    'ftp://a.example',
    'a.webp',
    '/a b',
    '/\tevil',
    '\0/a',
  ];
  for (const text of refused) expect(webAddress.safeParse(text).success, text).toBe(false);
});

test('T07 a path that passes always stays on the site', () => {
  const unit = fc.constantFrom(
    '/',
    '\\',
    '.',
    '@',
    ':',
    'a',
    '%',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    '\u2028',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (rest) => {
      const path = `/${rest}`;
      fc.pre(isWebAddress(path));
      expect(new URL(path, 'https://own.example').origin).toBe('https://own.example');
    }),
    { numRuns: fuzzRuns(5_000, 200_000) },
  );
});

test('a path with two slashes would leave the site (negative control)', () => {
  expect(new URL('//evil.example', 'https://own.example').origin).not.toBe('https://own.example');
});
