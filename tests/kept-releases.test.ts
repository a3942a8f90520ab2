import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { day } from '../domain/durations.ts';
import { openMediaStore } from '../media/stores/open-store.ts';
import type { MediaStore } from '../media/stores/store.ts';
import { readConfig } from '../server/config.ts';
import { assetTypes } from '../server/pages/assets/assets.ts';
import { type S3Server, startS3 } from './s3-server.ts';
import { testServer } from './server.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-releases-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const scriptOf = (release: string) => `export const release = '${release}';\n`.repeat(50);

/** What a build leaves behind: a script with its twin, and a picture that is the same in every release. */
async function build(release: string): Promise<string> {
  const client = await temporaryFolder();
  const files = { [`main-${release}.js`]: scriptOf(release), 'same-0.svg': '<svg/>' };
  await mkdir(join(client, 'assets'));
  for (const [name, words] of Object.entries(files)) {
    await writeFile(join(client, 'assets', name), words);
    await writeFile(join(client, 'assets', `${name}.br`), brotliCompressSync(words));
  }
  return client;
}

const config = { development: false };

/** An instance of a release comes and goes; what it does in the background is done when it has gone. */
async function run(client: string, media: MediaStore, days: number): Promise<void> {
  const server = await testServer({ media, client, config });
  server.clock.now += days * day;
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  await server.app.close();
}

/** An instance that only answers. */
async function visit(client: string, media: MediaStore) {
  const { call } = await testServer({ media, client, config });
  return (release: string, headers = {}) => call({ url: `/assets/main-${release}.js`, headers });
}

const stores: [string, () => Promise<MediaStore>][] = [
  ['a folder', async () => openMediaStore({ mediaDir: await temporaryFolder() })],
  [
    'a bucket',
    async () => openMediaStore(readConfig({ ...s3.env, DATA_DIR: await temporaryFolder() })),
  ],
];

test.each(stores)(
  'D40 an open tab finds its scripts for two releases more, and not for ever: %s',
  async (_, open) => {
    const media = await open();
    const builds = await Promise.all(['a', 'b', 'c', 'd'].map(build));
    const [a = '', b = '', c = '', d = ''] = builds;
    for (const [days, client] of [a, b, c].entries()) await run(client, media, days);
    // The same release again is none, and does not count as the latest of the others either.
    await run(c, media, 3);
    const ask = await visit(c, media);
    const old = await ask('a', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(old.rawPayload).toString()).toBe(scriptOf('a'));
    const own = await ask('c', { 'accept-encoding': 'br' });
    const changing = { date: '', etag: '', 'x-request-id': '', 'content-length': '' };
    const ofFile = { 'last-modified': undefined, 'accept-ranges': undefined };
    expect({ ...old.headers, ...changing }).toEqual({ ...own.headers, ...changing, ...ofFile });
    const known = { 'if-none-match': old.headers.etag };
    expect((await ask('a', known)).statusCode).toBe(304);
    expect((await ask('b')).body).toBe(scriptOf('b'));

    await run(d, media, 4);
    const later = await visit(d, media);
    const statuses = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (release) => (await later(release)).statusCode),
    );
    expect(statuses).toEqual([404, 200, 200, 200]);
    expect(await media.list('releases')).toHaveLength(6);
    expect(await media.list(), 'what a backup takes along').toEqual([]);
  },
);

test('an instance of the release before answers for the one that is being rolled out', async () => {
  const media = await openMediaStore({ mediaDir: await temporaryFolder() });
  const ask = await visit(await build('a'), media);
  await run(await build('b'), media, 1);
  expect((await ask('b')).body).toBe(scriptOf('b'));
});

test('a script that the next build has taken away is still answered', async () => {
  const media = await openMediaStore({ mediaDir: await temporaryFolder() });
  const client = await build('a');
  await run(client, media, 0);
  const ask = await visit(client, media);
  await rm(join(client, 'assets/main-a.js'));
  expect((await ask('a')).body).toBe(scriptOf('a'));
});

test('two instances of a new release at once keep it whole', async () => {
  const media = await openMediaStore({ mediaDir: await temporaryFolder() });
  const [a, b] = await Promise.all([build('a'), build('b')]);
  await Promise.all([run(a, media, 0), run(a, media, 0), run(b, media, 0)]);
  const ask = await visit(await build('c'), media);
  expect([(await ask('a')).body, (await ask('b')).body]).toEqual([scriptOf('a'), scriptOf('b')]);
});

test('a store that takes nothing keeps nobody from the files of the build', async () => {
  const mediaDir = await temporaryFolder();
  const media = await openMediaStore({ mediaDir });
  const refusing: MediaStore = { ...media, keep: () => Promise.reject(new Error('EROFS')) };
  const client = await build('a');
  await run(client, refusing, 0);
  const ask = await visit(client, refusing);
  expect([(await ask('a')).statusCode, (await ask('b')).statusCode]).toEqual([200, 404]);
});

test('T23 an asset is what the build makes, and nothing else of the store', async () => {
  const media = await openMediaStore({ mediaDir: await temporaryFolder() });
  const client = await build('a');
  await run(client, media, 0);
  const { call } = await testServer({ media, client: await build('b'), config });
  const [index = ''] = await media.list('releases');
  const hostile = [
    'main-a.js.br',
    index,
    `..%2f..%2f${index}`,
    '../releases/x.js',
    '%2e%2e/main-a.js',
    'main-a.js%00.svg',
    'constructor.js',
    '__proto__.css',
    'main-a.constructor',
  ];
  for (const name of hostile) {
    const answer = await call({ url: `/assets/${name}` });
    expect([name, answer.statusCode]).toEqual([name, 404]);
    expect((await call({ url: `/media/releases/${name}` })).statusCode).toBe(404);
  }
  expect((await call({ url: '/assets/main-a.js?v=1' })).statusCode).toBe(200);
});

test('every file of the build has a type that is known later', async () => {
  const names = await readdir(resolve(import.meta.dirname, '../build/client/assets'));
  const plain = names.filter((name) => !/\.(br|gz)$/.test(name));
  expect(plain.length).toBeGreaterThan(100);
  const known = new RegExp(`^[\\w.-]+\\.(${Object.keys(assetTypes).join('|')})$`);
  expect(plain.filter((name) => !known.test(name))).toEqual([]);
});
