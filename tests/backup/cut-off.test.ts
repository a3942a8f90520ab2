import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { insertUser } from '../../db/accounts/users.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { membersOf } from '../../server/operations/backup/manifest.ts';
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

async function siteWithMedia(): Promise<Instance> {
  const site = await emptyInstance('sqlite');
  await mkdir(media(site), { recursive: true });
  for (let number = 0; number < 20; number += 1) {
    await writeFile(join(media(site), `film-${10 + number}.mp4`), randomBytes(3_000_000));
  }
  const { db, kind } = openDatabase(site.DATABASE_URL ?? '');
  await migrate(db, kind);
  await insertUser(db, { email: 'layla@example.com', passwordHash: 'x', isAdmin: true });
  await db.destroy();
  return site;
}

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
    const [site, fresh] = [await siteWithMedia(), await emptyInstance(kind)];
    const file = join(ownFolder(), 'site.tar.gz');
    expect(await run('backup', [file], site)).toMatchObject({ status: 0, stderr: '' });
    await cutOff('restore', [file], fresh, media(fresh));

    await expect(startServer(fresh)).rejects.toThrow(/"restore \S+" was cut off .* run it again/);
    const again = await run('restore', [file], fresh);
    expect(again).toMatchObject({ status: 0, stderr: '' });
    expect(again.stdout).toMatch(
      /\n"restore \S+" was cut off here: .*20 media files is removed\.\n/,
    );
    expect(await mediaOf(fresh)).toEqual(await mediaOf(site));
    expect(await readdir(join(media(fresh), 'incoming'))).toEqual([]);
    const { stop } = await startServer(fresh);
    await stop();
  },
);

test('a move of media that was killed begins anew', async () => {
  const site = await siteWithMedia();
  const folder = join(ownFolder(), 'media');
  const words = ['--media-to', `file:${folder}`];
  await cutOff('move', words, site, folder);
  const env = { ...site, MEDIA_URL: `file:${folder}`, PORT: String(await freePort()) };
  await expect(startServer(env)).rejects.toThrow(/"move to the media folder \S+" was cut off/);
  const again = await run('move', words, site);
  expect(again).toMatchObject({ status: 0, stderr: '' });
  expect(again.stdout).toContain('20 media files is removed');
  expect(existsSync(join(folder, 'film-10.mp4'))).toBe(true);
});
