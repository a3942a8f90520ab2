import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertUser } from '../../db/accounts/users.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { folderStore } from '../../media/stores/folder-store.ts';
import { membersOf } from '../../server/operations/backup/manifest.ts';
import { findUnfinished, noteFilling } from '../../server/operations/backup/unfinished.ts';
import { freePort } from '../free-port.ts';
import { emptyInstance, ownFolder, run, startServer } from './site.ts';

type Instance = Record<string, string>;

const media = ({ DATA_DIR = '' }: Instance) => join(DATA_DIR, 'media');

/** Media only: what is on its way and notes lie beside them. */
async function mediaOf(instance: Instance): Promise<string[]> {
  const members = await membersOf(media(instance));
  return [...members]
    .map(([name, { sha256 }]) => `${name} ${sha256}`)
    .filter((line) => !line.startsWith('incoming/'));
}

/** A stopped site with media, and its backup; no test changes them. */
let folder: string;
let site: Instance;
let backup: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-cut-off-'));
  const DATA_DIR = join(folder, 'data');
  site = { DATA_DIR, DATABASE_URL: `sqlite:${join(DATA_DIR, 'site.db')}` };
  backup = join(folder, 'site.tar.gz');
  await mkdir(media(site), { recursive: true });
  for (let number = 10; number < 30; number += 1) {
    // Long enough to be killed at; all alike within, which packs quickly.
    await writeFile(join(media(site), `film-${number}.mp4`), Buffer.alloc(3_000_000, number));
  }
  const { db, kind } = openDatabase(site.DATABASE_URL ?? '');
  await migrate(db, kind);
  await insertUser(db, { email: 'layla@example.com', passwordHash: 'x', isAdmin: true });
  await db.destroy();
  expect(await run('backup', [backup], site)).toMatchObject({ status: 0, stderr: '' });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command and kills it as soon as the first file is in the new store. */
async function cutOff(name: 'restore' | 'move', words: string[], env: Instance, target: string) {
  const child = spawn(process.execPath, [`server/operations/backup/${name}-command.ts`, ...words], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  const isBegun = async () =>
    (await readdir(target).catch(() => [])).some((file) => file.startsWith('film-'));
  while (child.exitCode === null && !(await isBegun())) await sleep(1);
  child.kill('SIGKILL');
  const [, signal] = await gone;
  expect(signal, 'it was killed in the middle').toBe('SIGKILL');
}

test.each(['sqlite', 'postgres'] as const)(
  'a restore into %s that was killed says so, is cleaned up, and no start takes its place',
  async (kind) => {
    const fresh = await emptyInstance(kind);
    await cutOff('restore', [backup], fresh, media(fresh));

    await expect(startServer(fresh)).rejects.toThrow(/"restore \S+" was cut off .* run it again/);
    const again = await run('restore', [backup], fresh);
    expect(again).toMatchObject({ status: 0, stderr: '' });
    expect(again.stdout).toMatch(
      /\n"restore \S+" was cut off here: .*20 media files is removed\.\n/,
    );
    expect(await mediaOf(fresh)).toEqual(await mediaOf(site));
    expect(await readdir(join(media(fresh), 'incoming'))).toEqual([]);
    const { stop } = await startServer({ ...fresh, FIRST_CONTENT: 'blank' });
    await stop();
  },
);

test('a restore whose note is half written says so, and can be repeated', async () => {
  const fresh = await emptyInstance('sqlite');
  const store = folderStore(media(fresh));
  await noteFilling(store, { command: 'restore it', names: ['a.mp4'], withRows: true });
  const incoming = join(media(fresh), 'incoming');
  const [name = ''] = await readdir(incoming);
  await writeFile(join(incoming, name), '{"command":"restore it","names":["a');
  await expect(startServer(fresh)).rejects.toThrow(/was cut off .* run it again/);
  expect(await run('restore', [backup], fresh)).toMatchObject({ status: 0, stderr: '' });
  expect(await mediaOf(fresh)).toEqual(await mediaOf(site));
  expect(await readdir(incoming)).toEqual([]);
});

test('a note that cannot be written whole leaves none, and the one before as it was', async () => {
  const store = folderStore(join(ownFolder(), 'media'));
  const incoming = join(store.folder, 'incoming');
  const before = { command: 'restore it', names: ['a.mp4'], withRows: true };
  await noteFilling(store, before);
  const [name = ''] = await readdir(incoming);
  // In its way is a folder, as a full disk cannot be had here.
  await mkdir(join(incoming, `${name}.new`));
  await expect(noteFilling(store, { ...before, names: [] })).rejects.toThrow();
  expect(await findUnfinished(store)).toEqual(before);
});

test('a move of media that was killed begins anew', async () => {
  const target = join(ownFolder(), 'media');
  const words = ['--media-to', `file:${target}`];
  await cutOff('move', words, site, target);
  const env = { ...site, MEDIA_URL: `file:${target}`, PORT: String(await freePort()) };
  await expect(startServer(env)).rejects.toThrow(/"move to the media folder \S+" was cut off/);
  const again = await run('move', words, site);
  expect(again).toMatchObject({ status: 0, stderr: '' });
  expect(again.stdout).toContain('20 media files is removed');
  expect(existsSync(join(target, 'film-10.mp4'))).toBe(true);
});
