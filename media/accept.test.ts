import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  acceptedFiles,
  box,
  movingFile,
  mp4File,
  picture,
  pictureFile,
  refusedFiles,
} from '../tests/sample-files.ts';
import { acceptUpload, discardUpload, uploadLimits } from './accept.ts';
import { folderStore } from './stores/folder-store.ts';
import { uploadNamePattern } from './upload-name.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Sends the bytes in pieces, as a network does. */
function inPieces(...parts: (Buffer | string)[]): Readable {
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 65_536) pieces.push(bytes.subarray(at, at + 65_536));
  return Readable.from(pieces);
}

function accept(...parts: (Buffer | string)[]) {
  return acceptUpload(folderStore(folder), inPieces(...parts));
}

async function storedFiles(): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => name !== 'incoming');
}

async function expectRefusal(upload: Promise<unknown>, status: number, sentence: RegExp) {
  await expect(upload).rejects.toMatchObject({ status, message: expect.stringMatching(sentence) });
  expect(await storedFiles()).toEqual([]);
}

test('every accepted type is kept under a name of our own', async () => {
  for (const [type, file] of await acceptedFiles()) {
    const upload = await accept(file);
    const isFilm = type.startsWith('video/');
    expect(upload).toMatchObject({
      media_type: type,
      file_name: expect.stringMatching(uploadNamePattern),
      size: (await stat(join(folder, upload.file_name))).size,
      width: isFilm ? null : 64,
      height: isFilm ? null : 48,
      widths: [],
    });
  }
  expect(await storedFiles()).toHaveLength(7);
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});

test('a film stays as it was sent, byte for byte', async () => {
  const { file_name } = await accept(mp4File);
  expect(await readFile(join(folder, file_name))).toEqual(mp4File);
});

test.each(refusedFiles)('T21 %s is refused and leaves nothing', async (_, file) => {
  await expectRefusal(accept(file), 415, /This type of file is not accepted/);
});

test('an empty file is refused', async () => {
  await expectRefusal(accept(''), 400, /is empty/);
});

test('T18 a picture of exactly 10 MB passes and one byte more does not', async () => {
  const jpeg = await pictureFile('jpeg');
  const padding = Buffer.alloc(uploadLimits.image - jpeg.length);
  expect((await accept(jpeg, padding)).size).toBeLessThan(10_000);
  await rm(folder, { recursive: true });
  await expectRefusal(accept(jpeg, padding, '!'), 413, /larger than 10 MB/);
});

