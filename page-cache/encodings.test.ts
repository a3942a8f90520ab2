import { hash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import fc from '../tests/fast-check.ts';
import { fuzzRuns } from '../tests/fuzz-runs.ts';
import { bestEncoding, encode } from './encodings.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['zstd, gzip', 'zstd'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0', 'identity'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'zstd'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['brotli, xbr, gzipped', 'identity'],
  ['br;q=nonsense', 'identity'],
])('Accept-Encoding %j is answered with %s', (header, encoding) => {
  expect(bestEncoding(header)).toBe(encoding);
  expect(bestEncoding(header), 'a second time').toBe(encoding);
});

test('T30 no header breaks it, and what it does not name is never chosen', () => {
  const unit = fc.constantFrom('br', 'gzip', 'zstd', ';q=', '0', '1', '.', ',', ' ', ';', 'é');
  fc.assert(
    fc.property(fc.string({ unit }), (header) => {
      const encoding = bestEncoding(header);
      expect(encoding === 'identity' || header.includes(encoding)).toBe(true);
    }),
    { numRuns: fuzzRuns(5_000, 100_000) },
  );
});

test('a page that would not fit the first window of TCP is compressed more', async () => {
  const words = Array.from(
    { length: 3_500 },
    (_, index) => `water ${hash('sha256', String(index % 3_000)).slice(0, 8)} in the wall `,
  );
  const sizes = async (count: number) => {
    const body = Buffer.from(words.slice(0, count).join(''));
    return {
      quick: (await encode(body, 'br')).bytes.length,
      dense: (await encode(body, 'br', true)).bytes.length,
    };
  };
  const long = await sizes(3_500);
  expect(long.dense).toBeGreaterThan(10_000);
  expect(long.quick).toBe(long.dense);
  const short = await sizes(1_000);
  expect(short.quick).not.toBe(short.dense);
});

test('each encoding gives the same text back; a short text stays as it is', async () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
  for (const encoding of ['br', 'gzip', 'zstd'] as const) {
    for (const size of [200, 20_000]) {
      const body = Buffer.from('<p>Water in the wall</p>'.repeat(size));
      const encoded = await encode(body, encoding);
      expect(encoded.encoding).toBe(encoding);
      expect(encoded.bytes.buffer.byteLength, 'no slack').toBe(encoded.bytes.length);
      expect(decoders[encoding](encoded.bytes).equals(body)).toBe(true);
    }
  }
  const short = Buffer.from('short');
  expect(await encode(short, 'br')).toEqual({ encoding: 'identity', bytes: short });
});
