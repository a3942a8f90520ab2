import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweepIncoming, withTemporaryFolder } from './incoming.ts';

let folder: string;
let incoming: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'incoming-'));
  incoming = join(folder, 'incoming');
});
afterEach(() => rm(folder, { recursive: true }));

async function leaveBehind(name: string, hoursAgo = 0): Promise<string> {
  await mkdir(join(incoming, name), { recursive: true });
  await writeFile(join(incoming, name, 'sent'), 'half a picture');
  const then = Date.now() / 1_000 - hoursAgo * 3_600;
  await utimes(join(incoming, name), then, then);
  return name;
}

/** The name this process gives a place, to make names of other owners from. */
async function ownName(): Promise<string> {
  return withTemporaryFolder(folder, async (place) => place.slice(incoming.length + 1));
}

test('F10 a start removes what a dead process left and keeps what a living one is receiving', async () => {
  const [machine] = (await ownName()).split('-');
  const dead = spawnSync(process.execPath, ['--version']).pid;
  await leaveBehind(`${machine}-${dead}-aaaa`);
  await leaveBehind(`${machine}-${process.pid}-bbbb`);
  const parent = await leaveBehind(`${machine}-${process.ppid}-cccc`, 2);
  await leaveBehind(`${machine}-${process.ppid}-dddd`, 25);
  const elsewhere = await leaveBehind('00000000-1-eeee', 2);
  await leaveBehind('00000000-1-ffff', 25);
  await withTemporaryFolder(folder, async (place) => {
    await sweepIncoming(folder);
    expect(await readdir(incoming)).toEqual(
      expect.arrayContaining([parent, elsewhere, place.slice(incoming.length + 1)]),
    );
  });
  expect((await readdir(incoming)).sort()).toEqual([elsewhere, parent].sort());
});

test('what lies in it for a while, such as the rows of a backup, is its owner alone to read', async () => {
  await withTemporaryFolder(folder, async (place) => {
    expect((await stat(place)).mode & 0o777).toBe(0o700);
  });
});

test('what this process works in stays, however long it takes', async () => {
  await withTemporaryFolder(folder, async (place) => {
    const begun = new Date(Date.now() - 25 * 3_600_000);
    await utimes(place, begun, begun);
    await sweepIncoming(folder);
    expect(await readdir(incoming)).toEqual([place.slice(incoming.length + 1)]);
  });
});

test('the first start makes the folder', async () => {
  await sweepIncoming(folder);
  expect(await readdir(folder)).toEqual(['incoming']);
});

test('a place goes with its files when the work in it fails', async () => {
  const work = withTemporaryFolder(folder, async (place) => {
    await writeFile(join(place, 'sent'), 'half a picture');
    throw new Error('cut off');
  });
  await expect(work).rejects.toThrow('cut off');
  expect(await readdir(incoming)).toEqual([]);
});
