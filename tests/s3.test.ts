import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { hour } from '../domain/durations.ts';
import { drawingAddress } from '../domain/media/drawing.ts';
import { withTemporaryFolder } from '../media/incoming.ts';
import { makeStoredPlaceholder } from '../media/pictures/placeholder.ts';
import { openMediaStore } from '../media/stores/open-store.ts';
import type { MediaStore } from '../media/stores/store.ts';
import { readConfig } from '../server/config.ts';
import { drawItem } from '../server/media/drawings.ts';
import { sweepMedia } from '../server/media/sweep.ts';
import { type S3Server, startS3 } from './s3-server.ts';
import { box, fileTypeBox, movieBox, pictureFile } from './sample-files.ts';
import { type TestServer, testServer } from './server.ts';

let s3: S3Server;
let folder: string;
let media: MediaStore;

const openStore = (env: Record<string, string>) =>
  openMediaStore(readConfig({ ...s3.env, ...env, DATA_DIR: folder }));

beforeAll(async () => {
  s3 = await startS3();
  folder = await mkdtemp(join(tmpdir(), 'site-s3-'));
  media = await openStore({});
  await media.check();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

function upload(server: TestServer, file: Buffer) {
  const border = 'border-of-the-form';
  const head = `--${border}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${border}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${border}` };
  return server.call({ method: 'POST', url: '/api/upload', token: server.token, body, headers });
}

function keepShort(names: string[]): Promise<void> {
  return withTemporaryFolder(media.folder, async (place) => {
    for (const name of names) await writeFile(join(place, name), 'x');
    await media.keep(place, names);
  });
}

/** AVIF files follow in the background. */
const longEnough = { timeout: 30_000 };

const nameOf = (address: string) => address.slice('/media/'.length);

test('a picture is uploaded with its variants, shown, and gone after its deletion', async () => {
  const server = await testServer({ media });
  const { statusCode, body: address } = await upload(server, await pictureFile('jpeg', 1_000, 500));
  expect(statusCode).toBe(200);
  const stored = nameOf(address).replace('.jpg', '');
  expect(await media.list()).toEqual(
    expect.arrayContaining([`${stored}-480.webp`, `${stored}-800.webp`, `${stored}.jpg`]),
  );

  const answer = await server.call({ url: address });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'none'; sandbox",
    'content-length': String(answer.rawPayload.length),
  });
  const known = { 'if-none-match': String(answer.headers.etag) };
  expect((await server.call({ url: address, headers: known })).statusCode).toBe(304);
  const avif = () => server.call({ url: address.replace('.jpg', '-480.avif') });
  await vi.waitFor(
    async () => expect((await avif()).headers['content-type']).toBe('image/avif'),
    longEnough,
  );
  await vi.waitFor(
    async () =>
      expect(await server.db.selectFrom('uploads').select('has_avif').execute()).toEqual([
        { has_avif: 1 },
      ]),
    longEnough,
  );

  const [row] = await server.db.selectFrom('uploads').select('upload_id').execute();
  const url = `/api/uploads/${row?.upload_id}`;
  expect((await server.call({ method: 'DELETE', url, token: server.token })).statusCode).toBe(200);
  expect((await media.list()).filter((name) => name.startsWith(stored))).toEqual([]);
  expect((await server.call({ url: address })).statusCode).toBe(404);
});