test('a film may be larger than a picture and has its own limit', async () => {
  const limits = { ...uploadLimits, image: 100, video: 1_048_576 };
  const rest = limits.video - mp4File.length - 8;
  const film = [mp4File, box('free', Buffer.alloc(rest))];
  expect((await acceptUpload(folderStore(folder), inPieces(...film), limits)).size).toBe(
    limits.video,
  );
  await rm(folder, { recursive: true });
  await expectRefusal(
    acceptUpload(folderStore(folder), inPieces(...film, '!'), limits),
    413,
    /larger than 1 MB/,
  );
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'T20 a %s cut short is refused',
  async (format) => {
    const whole = await picture(400, 300, true).toFormat(format).toBuffer();
    await expectRefusal(accept(whole.subarray(0, whole.length / 2)), 422, /damaged/);
  },
);

test('a film cut short is refused', async () => {
  await expectRefusal(accept(mp4File.subarray(0, -1)), 422, /film is damaged/);
});

test('T20 a picture that would fill the memory is refused without decoding it', async () => {
  const bomb = await picture(7_100, 7_100).png({ compressionLevel: 3 }).toBuffer();
  expect(bomb.length).toBeLessThan(uploadLimits.image);
  const before = process.memoryUsage().rss;
  await expectRefusal(
    accept(bomb),
    422,
    /^This PNG has 50.5 megapixels; PNG pictures may have up to 50 megapixels\.$/,
  );
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
}, 60_000);

test('T20 a moving picture counts all its frames', async () => {
  const gif = await movingFile('gif', 100, 100);
  const upload = acceptUpload(folderStore(folder), inPieces(gif), {
    ...uploadLimits,
    pixels: 29_999,
  });
  await expectRefusal(upload, 422, /megapixels/);
});

test('T20 a ribbon of 20,000 by 1 pixels is refused', async () => {
  await expectRefusal(accept(await pictureFile('png', 20_000, 1)), 422, /too long/);
});

test('T20 a photo loses the place it was taken at and stands upright', async () => {
  const exif = {
    IFD0: { Make: 'Camera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1' },
  };
  const photo = await picture(600, 400)
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  expect(photo.includes('Camera')).toBe(true);
  const upload = await accept(photo);
  expect(upload).toMatchObject({ width: 400, height: 600, widths: [] });
  const stored = await readFile(join(folder, upload.file_name));
  expect(stored.includes('Camera')).toBe(false);
  const metadata = await sharp(stored).metadata();
  expect(metadata).toMatchObject({ width: 400, height: 600 });
  expect(metadata.exif).toBeUndefined();
});

test('T21 script hidden behind or inside a picture is gone', async () => {
  const photo = await picture(64, 48)
    .withExif({ IFD0: { Copyright: '<script>1</script>' } })
    .jpeg()
    .toBuffer();
  const { file_name } = await accept(photo, '<script>alert(1)</script>');
  expect((await readFile(join(folder, file_name))).includes('script')).toBe(false);
});

test('a moving picture keeps its frames and has no smaller files', async () => {
  for (const format of ['gif', 'webp'] as const) {
    const upload = await accept(await movingFile(format, 600, 400));
    expect(upload).toMatchObject({
      media_type: `image/${format}`,
      width: 600,
      height: 400,
      widths: [],
    });
    expect(upload.file_name).not.toContain('-w');
    expect((await sharp(join(folder, upload.file_name)).metadata()).pages).toBe(3);
  }
});

test('a huge GIF or AVIF becomes WebP, because writing them would take too long', async () => {
  const gif = await accept(await movingFile('gif', 2_000, 1_700));
  expect(gif).toMatchObject({ media_type: 'image/webp', width: 2_000, height: 1_700, widths: [] });
  const avif = await accept(await picture(4_000, 2_600).avif({ effort: 0 }).toBuffer());
  expect(avif).toMatchObject({ media_type: 'image/webp', width: 4_000 });
  expect(avif.file_name).toMatch(/-w4000h\d+\.webp$/);
}, 60_000);

test('a busy photo of 4,000 px gets five WebP files that a page can afford', async () => {
  const photo = await picture(4_000, 2_667, true).jpeg({ quality: 60 }).toBuffer();
  const upload = await accept(photo);
  expect(upload).toMatchObject({
    width: 4_000,
    height: 2_667,
    widths: [480, 800, 1200, 1600, 2400],
  });
  expect(upload.file_name).toMatch(/-w4000h2667\.jpg$/);
  for (const width of upload.widths) {
    const path = join(
      folder,
      upload.file_name.replace('.jpg', () => `-${width}.webp`),
    );
    expect(await sharp(path).metadata()).toMatchObject({ format: 'webp', width });
    expect((await stat(path)).size).toBeLessThan(250_000);
  }
  await discardUpload(folderStore(folder), upload);
  expect(await storedFiles()).toEqual([]);
}, 60_000);

test('smaller files keep the colours of pictures of any kind', async () => {
  const grey = picture(500, 10).greyscale().png();
  const deep = picture(500, 10).toColourspace('rgb16').png();
  const print = picture(500, 10).toColourspace('cmyk').jpeg();
  const clear = picture(500, 10).ensureAlpha(0.5).png();
  for (const file of [grey, deep, print, clear]) {
    const { file_name } = await accept(await file.toBuffer());
    const [own, smaller] = await Promise.all(
      [file_name, file_name.replace(/\.\w+$/, '-480.webp')].map((name) =>
        sharp(join(folder, name)).stats(),
      ),
    );
    const means =
      own?.channels.map(({ mean }) => (mean > 256 ? mean / 257 : mean)).slice(0, 3) ?? [];
    for (const [index, mean] of means.entries()) {
      expect(Math.abs(mean - (smaller?.channels[index]?.mean ?? 0))).toBeLessThan(6);
    }
  }
});

test('F10 an upload that breaks off leaves nothing', async () => {
  const jpeg = await pictureFile('jpeg');
  async function* cutOff() {
    yield jpeg.subarray(0, 100);
    throw new Error('connection lost');
  }
  await expectRefusal(acceptUpload(folderStore(folder), Readable.from(cutOff())), 400, /broke off/);
});

test('T19 two uploads run, ten wait and the next is refused', async () => {
  const stuck = Array.from({ length: 12 }, () => new Readable({ read() {} }));
  const waiting = stuck.map((stream) => acceptUpload(folderStore(folder), stream));
  const refused = acceptUpload(folderStore(folder), inPieces(mp4File));
  await expect(refused).rejects.toMatchObject({ status: 503 });
  for (const stream of stuck) stream.destroy();
  const ends = await Promise.allSettled(waiting);
  expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
  expect((await accept(mp4File)).media_type).toBe('video/mp4');
});
