import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import fc from '../tests/fast-check.ts';
import { fuzzRuns } from '../tests/fuzz-runs.ts';
import { fallbackName, newUploadName, smallerName, uploadNamePattern } from './upload-name.ts';

const own = newUploadName('image/jpeg', { width: 4_000, height: 3_000 });

test('the names made here are known again', () => {
  const names = [own, smallerName(own, 480), smallerName(own, 2400, 'avif')];
  for (const name of [...names, newUploadName('video/mp4'), newUploadName('image/gif')]) {
    expect(name).toMatch(uploadNamePattern);
  }
});

test('only an AVIF file of a smaller width has a stand-in', () => {
  expect(fallbackName(smallerName(own, 480, 'avif'))).toBe(smallerName(own, 480));
  expect(fallbackName(own)).toBeNull();
  expect(fallbackName(newUploadName('image/avif', { width: 9, height: 9 }))).toBeNull();
});

test('T23 no name that passes leads out of the folder or to another kind of file', () => {
  const piece = fc.constantFrom(
    ...[own, own.slice(0, 32), '-w4000h3000', '-480', '.jpg', '.webp', '.avif', '.html', '.svg'],
    ...[
      '..',
      '/',
      '\\',
      '%2e%2e',
      '%2f',
      '\0',
      '\n',
      ' ',
      'incoming',
      '\u202e',
      '.',
      'x'.repeat(300),
    ],
  );
  const name = fc.oneof(
    fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary' }),
  );
  let passed = 0;
  fc.assert(
    fc.property(name, (asked) => {
      if (!uploadNamePattern.test(asked)) return;
      passed++;
      expect(resolve(join('/media', asked))).toBe(`/media/${basename(asked)}`);
      expect(asked).toMatch(/\.(jpg|png|webp|avif|gif|mp4|webm)$/);
      expect(asked.length).toBeLessThan(60);
    }),
    { numRuns: fuzzRuns(20_000, 200_000) },
  );
  // The check sees true names among the wrong ones.
  expect(passed).toBeGreaterThan(20);
});
