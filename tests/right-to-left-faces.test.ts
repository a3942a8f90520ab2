import { globSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { glyphFinder } from '../content/artwork/font-metrics.ts';
import { firstBrand, typePairs } from '../domain/brand/brand.ts';
import { faceFiles } from '../domain/brand/face-files.ts';
import { rightToLeftFiles } from '../domain/brand/right-to-left-files.ts';
import { brandStylesheet, preloadedFaces } from '../domain/brand/stylesheet.ts';
import { pairFaces } from '../domain/brand/type-pairs.ts';
import { firstFacesOf } from '../domain/languages/first-faces.ts';
import { openPages, type PageServer } from './pages/page-server.ts';

const root = resolve(import.meta.dirname, '..');
const sheet = readFileSync(resolve(root, 'app/styles/right-to-left.css'), 'utf8');
/** Bytes of one KB, as in the budgets of tests/built-files.test.ts. */
const kb = 1_024;
const languages = ['ar', 'ur'] as const;

function pathsOf(language: string): string[] {
  return firstFacesOf(language).map(({ path }) => path);
}

function bytesOf(paths: string[]): number {
  return paths.reduce((sum, path) => sum + statSync(resolve(root, `public${path}`)).size, 0);
}

let site: PageServer;
beforeAll(async () => {
  site = await openPages('none');
});
afterAll(() => site.close());

function speak(tag: string) {
  const time = { zone: 'Asia/Muscat', secondZone: '' };
  return site.call('PUT', '/api/settings/region', { time, language: { tag, dates: 'day-first' } });
}

async function fontsAndSheet(path: string) {
  const { html } = await site.visit(path);
  const sheets = [...html.matchAll(/href="([^"]*right-to-left[^"]*\.css)"/g)];
  const fonts = [...html.matchAll(/href="([^"]*\.woff2)"/g)].map(([, href]) => href);
  return { sheets: sheets.length, fonts };
}

test('R-L-10 only pages that run from right to left load their sheet and faces', async () => {
  const brand = preloadedFaces(firstBrand);
  for (const path of ['/', '/contact', '/login'])
    expect(await fontsAndSheet(path), path).toEqual({ sheets: 0, fonts: brand });
  for (const language of languages) {
    await speak(language);
    const fonts = [...brand, ...pathsOf(language)];
    for (const path of ['/', '/contact', '/no-such-page'])
      expect(await fontsAndSheet(path), path).toEqual({ sheets: 1, fonts });
    // The back office speaks English.
    expect(await fontsAndSheet('/login')).toEqual({ sheets: 0, fonts: brand });
  }
  await speak('he');
  expect(await fontsAndSheet('/')).toEqual({ sheets: 1, fonts: brand });
});

test.each([
  ['ar', 45],
  ['ur', 110],
])('R-L-10 a page in %s loads at most %i KB of faces of its script', (language, budget) => {
  expect(bytesOf(pathsOf(language))).toBeGreaterThan(0);
  expect(bytesOf(pathsOf(language))).toBeLessThanOrEqual(budget * kb);
});

/** What a stylesheet defines, without the quotes. */
function familiesIn(css: string): string[] {
  return [...css.matchAll(/@font-face ?\{\s*font-family: ?"([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
}

test.each(typePairs)('the sheet of %s defines no face again that this sheet has', (typePair) => {
  const ofSheet = new Set(familiesIn(sheet));
  expect(ofSheet.size).toBeGreaterThan(2);
  const ofBrand = familiesIn(brandStylesheet({ ...firstBrand, typePair }));
  expect(ofBrand.filter((name) => ofSheet.has(name))).toEqual([]);
});

test('the sheet alone names the files that were drawn', () => {
  const named = [...sheet.matchAll(/url\("([^"]+)"\)/g)].map(([, path]) => path);
  const drawn = Object.values(rightToLeftFiles).map(({ path }) => path);
  const latin = pairFaces[firstBrand.typePair].flatMap((face) => {
    const { basic, rest } = faceFiles[face];
    return [...basic, rest];
  });
  expect(new Set(named)).toEqual(new Set([...drawn, ...latin]));
  const others = globSync('app/{admin,site,ui}/**/*.css', { cwd: root });
  expect(
    others.filter((path) => readFileSync(resolve(root, path), 'utf8').includes('woff2')),
  ).toEqual([]);
  for (const { path, bytes } of Object.values(rightToLeftFiles))
    expect(bytesOf([path])).toBe(bytes);
});

/** The letters and marks of the first content and of the catalogue. */
function lettersOf(language: string): string {
  const files = globSync(`{content/editions,domain/messages}/${language}/**/*.ts`, { cwd: root });
  const texts = files.map((path) => readFileSync(resolve(root, path), 'utf8')).join('');
  return [...new Set(texts)].filter((sign) => /[\p{Script=Arabic}،؛؟\p{Mn}]/u.test(sign)).join('');
}

test.each([
  ['ar', 'readex-pro-arabic'],
  ['ur', 'cairo-urdu'],
  ['ur', 'noto-nastaliq-urdu'],
] as const)('the texts in %s find all their letters in %s', async (language, name) => {
  const letters = lettersOf(language);
  expect(letters.length).toBeGreaterThan(40);
  const file = readFileSync(resolve(root, `public${rightToLeftFiles[name].path}`));
  const glyphOf = glyphFinder(await subsetFont(file, letters, { targetFormat: 'truetype' }));
  expect([...letters].filter((sign) => glyphOf(sign.codePointAt(0) ?? 0) === 0)).toEqual([]);
});
