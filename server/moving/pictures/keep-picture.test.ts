import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { savePicture } from '../../../db/moving/import-pictures.ts';
import { acceptUpload } from '../../../media/accept.ts';
import { folderStore } from '../../../media/stores/folder-store.ts';
import { loseNextAnswer } from '../../../tests/lost-answer.ts';
import { openMigratedSqlite } from '../../../tests/migrated-sqlite.ts';
import { zipOf } from '../../../tests/moving/zip-of.ts';
import { pictureFile } from '../../../tests/sample-files.ts';
import { pictureKeeper } from './keep-picture.ts';
import { pictureDoor } from './picture-door.ts';
import { PictureMissing } from './picture-missing.ts';

const quota = 1e9;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('R-I-05 a picture comes from the archive, or else its original from the old site, once', async () => {
  const { db } = await openMigratedSqlite();
  const zip = join(folder, 'site.zip');
  await writeFile(
    zip,
    await zipOf({ 'uploads/2014/a.png': { content: await pictureFile('png') } }),
  );
  const other = await pictureFile('jpeg', 80, 60);
  const asked: string[] = [];
  const door = pictureDoor(async (address) => {
    asked.push(address);
    if (/\/b(?:-90x90)?\.jpg$/.test(address)) throw new PictureMissing('The old site answers 404.');
    return Readable.from([address.endsWith('.svg') ? Buffer.from('<svg xmlns="x"/>') : other]);
  });
  const keep = pictureKeeper({ db, media: folderStore(join(folder, 'media')), door, quota });
  const from = { import_id: 1, file: zip, source: 'https://old.example' };
  const first = await keep('https://old.example/wp-content/uploads/2014/a-300x200.png', from);
  const original = 'https://old.example/wp-content/uploads/2014/a.png';
  expect(first).toEqual({ file: expect.stringMatching(/^\/media\/.*\.png$/), address: original });
  const again = await keep('/uploads/2014/a.png', from);
  expect(again).toEqual({ ...first, address: '/uploads/2014/a.png' });
  const fetched = await keep('/c-20x20.jpg?w=3', from);
  expect(fetched).toEqual({ file: expect.stringMatching(/^\/media\/.*\.jpg$/), address: '/c.jpg' });
  expect(await keep('https://old.example/b-90x90.jpg', from)).toEqual({
    reason: 'The old site answers 404.',
  });
  expect(await keep('https://old.example/d.svg', from)).toEqual({
    reason: expect.stringContaining('This type of file is not accepted'),
  });
  expect(asked).toEqual([
    'https://old.example/c.jpg',
    'https://old.example/b.jpg',
    'https://old.example/b-90x90.jpg',
    'https://old.example/d.svg',
  ]);
  expect(await keep('/e.jpg', { ...from, source: '' })).toEqual({
    reason: 'It is not in the file, and the address of the old site is not known.',
  });
  const rows = await db.selectFrom('uploads').select('original_name').execute();
  expect(rows.map(({ original_name }) => original_name).sort()).toEqual(['a.png', 'c.jpg']);
  await db.destroy();
});

test('R-I-05 the library has the alt text of a picture, and its name as people read it', async () => {
  const { db } = await openMigratedSqlite();
  const pictures = [await pictureFile('jpeg', 80, 60), await pictureFile('jpeg', 60, 80)];
  const door = pictureDoor(async () => Readable.from([pictures.pop()]));
  const keep = pictureKeeper({ db, media: folderStore(join(folder, 'media')), door, quota });
  const from = { import_id: 1, file: join(folder, 'none'), source: '' };
  await keep('https://old.example/a/%D8%A8%D8%A6%D8%B1%20%281%29.jpg', from, 'A well');
  await keep('https://old.example/100%.jpg', from);
  const rows = await db.selectFrom('uploads').select(['original_name', 'alt']).execute();
  expect(rows).toEqual([
    { original_name: 'بئر (1).jpg', alt: 'A well' },
    { original_name: '100%.jpg', alt: '' },
  ]);
  await db.destroy();
});

test('T44 pictures end where those of an import hold more than it may', async () => {
  const { db } = await openMigratedSqlite();
  const bytes = await pictureFile('jpeg', 80, 60);
  const door = pictureDoor(async () => Readable.from([bytes]));
  const media = folderStore(join(folder, 'media'));
  const needs = { db, media, door, quota, limit: bytes.length };
  const from = { import_id: 1, file: join(folder, 'none'), source: '' };
  const first = await pictureKeeper(needs)('https://old.example/a.jpg', from);
  if (!('file' in first)) throw new Error(first.reason);
  await savePicture(db, { import_id: 1, source_id: 'post 1', reason: '', ...first });
  // Another process counts what is there.
  const later = pictureKeeper(needs);
  const reason = expect.stringContaining('40 GB');
  expect(await later('https://old.example/b.jpg', from)).toEqual({ reason });
  const other = await later('https://old.example/b.jpg', { ...from, import_id: 2 });
  expect(other).toMatchObject({ file: first.file });
  await db.destroy();
});