test('a film leaves in parts and is answered range by range', async () => {
  const server = await testServer({ media });
  const film = Buffer.concat([fileTypeBox, movieBox, box('mdat', randomBytes(9_000_000))]);
  const { body: url } = await upload(server, film);
  expect((await server.call({ url })).rawPayload.equals(film)).toBe(true);
  const size = film.length;
  const ranges: [string, Buffer][] = [
    // As Safari begins.
    ['bytes=0-1', film.subarray(0, 2)],
    ['bytes=8388600-8388620', film.subarray(8_388_600, 8_388_621)],
    [`bytes=${size - 5}-`, film.subarray(-5)],
    ['bytes=-10', film.subarray(-10)],
  ];
  for (const [range, bytes] of ranges) {
    const part = await server.call({ url, headers: { range } });
    expect([part.statusCode, part.rawPayload.equals(bytes)], range).toEqual([206, true]);
  }
  const beyond = await server.call({ url, headers: { range: `bytes=${size}-` } });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`]);
  const head = await server.call({ method: 'HEAD', url });
  expect([head.headers['content-length'], head.body]).toEqual([String(size), '']);
});

test('captions lie beside their film and go with it', async () => {
  const server = await testServer({ media });
  const { token, call } = server;
  await upload(server, Buffer.concat([fileTypeBox, movieBox, box('mdat', randomBytes(100))]));
  const [row] = await server.db.selectFrom('uploads').select('upload_id').execute();
  const url = `/api/uploads/${row?.upload_id}`;
  const text = 'WEBVTT\n\n00:00.000 --> 00:01.000\nWater runs downhill.\n';
  await call({ method: 'PUT', url: `${url}/captions`, token, body: { text } });
  const [kept] = (await call({ url: '/api/uploads?kind=video', token })).json().uploads;
  const file = await call({ url: kept.captions });
  expect([file.headers['content-type'], file.body]).toEqual(['text/vtt; charset=utf-8', text]);
  await call({ method: 'DELETE', url, token });
  expect(await media.list()).not.toContain(nameOf(kept.captions));
});

test('the colours of an earlier picture are read out of the bucket', async () => {
  const server = await testServer({ media });
  await upload(server, await pictureFile('jpeg', 1_000, 500));
  const columns = ['file_name', 'placeholder'] as const;
  const [row] = await server.db.selectFrom('uploads').select(columns).execute();
  const { file_name = '', placeholder } = row ?? {};
  expect(placeholder).toMatch(/^[0-9a-f]{6} /);
  expect(await makeStoredPlaceholder(media, { file_name, widths: [480, 800] })).toBe(placeholder);
  expect(await makeStoredPlaceholder(media, { file_name: 'gone.jpg', widths: [480] })).toBe('');
});

test('drawings are kept in the bucket and sent compressed', async () => {
  const server = await testServer({ media });
  const [seed, url] = ['زيت & node.js', drawingAddress('زيت & node.js', 'banner')];
  await drawItem(seed, { media, log: server.app.log });
  const plain = await server.call({ url });
  expect(plain.body).toMatch(/^<svg/);
  expect(plain.headers['content-type']).toBe('image/svg+xml');
  const small = await server.call({ url, headers: { 'accept-encoding': 'br' } });
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'image/svg+xml',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

test.each([
  ['an unknown key', { S3_ACCESS_KEY_ID: 'STRANGER' }, /\(InvalidAccessKeyId\)\.$/],
  [
    'a wrong secret',
    { S3_SECRET_ACCESS_KEY: 'wrong' },
    /^The media store s3:\/\/media at \S+ cannot be used/,
  ],
  ['no such bucket', { MEDIA_URL: 's3://other' }, /^The media store s3:\/\/other at \S+ cannot/],
  ['nobody there', { S3_ENDPOINT: 'http://127.0.0.1:9' }, /\(ECONNREFUSED\)\.$/],
])('%s is one sentence at the start', async (_what, env, sentence) => {
  await expect((await openStore(env)).check()).rejects.toThrow(sentence);
});

test('F09 a bucket that refuses: 503, nothing kept, three tries, pages unaffected', async () => {
  let tries = 0;
  const refusing = createServer((request, response) => {
    if (request.method === 'HEAD') tries += 1;
    request.resume().on('end', () => response.writeHead(500).end());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void refusing.close());
  await once(refusing, 'listening');
  // A server that listens on a port and not on a pipe has an address object.
  const { port } = refusing.address() as AddressInfo;
  const broken = await openStore({ S3_ENDPOINT: `http://127.0.0.1:${port}` });
  const server = await testServer({ media: broken });
  const answer = await server.call({ url: `/media/${'0'.repeat(32)}.mp4` });
  expect([answer.statusCode, answer.headers['retry-after'], tries]).toEqual([503, '5', 3]);
  const refused = await upload(server, await pictureFile('png'));
  expect([refused.statusCode, refused.json().message]).toEqual([
    503,
    expect.stringMatching(/try again/i),
  ]);
  expect(await server.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
  expect((await server.call({ url: '/health' })).statusCode).toBe(200);
});

test('F10 what a killed process left in the bucket goes after a day, and nothing else does', async () => {
  const server = await testServer({ media });
  const { body: address } = await upload(server, await pictureFile('png', 600, 300));
  const before = await media.list();
  const [stray, captions] = [`${'0'.repeat(32)}-w600h300-480.webp`, `${'1'.repeat(32)}.vtt`];
  await keepShort([stray, captions]);
  const sweep = (hours: number) => sweepMedia(server.db, media, Date.now() + hours * hour);
  expect(await sweep(23)).toEqual([]);
  await server.db.updateTable('uploads').set({ captions }).execute();
  // Other tests' uploads lie here without a row as well.
  expect(await sweep(25)).toContain(stray);
  const left = await media.list();
  expect(left).not.toContain(stray);
  const own = before.filter((name) => name.startsWith(nameOf(address).slice(0, 32)));
  expect(left).toEqual(expect.arrayContaining([...own, captions]));

  const strays = Array.from({ length: 21 }, (_, n) => `${String(n).padStart(32, 'a')}.png`);
  await keepShort(strays);
  await expect(sweep(25)).rejects.toThrow('21 uploads in the media store s3://media');
  expect(await media.list()).toEqual(expect.arrayContaining(strays));
  await media.remove(strays);
});

test('what cannot be kept whole is taken back', async () => {
  await withTemporaryFolder(media.folder, async (place) => {
    await writeFile(join(place, 'b.svg'), '<svg/>');
    // The first named is sent last, and is not there.
    await expect(media.keep(place, ['a.svg', 'b.svg'])).rejects.toThrow();
  });
  expect(await media.find('b.svg')).toBeNull();
  expect(await media.read('b.svg')).toBeNull();
});

test('a file comes back byte for byte', async () => {
  await withTemporaryFolder(media.folder, async (place) => {
    await writeFile(join(place, 'c.svg'), 'seven hundred drawings');
    await media.keep(place, ['c.svg']);
    const body = await media.read('c.svg', { start: 6, end: 12 });
    expect(body && String(await buffer(body))).toBe('hundred');
  });
});
