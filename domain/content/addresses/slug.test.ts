import { expect, test } from 'vitest';
import fc from '../../../tests/fast-check.ts';
import { fuzzRuns } from '../../../tests/fuzz-runs.ts';
import { givenPath, isGivenPath, pathFromName, pathProblem } from './page-path.ts';
import { numberedSlugs, slugFrom, slugFromTitle, slugLimit, slugProblem } from './slug.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 60, size: 'max' });
const runs = { numRuns: fuzzRuns(3_000, 100_000) };

test('R-2.1-21 ‘My First  Post’ becomes my-first-post', () => {
  expect(slugFrom('My First  Post')).toBe('my-first-post');
  expect(slugFrom('\t SEO\u00a0tips\n')).toBe('seo-tips');
  expect(slugFrom('e-commerce')).toBe('e-commerce');
});

test('an address that the router answers itself is refused', () => {
  expect(slugProblem('Big.DATA')).toMatch(/\.data\.$/);
  expect(slugProblem('big data')).toBeNull();
});

test('what is wrong with a page address is said of its parts', () => {
  expect(pathProblem('/a page?x=1')).toBe('A part of the address must not contain ? # % or \\.');
  expect(pathProblem('/about/..')).toBe('A part of the address must not be only dots.');
  expect(slugProblem('a/b')).toBe('Slug URL must not contain / ? # % or \\.');
});

test('a slug of a slug is the same slug, without white space or upper case', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const slug = slugFrom(text);
      expect(slugFrom(slug)).toBe(slug);
      expect(slug).not.toMatch(/\s/);
      expect(slug).toBe(slug.toLowerCase());
    }),
    runs,
  );
});

test('a slug is in NFC, as the addresses that the server redirects to', () => {
  expect(slugFrom('Re\u0301sume\u0301')).toBe('résumé');
  expect(slugFrom('\u0958')).toBe('\u0915\u093c');
  fc.assert(
    fc.property(anyText, (text) => {
      expect(slugFrom(text)).toBe(slugFrom(text).normalize('NFC'));
    }),
    runs,
  );
});

test('an accepted slug survives the way through an address unchanged', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const slug = slugFrom(text);
      fc.pre(slug !== '' && slugProblem(text) === null);
      const { pathname } = new URL(`/blogs/${encodeURIComponent(slug)}`, 'https://example.com');
      const [, , last = '', ...more] = pathname.split('/');
      expect(decodeURIComponent(last)).toBe(slug);
      expect(more).toEqual([]);
    }),
    runs,
  );
});

test('D12 what would change an address is refused', () => {
  for (const text of ['a/b', 'a?b', 'a#b', 'a\\b', 'a%2fb', '.', ' .. ', 'a\0b', 'a\u001bb']) {
    expect(slugProblem(text), text).not.toBeNull();
  }
  expect(slugProblem('x'.repeat(slugLimit))).toBeNull();
  expect(slugProblem('x'.repeat(slugLimit + 1))).toContain('200');
});

test('an address that dots would shorten does change (negative control)', () => {
  expect(new URL('/blogs/..', 'https://example.com').pathname).not.toBe('/blogs/..');
});

test('R-P-01 a new page has an address until its name makes one, numbered where it is the site’s', () => {
  expect(isGivenPath(givenPath())).toBe(true);
  expect(isGivenPath('/new-page-one')).toBe(false);
  expect(['Preise & Pakete', 'IT', 'Media', '&'].map(pathFromName)).toEqual([
    ...['/preise-pakete', '/it-2', '/media-2', ''],
  ]);
});

test('D50 a title always makes a slug that is accepted', () => {
  expect(slugFromTitle('Hello, World! 10% off?')).toBe('hello-world-10-off');
  expect(slugFromTitle('!!!')).toBe('');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 99, size: 'max' }), (title) => {
      const slug = slugFromTitle(title);
      expect(slugProblem(slug)).toBeNull();
      expect(slugFrom(slug)).toBe(slug);
      expect(slug.isWellFormed()).toBe(true);
    }),
    runs,
  );
});

test.each([
  ['हिन्दी में लिखें', 'हिन्दी-में-लिखें'],
  ['ภาษาไทย: ที่นี่', 'ภาษาไทย-ที่นี่'],
  ['Cafe\u0301 one', 'caf\u00e9-one'],
  ['\u2764\uFE0F Love 1\uFE0F\u20E3', 'love-1'],
  ['\u0301', ''],
])('the address of %j has the marks of its letters, and no others', (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
});

test('D50 a long title is not cut inside a character', () => {
  expect(slugFromTitle(`a${'𠀀'.repeat(150)}`).isWellFormed()).toBe(true);
});

test('R-7-26 a taken slug leads to numbered ones within the limit', () => {
  expect([...numberedSlugs('web')].slice(0, 2)).toEqual(['web-2', 'web-3']);
  const longest = [...numberedSlugs('😀'.repeat(slugLimit / 2))];
  expect(longest.filter((slug) => slugProblem(slug) !== null || !slug.isWellFormed())).toEqual([]);
  expect(longest.at(-1)).toMatch(/😀-100$/u);
});