test('F07 a picture whose answer was lost has its file when it is asked for again', async () => {
  const { db } = await openMigratedSqlite();
  const bytes = await pictureFile('jpeg', 80, 60);
  const door = pictureDoor(async () => Readable.from([bytes]));
  const media = folderStore(join(folder, 'media'));
  const keep = pictureKeeper({ db, media, door, quota });
  const from = { import_id: 1, file: join(folder, 'none'), source: '' };
  loseNextAnswer(db);
  await expect(keep('https://old.example/a.jpg', from)).rejects.toThrow('Connection terminated');
  const kept = await keep('https://old.example/a.jpg', from);
  if (!('file' in kept)) throw new Error(kept.reason);
  expect(await media.find(kept.file.slice('/media/'.length))).not.toBeNull();
  await db.destroy();
});

test('F07 the pictures of an import are counted again where that failed', async () => {
  const { db } = await openMigratedSqlite();
  const bytes = await pictureFile('jpeg', 80, 60);
  const door = pictureDoor(async () => Readable.from([bytes]));
  const keep = pictureKeeper({ db, media: folderStore(join(folder, 'media')), door, quota });
  const from = { import_id: 1, file: join(folder, 'none'), source: '' };
  await db.schema.alterTable('import_pictures').renameTo('away').execute();
  await expect(keep('https://old.example/a.jpg', from)).rejects.toThrow('no such table');
  await db.schema.alterTable('away').renameTo('import_pictures').execute();
  expect(await keep('https://old.example/a.jpg', from)).toHaveProperty('file');
  await db.destroy();
});

test('T19 a picture beyond the quota of the library is not taken, and leaves no file', async () => {
  const { db } = await openMigratedSqlite();
  const [first, second] = [await pictureFile('jpeg', 80, 60), await pictureFile('jpeg', 60, 80)];
  const zip = join(folder, 'site.zip');
  await writeFile(zip, await zipOf({ 'b.jpg': { content: second } }));
  const door = pictureDoor(async (address) =>
    Readable.from([address.endsWith('a.jpg') ? first : second]),
  );
  const from = { import_id: 1, file: zip, source: '' };
  const keep = (room: number) =>
    pictureKeeper({ db, media: folderStore(join(folder, 'media')), door, quota: room });
  const whole = await keep(1e9)('https://old.example/a.jpg', from);
  const { size } = await db.selectFrom('uploads').select('size').executeTakeFirstOrThrow();
  const files = await readdir(join(folder, 'media'));
  const reason = expect.stringMatching(/^The library may hold/);
  expect(await keep(size + 10)('https://old.example/c.jpg', from)).toEqual({ reason });
  expect(await keep(size + 10)('/b.jpg', from)).toEqual({ reason });
  expect(await readdir(join(folder, 'media'))).toEqual(files);
  // What is stored already takes no more.
  expect(await keep(size)('https://old.example/a.jpg', from)).toEqual(whole);
  await db.destroy();
});

test('T19 the library is summed once for the pictures of an import, then what came since', async () => {
  const { db } = await openMigratedSqlite();
  let sums = 0;
  const counting = db.withPlugin({
    transformQuery({ node }) {
      // Of all files, those after upload 0.
      if (/"func":"sum".*"value":0/.test(JSON.stringify(node))) sums += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const door = pictureDoor(async (address) =>
    Readable.from([await pictureFile('png', 20 + Number(/\d+/.exec(address)), 20)]),
  );
  const media = folderStore(join(folder, 'media'));
  const needs = { db: counting, media, door };
  const from = { import_id: 1, file: join(folder, 'none'), source: '' };
  const keep = pictureKeeper({ ...needs, quota });
  for (let n = 1; n <= 8; n += 1) await keep(`https://old.example/${n}.png`, from);
  // The first one has found no file.
  expect(sums).toBe(2);
  const { size } = await db
    .selectFrom('uploads')
    .select(({ fn }) => fn.sum<number>('size').as('size'))
    .executeTakeFirstOrThrow();
  const full = pictureKeeper({ ...needs, quota: size + 10 });
  for (let n = 1; n <= 8; n += 1) {
    expect(await full(`https://old.example/${n}.png`, from)).toHaveProperty('file');
  }
  expect(await full('https://old.example/9.png', from)).toHaveProperty('reason');
  await db.destroy();
});

test('the time of a picture does not run while other uploads have its turn', async () => {
  const { db } = await openMigratedSqlite();
  const bytes = await pictureFile('jpeg', 80, 60);
  const media = folderStore(join(folder, 'media'));
  const slow = [1, 2].map(() => new Readable({ read() {} }));
  const uploads = slow.map((stream) => acceptUpload(media, stream));
  const door = pictureDoor(async () => {
    const picture = Readable.from([bytes]);
    setTimeout(() => picture.destroy(new Error('too late')), 100).unref();
    return picture;
  });
  const kept = pictureKeeper({ db, media, door, quota })('https://old.example/a.jpg', {
    import_id: 1,
    file: folder,
    source: '',
  });
  await sleep(300);
  for (const stream of slow) stream.destroy();
  await Promise.allSettled(uploads);
  expect(await kept).toEqual({
    file: expect.stringMatching(/^\/media\//),
    address: 'https://old.example/a.jpg',
  });
  await db.destroy();
});
