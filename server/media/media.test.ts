import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../db/open.ts';
import { drawingAddress } from '../../domain/media/drawing.ts';
import { drawingFolder } from '../../media/pictures/drawings.ts';
import { folderStore } from '../../media/stores/folder-store.ts';
import fc from '../../tests/fast-check.ts';
import { fuzzRuns } from '../../tests/fuzz-runs.ts';
import { readConfig } from '../config.ts';
import { errors } from '../http/errors.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { media } from './media.ts';

const photo = '0123456789abcdef0123456789abcdef-w4000.jpg';
const film = 'fedcba9876543210fedcba9876543210.mp4';
const filmBytes = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256));
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const seed = 'زيت & oil';

let folder: string;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  const mediaDir = join(folder, 'media');
  const drawn = join(mediaDir, 'drawings', drawingFolder(seed));
  await mkdir(drawn, { recursive: true });
  await mkdir(join(mediaDir, 'incoming'), { recursive: true });
  await writeFile(join(mediaDir, photo), 'a photo');
  await writeFile(join(mediaDir, photo.replace('.jpg', '-480.webp')), 'a smaller one');
  await writeFile(join(mediaDir, film), filmBytes);
  await writeFile(join(drawn, 'banner.svg'), svg);
  await writeFile(join(drawn, 'banner.svg.br'), brotliCompressSync(svg));
  await writeFile(join(mediaDir, 'incoming', photo), 'half a photo');
  await writeFile(join(mediaDir, '.hidden.jpg'), 'hidden');
  await writeFile(join(mediaDir, 'other.jpg'), 'not our name');
  await writeFile(join(folder, photo), 'outside');
  app = Fastify();
  const config = readConfig({ MEDIA_URL: `file:${mediaDir}`, DATA_DIR: folder });
  app.decorate('services', {
    ...openDatabase('sqlite::memory:'),
    config,
    media: folderStore(mediaDir),
    now: Date.now,
  });
  await app.register(securityHeaders);
  await app.register(errors);
  await app.register(media);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await app.services.db.destroy();
  await rm(folder, { recursive: true });
});

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

