import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { changeImport, insertImport } from '../../db/moving/imports.ts';
import { type Database, openDatabase } from '../../db/open.ts';
import { openMediaStore } from '../../media/stores/open-store.ts';
import { readConfig } from '../../server/config.ts';
import { serverParts } from '../../server/moving/run/server-parts.ts';
import { workOnNextImport } from '../../server/moving/run/work-on-import.ts';
import { pictureFile } from '../sample-files.ts';
import { ghostExport, ghostPost } from './ghost-export.ts';
import { wxr } from './wordpress-export.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-import-'));
  const { db, kind } = openDatabase(`sqlite:${join(folder, 'site.db')}`);
  await migrate(db, kind);
  await db.destroy();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function look<T>(work: (db: Database) => Promise<T>) {
  const { db } = openDatabase(`sqlite:${join(folder, 'site.db')}`);
  return work(db).finally(() => db.destroy());
}

const script = 'server/moving/import-command.ts';

const environment = () => ({ ...process.env, DATA_DIR: folder, DATABASE_URL: '' });

function command(...words: string[]) {
  const options = { env: environment(), encoding: 'utf8', timeout: 60_000 } as const;
  const { status, stdout, stderr } = spawnSync('node', [script, ...words], options);
  return { status, stdout, stderr: stderr.trim() };
}

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function blogsIn(db: Database) {
  const rows = await db.selectFrom('blogs').select('title').execute();
  return { all: rows.length, different: new Set(rows.map(({ title }) => title)).size };
}

const countBlogs = () => look(blogsIn);

test('R-I-01 a WordPress export comes in by one command, and a second time changes nothing', async () => {
  const posts = [1, 2, 3].map((id) => ({ id, content: `<h2>One</h2><p>Text ${id}</p>` }));
  const file = write('export.xml', wxr(posts));
  const planned = command(file, '--plan');
  expect(planned).toMatchObject({ status: 0, stderr: '' });
  expect(planned.stdout).toMatch(/Post 2 -> blog post-2\n/);
  expect(planned.stdout).toMatch(/Nothing was written\.\n$/);
  expect(await countBlogs()).toEqual({ all: 0, different: 0 });

  const first = command(file, '--publish');
  expect(first.stdout).toMatch(/\n3 imported\. The ledger/);
  expect(await countBlogs()).toEqual({ all: 3, different: 3 });
  expect(command(file).stdout).toMatch(/\n3 unchanged\. The ledger/);
}, 60_000);

test('R-I-07 what is no export gets a sentence, and nothing is written', async () => {
  const refused = command(write('export.xml', '<html>'));
  expect(refused).toMatchObject({ status: 1 });
  expect(refused.stderr).toMatch(/^This is no export/);
  expect(command().stderr).toMatch(/^Usage: npm run import/);
  expect(command('/no/such/file').stderr).toMatch(/^There is no file/);
  expect(await countBlogs()).toEqual({ all: 0, different: 0 });
}, 60_000);

test('R-I-05 pictures of a Ghost export are fetched below the address that the command names', async () => {
  const html = '<h2>A</h2><p>x</p><img src="__GHOST_URL__/content/images/2021/a.jpg">';
  const file = write('ghost.json', ghostExport({ posts: [ghostPost('a', { html })] }));
  expect(command(file, '--origin', 'old').stderr).toMatch(
    /^--origin: Please enter a whole address/,
  );
  expect(command(file, '--origin').stderr).toMatch(/^Usage:/);
  expect(await look((db) => db.selectFrom('imports').selectAll().execute())).toEqual([]);

  const first = command(file, '--origin', 'http://127.0.0.1:9/below/');
  expect(first.stdout).toMatch(/\n1 imported\. The ledger/);
  const asked = await look((db) =>
    db.selectFrom('import_pictures').select(['address', 'reason']).execute(),
  );
  expect(asked).toEqual([
    {
      address: 'http://127.0.0.1:9/below/content/images/2021/a.jpg',
      reason: 'Its address leads into an inner network.',
    },
  ]);
}, 60_000);

/** Ends the lease of a process that was killed, which the next one would wait for. */
const endLease = () => look((db) => db.updateTable('imports').set({ lease_until: '' }).execute());

