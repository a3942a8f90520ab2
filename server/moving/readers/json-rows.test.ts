import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzzRuns } from '../../../tests/fuzz-runs.ts';
import { ExportRefused } from './export-refused.ts';
import { jsonRows } from './json-rows.ts';

async function rowsOf(parts: Iterable<Uint8Array | string>) {
  const found = [];
  const bytes = Array.from(parts, (part) => Buffer.from(part));
  for await (const row of jsonRows(Readable.from(bytes))) found.push(row);
  return found;
}

/** Cut into parts of so many bytes: in the middle of a letter, an escape, a row. */
function cut(text: string, size: number): Buffer[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
}

const words = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('"', '\\', '{"data":{"posts":[{', '}]}', '\\"', '[[', ' "data" ', 'سطر'),
);
const values = fc.oneof(
  words,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(null),
  fc.array(words),
  fc.dictionary(words, words),
);
const rows = fc.array(fc.dictionary(words, values, { maxKeys: 4 }), { maxLength: 4 });

test('every row is found as JSON.parse reads it, wherever the file is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ posts: rows, posts_tags: rows }),
      words,
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      async (data, version, size, isSpaced) => {
        const text = JSON.stringify({ db: [{ meta: { version }, data }] }, null, isSpaced ? 2 : 0);
        const expected = Object.entries(JSON.parse(text).db[0].data).flatMap(([table, all]) =>
          Array.isArray(all) ? all.map((row) => ({ table, row })) : [],
        );
        expect(await rowsOf(cut(text, size))).toEqual(expected);
      },
    ),
    { numRuns: fuzzRuns(100, 100_000) },
  );
});

test.each([
  ['', 'The file ends in the middle.'],
  ['{"db": [{"data": {"posts": [{"id": 1}', 'The file ends in the middle.'],
  ['{"data": {"posts": ["half', 'The file ends in the middle.'],
  ['{"data": {"posts": [}]}', 'The file is no JSON that can be read.'],
  ['['.repeat(501), 'The file is no JSON that can be read.'],
])('%.40s is refused in a sentence', async (text, sentence) => {
  const refused = rowsOf([text]);
  await expect(refused).rejects.toBeInstanceOf(ExportRefused);
  await expect(refused).rejects.toThrow(sentence);
});

test('a row that is no JSON, or too long, stands as null among the others', async () => {
  const long = '{"html": "'.padEnd(12_000_100, 'x');
  const text = `{"data": {"posts": [{"id": 1}, {"id": 'two'}, ${long}"}, {"id": 4}]}}`;
  const found = await rowsOf(cut(text, 1_000_000));
  expect(found.map(({ row }) => row)).toEqual([{ id: 1 }, null, null, { id: 4 }]);
});