test('T21 an upload comes with its type, for ever, and cannot run script', async () => {
  const answer = await get(`/media/${photo}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('a photo');
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await get(`/media/${photo.replace('.jpg', '-480.webp')}`)).headers['content-type']).toBe(
    'image/webp',
  );
  expect((await get(`/media/${film}`)).headers['content-type']).toBe('video/mp4');
});

test('HEAD tells the size and sends nothing', async () => {
  const answer = await app.inject({ method: 'HEAD', url: `/media/${film}` });
  expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([
    200,
    '1000',
    '',
  ]);
});

test('whoever has the file is told that it has not changed', async () => {
  const { etag } = (await get(`/media/${photo}`)).headers;
  const known = { 'if-none-match': `${etag}` };
  expect((await get(`/media/${photo}`, known)).statusCode).toBe(304);
  const asked = { ...known, 'cache-control': 'no-cache' };
  expect((await get(`/media/${photo}`, asked)).statusCode, 'as a fetch of Node asks').toBe(304);
});

test('a drawing whose long seed is cut for the disk is found by the whole seed', async () => {
  const longSeed = 'ي'.repeat(60);
  const drawn = join(folder, 'media', 'drawings', drawingFolder(longSeed));
  await mkdir(drawn);
  await writeFile(join(drawn, 'wide.svg'), svg);
  expect((await get(drawingAddress(longSeed, 'wide'))).body).toBe(svg);
});

test('a portrait of the first content is found by its name', async () => {
  await mkdir(join(folder, 'media', 'portraits'), { recursive: true });
  await writeFile(join(folder, 'media', 'portraits', 'hind.svg'), svg);
  const answer = await get('/media/portraits/hind.svg');
  expect(answer.body).toBe(svg);
  expect(answer.headers['cache-control']).toContain('max-age=86400');
  expect((await get('/media/portraits/nobody.svg')).statusCode).toBe(404);
});

test('a drawing is found by its seed, compressed when wanted, and cached for a day', async () => {
  const drawing = drawingAddress(seed, 'banner');
  const plain = await get(drawing);
  expect(plain.body).toBe(svg);
  expect(plain.headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(plain.headers['cache-control']).toBe(
    'public, max-age=86400, stale-while-revalidate=604800',
  );
  expect(plain.headers['content-security-policy']).toContain('sandbox');
  const small = await get(drawing, { 'accept-encoding': 'gzip, br' });
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/^image\/svg\+xml/),
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(small.rawPayload).toEqual(brotliCompressSync(svg));
});

test('T24 ranges: one is cut out, several are the whole file, one beyond the end is refused', async () => {
  const ranges: [string, number, Buffer][] = [
    ['bytes=0-0', 206, filmBytes.subarray(0, 1)],
    ['bytes=100-199', 206, filmBytes.subarray(100, 200)],
    ['bytes=900-', 206, filmBytes.subarray(900)],
    ['bytes=-10', 206, filmBytes.subarray(-10)],
    ['bytes=990-5000', 206, filmBytes.subarray(990)],
    ['bytes=0-1,5-6', 200, filmBytes],
    ['lines=1-2', 200, filmBytes],
  ];
  for (const [range, status, bytes] of ranges) {
    const answer = await get(`/media/${film}`, { range });
    expect([range, answer.statusCode], range).toEqual([range, status]);
    expect(answer.rawPayload.equals(bytes), range).toBe(true);
  }
  const beyond = await get(`/media/${film}`, { range: 'bytes=1000-' });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */1000']);
  expect(beyond.headers['cache-control']).toBe('no-store');
});

test('T24 any range header gets part of the file and never more', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^(bytes=)?[-0-9, x=]{0,24}$/), async (range) => {
      const answer = await get(`/media/${film}`, { range });
      expect([200, 206, 416]).toContain(answer.statusCode);
      if (answer.statusCode !== 206) return;
      const [, from, to] =
        /^bytes (\d+)-(\d+)\/1000$/.exec(`${answer.headers['content-range']}`) ?? [];
      const wanted = filmBytes.subarray(Number(from), Number(to) + 1);
      expect(answer.rawPayload.equals(wanted)).toBe(true);
    }),
    // What the header asks for is tried more often by itself (server/http/file-answer.test.ts).
    { numRuns: fuzzRuns(1_000, 20_000) },
  );
});

const ways = [
  `../${photo}`,
  `..%2f${photo}`,
  `%2e%2e/${photo}`,
  `%2e%2e%2f${photo}`,
  `drawings/../../${photo}`,
  `drawings/..%2f../${photo}`,
  `drawings/%2e%2e/${photo}`,
  'drawings/%2e%2e/banner.svg',
  'drawings/..%2f..%2fx/banner.svg',
  'drawings/%00/banner.svg',
  'drawings/%zz/banner.svg',
  'drawings/%ff/banner.svg',
  'drawings/x/constructor.svg',
  `${photo}%00`,
  `${photo}%00.png`,
  `..\\${photo}`,
  `..%5c${photo}`,
  `/${photo}`,
  `./${photo}`,
  `%252e%252e%252f${photo}`,
  `incoming/${photo}`,
  `incoming%2f${photo}`,
  `INCOMING/${photo}`,
  `${photo}/`,
  `${photo.toUpperCase()}`,
  'x'.repeat(300),
  '.hidden.jpg',
  'other.jpg',
  'drawings/',
  'drawings',
  '',
  'ffffffffffffffffffffffffffffffff-w4000.jpg',
  'drawings/unknown/banner.svg',
];

/** Sends the path as it is; `inject` and browsers would tidy it first. */
function getRaw(path: string): Promise<{ status?: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(address, { path }, async (answer) => {
      resolve({ status: answer.statusCode, body: await text(answer) });
    })
      .on('error', reject)
      .end();
  });
}

test.each(ways)('T23 /media/%s leads nowhere', async (way) => {
  const answer = await getRaw(`/media/${way}`);
  expect([400, 404]).toContain(answer.status);
  expect(answer.body.length).toBeLessThan(200);
});

test('what is not there is answered shortly and not remembered', async () => {
  const answer = await get('/media/nothing.png');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe('There is no such file.\n');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('T23 no made-up address leaves the folder', async () => {
  const piece = fc.constantFrom(
    ...[
      '..',
      '%2e',
      '%2F',
      '/',
      '\\',
      '%5c',
      '%00',
      '.',
      'incoming',
      'drawings',
      'x',
      '%c0%af',
      '~',
    ],
    ...[photo, '.hidden.jpg', 'other.jpg'],
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
      const path = pieces.join('');
      const { status, body } = await getRaw(`/media/${path}`);
      expect([200, 400, 404]).toContain(status);
      expect(body === 'a photo' || status !== 200).toBe(true);
      if (status === 200) expect(path).toBe(photo);
    }),
    { numRuns: fuzzRuns(1_000, 20_000) },
  );
});
