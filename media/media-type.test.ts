import { expect, test } from 'vitest';
import fc from '../tests/fast-check.ts';
import { fuzzRuns } from '../tests/fuzz-runs.ts';
import { acceptedFiles, box, pictureFile, refusedFiles } from '../tests/sample-files.ts';
import { headSize, mediaTypeOf } from './media-type.ts';

test('every accepted type is told from the first bytes', async () => {
  for (const [type, file] of await acceptedFiles()) {
    expect(mediaTypeOf(file.subarray(0, headSize)), type).toBe(type);
  }
});

test.each(refusedFiles)('T21 %s is no accepted type', (_, file) => {
  expect(mediaTypeOf(Buffer.from(file))).toBeUndefined();
});

test('a TIFF picture is no accepted type', async () => {
  expect(mediaTypeOf(await pictureFile('tiff'))).toBeUndefined();
});

test('an AVIF picture may name the general brand first', () => {
  expect(mediaTypeOf(box('ftyp', 'mif1\0\0\0\0mif1avifmiaf'))).toBe('image/avif');
});

test('T21 any bytes get an answer, and none are a picture by a wrong first byte', async () => {
  const files = (await acceptedFiles()).map(([, file]) => file.subarray(0, 200));
  const mutated = fc.record({
    file: fc.constantFrom(...files),
    at: fc.nat(40),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 20 }),
  });
  fc.assert(
    fc.property(mutated, ({ file, at, bytes }) => {
      const changed = Buffer.from(file);
      changed.set(bytes.subarray(0, Math.max(0, changed.length - at)), at);
      mediaTypeOf(changed);
      mediaTypeOf(Buffer.from(bytes));
      // Tags at the start never pass, whatever follows them.
      expect(mediaTypeOf(Buffer.concat([Buffer.from('<html>'), changed]))).toBeUndefined();
    }),
    { numRuns: fuzzRuns(10_000, 20_000) },
  );
});
