import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawingAddress, drawingSizes } from '../../domain/media/drawing.ts';
import { themes } from '../flow/themes.ts';
import { folderStore } from '../stores/folder-store.ts';
import { drawingFolder, drawingKinds, drawingOf, storeDrawings } from './drawings.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawings-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('every kind has its own size', () => {
  for (const kind of drawingKinds) {
    const { width, height } = drawingSizes[kind];
    expect(drawingOf('some-title', kind)).toContain(`viewBox="0 0 ${width} ${height}"`);
  }
});

test('the first picture of a phone weighs at most 7 KB as it is sent', () => {
  for (const seed of ['one', 'two', 'three', 'four', 'five']) {
    const sizes = (['banner', 'wide', 'hero-tall'] as const).map(
      (kind) => brotliCompressSync(drawingOf(seed, kind)).length,
    );
    expect(Math.max(...sizes), seed).toBeLessThanOrEqual(7 * 1_024);
  }
});

test('banner and wide picture share a theme; heroes are always night', () => {
  const look = { theme: 'sand', motif: 'delta' } as const;
  for (const kind of ['banner', 'wide'] as const) {
    expect(drawingOf('some-title', kind, look)).toContain(`fill="${themes.sand.ground}"/>`);
  }
  for (const kind of ['hero', 'hero-tall'] as const) {
    expect(drawingOf('some-title', kind, look)).toContain(`fill="${themes.night.ground}"/>`);
  }
});

test('a headline stands free: the subject of a hero is on the end side, above on phones', () => {
  const stones = /<circle cx="(\d+)" cy="(\d+)" r="(\d+)" fill="#E58B52"/;
  for (let i = 0; i < 20; i++) {
    const look = { arrangement: i % 2 ? 'edge' : 'pair' } as const;
    const [, wideX] = stones.exec(drawingOf(`study-${i}`, 'hero', look)) ?? [];
    expect(Number(wideX) / 10).toBeGreaterThan(1440 * 0.75);
    const [, , tallY, tallR] = stones.exec(drawingOf(`study-${i}`, 'hero-tall', look)) ?? [];
    expect((Number(tallY) + Number(tallR)) / 10).toBeLessThan(820 * 0.52);
  }
});

test('a hero with a stone has no copper line, one with a grove only the short one that arrives', () => {
  expect(drawingOf('study', 'hero', { arrangement: 'edge' })).not.toContain('stroke="#E58B52"');
  for (let i = 0; i < 10; i++) {
    const svg = drawingOf(`study-${i}`, 'hero', { arrangement: 'plot', motif: 'meander' });
    const [, start = '', rest = ''] =
      /<path d="M(-?\d+) -?\d+q([^"]*)" stroke="#E58B52" stroke-width="3\d/.exec(svg) ?? [];
    const length = rest.split('t').reduce(
      (sum, move) => {
        return sum + Math.abs(Number(/-?\d+(?=[ -]\d+$)/.exec(move)?.[0] ?? 0));
      },
      Math.abs(Number(start)),
    );
    expect(length / 10).toBeLessThan(1440 * 0.3);
  }
});

test('an editor saves an item and finds all drawings, plain and compressed', async () => {
  await storeDrawings(folderStore(folder), 'some-title');
  const files = (await readdir(join(folder, 'drawings/some-title'))).sort();
  expect(files).toEqual(drawingKinds.flatMap((kind) => [`${kind}.svg`, `${kind}.svg.br`]).sort());
  const plain = await readFile(join(folder, 'drawings/some-title/hero.svg'));
  expect(
    brotliDecompressSync(await readFile(join(folder, 'drawings/some-title/hero.svg.br'))),
  ).toEqual(plain);
});

test('drawing an item again gives the same bytes and leaves nothing else behind', async () => {
  await storeDrawings(folderStore(folder), 'some-title');
  const first = await readFile(join(folder, 'drawings/some-title/banner.svg'));
  await storeDrawings(folderStore(folder), 'some-title');
  expect(await readFile(join(folder, 'drawings/some-title/banner.svg'))).toEqual(first);
  expect(await readdir(join(folder, 'drawings/some-title'))).toHaveLength(8);
});

test.each(['', '.', '..', '\ud800'])('the seed "%s" is refused', async (seed) => {
  await expect(storeDrawings(folderStore(folder), seed)).rejects.toThrow(RangeError);
  expect(await readdir(folder)).toEqual([]);
});

test.each(['../up', 'a/b', 'c\\d', 'كيف نعمل', 'a b'])(
  'the seed "%s" stays in its folder',
  (seed) => {
    const name = drawingFolder(seed);
    expect(name).not.toMatch(/[/\\]/);
    expect(drawingAddress(seed, 'banner')).toBe(`/media/drawings/${name}/banner.svg`);
  },
);

test('seeds too long for a file name are cut and still told apart', () => {
  const long = 'م'.repeat(199);
  expect(drawingFolder(`${long}a`).length).toBeLessThanOrEqual(200);
  expect(drawingFolder(`${long}a`)).not.toBe(drawingFolder(`${long}b`));
});
