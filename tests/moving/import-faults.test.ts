import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimImport, findImport, insertImport } from '../../db/moving/imports.ts';
import type { Database } from '../../db/open.ts';
import { minute } from '../../domain/durations.ts';
import { firstChoices } from '../../domain/moving/import.ts';
import { folderStore } from '../../media/stores/folder-store.ts';
import { type MediaStore, MediaUnavailable } from '../../media/stores/store.ts';
import { serverParts } from '../../server/moving/run/server-parts.ts';
import { workOnNextImport } from '../../server/moving/run/work-on-import.ts';
import { openMigratedSqlite } from '../migrated-sqlite.ts';
import { pictureFile } from '../sample-files.ts';
import { ledgerOf, never } from './run-import.ts';
import { zipOf } from './zip-of.ts';

let folder: string;
let db: Database;
let time = Date.now();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-faults-'));
  ({ db } = await openMigratedSqlite());
});

afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

/** Articles with a picture each. */
async function markdownZip(count: number): Promise<string> {
  const members: Parameters<typeof zipOf>[0] = {};
  for (let n = 1; n <= count; n += 1) {
    members[`posts/p${n}.md`] = `---\ntitle: Post ${n}\n---\nText\n\n![A](a${n}.png)`;
    members[`posts/a${n}.png`] = { content: await pictureFile('png', 40 + n, 30) };
  }
  const file = join(folder, 'export.zip');
  await writeFile(file, await zipOf(members));
  return file;
}

const mediaFolder = () => join(folder, 'media');

function partsWith(media: MediaStore = folderStore(mediaFolder())) {
  return serverParts({ db, media, now: () => time, config: { mediaQuota: 1e9 } }, () => {});
}

async function planned(count: number) {
  const file = await markdownZip(count);
  const given = { name: 'export.zip', file, size: 1, made_by: 'a@example.com' };
  const { import_id } = await insertImport(db, { ...given, choices: firstChoices });
  await workOnNextImport(partsWith(), never, import_id);
  await db.updateTable('imports').set({ state: 'running' }).execute();
  return import_id;
}

/** Everything is there, and nothing twice. */
async function expectOnce(import_id: number, count: number) {
  expect(await findImport(db, import_id)).toMatchObject({ state: 'finished', problem: '' });
  expect(await ledgerOf(db, import_id)).toEqual({ imported: count });
  const blogs = await db.selectFrom('blogs').select(['title', 'blogs_content']).execute();
  expect(new Set(blogs.map(({ title }) => title)).size).toBe(count);
  expect(blogs.filter((one) => !one.blogs_content.includes('src=\\"/media/'))).toEqual([]);
  const uploads = await db.selectFrom('uploads').select(['file_name', 'hash']).execute();
  expect(new Set(uploads.map(({ hash }) => hash)).size).toBe(count);
  expect(uploads).toHaveLength(count);
  const there = await readdir(mediaFolder());
  expect(uploads.filter(({ file_name }) => !there.includes(file_name))).toEqual([]);
}

/** A store that fails from the third picture on. */
function failing(error: Error): MediaStore {
  const store = folderStore(mediaFolder());
  let kept = 0;
  return {
    ...store,
    async keep(place, names) {
      kept += 1;
      if (kept > 2) throw error;
      await store.keep(place, names);
    },
  };
}

test.each([
  ['a disk of media without room', Object.assign(new Error('full'), { code: 'ENOSPC' })],
  ['a bucket that does not answer', new MediaUnavailable('away')],
  ['a folder of media that is gone', Object.assign(new Error('gone'), { code: 'EIO' })],
])('R-I-07 goes on where it was after %s', async (_name, error) => {
  const import_id = await planned(6);
  await workOnNextImport(partsWith(failing(error)), never, import_id);
  const waiting = await findImport(db, import_id);
  expect(waiting).toMatchObject({ state: 'running', problem: expect.stringMatching(/by itself/) });
  expect(await ledgerOf(db, import_id)).toMatchObject({ planned: expect.any(Number) });
  // Not before its time.
  expect(await workOnNextImport(partsWith(), never, import_id)).toBe(false);
  time += minute;
  await workOnNextImport(partsWith(), never, import_id);
  await expectOnce(import_id, 6);
});

test('R-I-07 goes on where it was after a full database', async () => {
  const import_id = await planned(30);
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  const now = pages.rows[0]?.page_count ?? 0;
  await sql.raw(`pragma max_page_count = ${now + 12}`).execute(db);
  await workOnNextImport(partsWith(), never, import_id);
  expect(await findImport(db, import_id)).toMatchObject({ state: 'running' });
  expect((await ledgerOf(db, import_id)).dropped).toBe(undefined);
  await sql.raw('pragma max_page_count = 1000000').execute(db);
  time += minute;
  await workOnNextImport(partsWith(), never, import_id);
  await expectOnce(import_id, 30);
});

/** A process takes it on and ends with it. */
const crash = async (id: number, times: number) => {
  for (let count = 0; count < times; count += 1) {
    time += minute;
    expect(await claimImport(db, { now: time, lease: 1, id })).not.toBe(null);
  }
  time += minute;
};

test.each(['running', 'taking back'] as const)(
  'R-I-07 pauses an import that ended five processes while it was %s',
  async (state) => {
    const import_id = await planned(3);
    await db.updateTable('imports').set({ state }).execute();
    await crash(import_id, 5);
    await workOnNextImport(partsWith(), never, import_id);
    const problem = expect.stringMatching(/^The server has ended five times/);
    expect(await findImport(db, import_id)).toMatchObject({ state: 'paused', problem });
    await db.updateTable('imports').set({ state: 'running', problem: '' }).execute();
    await crash(import_id, 4);
    await workOnNextImport(partsWith(), never, import_id);
    await expectOnce(import_id, 3);
  },
);

test('R-I-07 refuses a file that ended five processes while it was read', async () => {
  const import_id = await planned(1);
  await db.updateTable('imports').set({ state: 'reading' }).execute();
  await crash(import_id, 5);
  await workOnNextImport(partsWith(), never, import_id);
  const problem = expect.stringMatching(/^The server has ended five times/);
  expect(await findImport(db, import_id)).toMatchObject({ state: 'refused', problem });
  expect(await workOnNextImport(partsWith(), never, import_id)).toBe(false);
});

test('R-I-07 a failure that a process outlives ends no import', async () => {
  const import_id = await planned(3);
  for (let count = 0; count < 7; count += 1) {
    time += minute;
    await workOnNextImport(partsWith(failing(new MediaUnavailable('away'))), never, import_id);
  }
  time += minute;
  await workOnNextImport(partsWith(), never, import_id);
  await expectOnce(import_id, 3);
});

test('F15 a lease by a clock that was ahead does not hold an import', async () => {
  const named = { name: 'export.zip', file: 'export.zip', size: 1, made_by: 'a' };
  const { import_id } = await insertImport(db, named);
  const claim = (now: number) => claimImport(db, { now, lease: minute });
  expect(await claim(time + 60 * minute)).toMatchObject({ import_id });
  expect(await claim(time)).toMatchObject({ import_id });
  expect(await claim(time)).toBeNull();
});