test('R-I-07 goes on without duplicates after it was killed at any place', async () => {
  const count = 120;
  const posts = Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    content: `<h2>One</h2><p>Text ${n}</p>`,
  }));
  const file = write('export.xml', wxr(posts));
  let kills = 0;
  for (const wanted of [0, 8, 25]) {
    const child = spawn('node', [script, file], { env: environment(), stdio: 'ignore' });
    const ended = once(child, 'exit');
    await look(async (db) => {
      for (let turn = 0; turn < 400 && child.exitCode === null; turn += 1) {
        const { all } = await blogsIn(db);
        const entries = await db.selectFrom('import_entries').select('title').execute();
        if (entries.length > 0 && all >= wanted) break;
        await sleep(50);
      }
    });
    if (child.kill('SIGKILL')) kills += 1;
    await ended;
    await endLease();
  }
  expect(kills).toBe(3);
  const before = await countBlogs();
  expect(before.all).toBeLessThan(count);
  expect(command(file).stdout).toMatch(new RegExp(`\\n${count} imported\\. The ledger`));
  expect(await countBlogs()).toEqual({ all: count, different: count });
}, 120_000);

test('R-I-01 a plan leaves an import of the same file that was cut off as it is', async () => {
  const text = wxr([{ id: 1, content: '<h2>One</h2><p>Text</p>' }]);
  const file = write('export.xml', text);
  await look(async (db) => {
    const named = { name: 'export.xml', file, size: Buffer.byteLength(text), made_by: 'a' };
    const { import_id } = await insertImport(db, named);
    const media = await openMediaStore(readConfig({ DATA_DIR: folder }));
    const needs = { db, media, now: Date.now, config: { mediaQuota: 1e9 } };
    const parts = serverParts(needs, (error) => {
      throw error;
    });
    await workOnNextImport(parts, new AbortController().signal, import_id);
    await changeImport(db, import_id, { state: 'running' }, ['planned']);
  });
  const planned = command(file, '--plan');
  expect(planned.stdout).toMatch(/Post 1 -> blog post-1\n(?:.*\n)*Nothing was written\.\n$/);
  expect(planned.stdout).not.toContain('cut off');
  expect(await countBlogs()).toEqual({ all: 0, different: 0 });
  const states = await look((db) => db.selectFrom('imports').select('state').execute());
  expect(states).toEqual([{ state: 'running' }]);
  expect(command(file).stdout).toMatch(/\nGoing on with [\s\S]*\n1 imported\. The ledger/);
}, 60_000);

test('R-I-07 has each picture once after it was killed between them', async () => {
  const count = 24;
  mkdirSync(join(folder, 'uploads'));
  const posts = [];
  for (let id = 1; id <= count; id += 1) {
    const bytes = await pictureFile('png', 200 + id, 150);
    writeFileSync(join(folder, 'uploads', `a${id}.png`), bytes);
    const content = `<p><img src="https://old.example/wp-content/uploads/a${id}.png"></p>`;
    posts.push({ id, content });
  }
  const file = write('export.xml', wxr(posts));
  const uploadsIn = (db: Database) =>
    db.selectFrom('uploads').select(['file_name', 'hash']).execute();
  let kills = 0;
  for (const wanted of [1, 7, 16]) {
    const child = spawn('node', [script, file], { env: environment(), stdio: 'ignore' });
    const ended = once(child, 'exit');
    await look(async (db) => {
      for (let turn = 0; turn < 2_000 && child.exitCode === null; turn += 1) {
        if ((await uploadsIn(db)).length >= wanted) break;
        await sleep(20);
      }
    });
    if (child.kill('SIGKILL')) kills += 1;
    await ended;
    await endLease();
  }
  expect(kills).toBe(3);
  expect((await look(uploadsIn)).length).toBeLessThan(count);
  expect(command(file).stdout).toMatch(new RegExp(`\\n${count} imported\\. The ledger`));
  expect(await countBlogs()).toEqual({ all: count, different: count });
  const all = await look(uploadsIn);
  expect([all.length, new Set(all.map(({ hash }) => hash)).size]).toEqual([count, count]);
  const missing = all.filter(({ file_name }) => !existsSync(join(folder, 'media', file_name)));
  expect(missing).toEqual([]);
}, 180_000);
