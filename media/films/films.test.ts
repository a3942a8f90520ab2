import { type FileHandle, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import fc from '../../tests/fast-check.ts';
import { fuzzRuns } from '../../tests/fuzz-runs.ts';
import {
  box,
  element,
  fileTypeBox,
  movieBox,
  mp4File,
  recordedWebmFile,
  webmFile,
  webmHeader,
} from '../../tests/sample-files.ts';
import { isWholeMp4 } from './mp4.ts';
import { isWholeWebm } from './webm.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'films-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Check = (file: FileHandle, size: number) => Promise<boolean>;

async function asks(check: Check, ...parts: (Buffer | string)[]): Promise<boolean> {
  const path = join(folder, 'film');
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part)));
  await writeFile(path, bytes);
  const file = await open(path);
  try {
    return await check(file, bytes.length);
  } finally {
    await file.close();
  }
}

const media = box('mdat', Buffer.alloc(50));

/** A box whose size is written in 64 bits. */
function longBox(type: string, length: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(16 + length));
  return Buffer.concat([Buffer.from('\0\0\0\x01'), Buffer.from(type), size, Buffer.alloc(length)]);
}

test('whole films pass, however their sizes are written', async () => {
  const openEnd = Buffer.concat([Buffer.from('\0\0\0\0mdat'), Buffer.alloc(9)]);
  expect(await asks(isWholeMp4, mp4File)).toBe(true);
  expect(await asks(isWholeMp4, fileTypeBox, longBox('mdat', 30), movieBox)).toBe(true);
  expect(await asks(isWholeMp4, fileTypeBox, movieBox, openEnd)).toBe(true);
  expect(await asks(isWholeWebm, webmFile)).toBe(true);
  expect(await asks(isWholeWebm, recordedWebmFile)).toBe(true);
});

const brokenMp4: [string, (Buffer | string)[]][] = [
  ['without a moov box', [fileTypeBox, media]],
  ['without media', [fileTypeBox, movieBox]],
  ['whose first box is not its type', [movieBox, fileTypeBox, media]],
  ['whose moov box has no track', [fileTypeBox, box('moov', box('mvhd')), media]],
  ['whose moov box is filled with text', [fileTypeBox, box('moov', '<script>'), media]],
  ['with two moov boxes', [fileTypeBox, movieBox, movieBox, media]],
  ['with a page behind it', [mp4File, '<script>alert(1)</script>']],
  ['with a box smaller than its header', [fileTypeBox, movieBox, media, '\0\0\0\x04free']],
  ['with a box larger than the file', [fileTypeBox, movieBox, '\x7f\xff\xff\xffmdat']],
  ['with more boxes than a film has', [mp4File, ...Array<Buffer>(20_001).fill(box('free'))]],
];

test.each(brokenMp4)('an MP4 file %s is refused', async (_, parts) => {
  expect(await asks(isWholeMp4, ...parts)).toBe(false);
});

const trackless = element('18538067', element('1549a966', 'info'));
const brokenWebm: [string, (Buffer | string)[]][] = [
  ['without a segment', [webmHeader]],
  ['without tracks', [webmHeader, trackless]],
  ['with a page behind it', [webmFile, '<script>']],
  ['with a segment longer than the file', [webmHeader, element('18538067', 'x', 5_000)]],
];

test.each(brokenWebm)('a WebM file %s is refused', async (_, parts) => {
  expect(await asks(isWholeWebm, ...parts)).toBe(false);
});

test('a film that is cut off anywhere is refused', async () => {
  for (let length = 0; length < mp4File.length; length += 7) {
    expect(await asks(isWholeMp4, mp4File.subarray(0, length)), `mp4 at ${length}`).toBe(false);
  }
  for (let length = 0; length < webmFile.length; length++) {
    expect(await asks(isWholeWebm, webmFile.subarray(0, length)), `webm at ${length}`).toBe(false);
  }
});

test('T22 a changed or shortened film never stops the check, and a shortened one never passes', async () => {
  const film = fc.constantFrom<[Check, Buffer]>([isWholeMp4, mp4File], [isWholeWebm, webmFile]);
  const change = fc.record({
    film,
    at: fc.nat(200),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }),
    cut: fc.integer({ min: 1, max: 60 }),
  });
  await fc.assert(
    fc.asyncProperty(change, async ({ film: [isWhole, bytes], at, bytes: wrong, cut }) => {
      const changed = Buffer.from(bytes);
      changed.set(
        wrong.subarray(0, Math.max(0, changed.length - at)),
        Math.min(at, changed.length),
      );
      expect([true, false]).toContain(await asks(isWhole, changed));
      expect(await asks(isWhole, bytes.subarray(0, Math.max(0, bytes.length - cut)))).toBe(false);
    }),
    { numRuns: fuzzRuns(1_000, 5_000) },
  );
});
