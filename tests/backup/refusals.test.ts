import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { emptyInstance, run } from './site.ts';

let folder: string;
let site: Record<string, string>;
let backup: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-refusals-'));
  const url = `sqlite:${join(folder, 'site.db')}`;
  site = { DATA_DIR: folder, DATABASE_URL: url };
  backup = join(folder, 'good.tar.gz');
  await mkdir(join(folder, 'media'));
  // Of a film of one word, packed, a changed byte may lead to the same word elsewhere.
  writeFileSync(join(folder, 'media', 'film.mp4'), randomBytes(300_000));
  const { db, kind } = openDatabase(url);
  await migrate(db, kind);
  await db.insertInto('categories').values({ category: 'All \u2028 of it' }).execute();
  await db.destroy();
  expect(await run('backup', [backup], site)).toMatchObject({ status: 0, stderr: '' });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[copy.length >> 1] = ~(copy[copy.length >> 1] ?? 0) & 0xff;
  return copy;
}

test.each([
  ['cut in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)],
  ['cut by one byte', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['with one byte changed', flipped],
  ['that is empty', () => Buffer.alloc(0)],
  ['that is a text', () => Buffer.from('no backup at all')],
])('a backup %s is refused with one sentence and nothing is made', async (_name, damage) => {
  const fresh = await emptyInstance('sqlite');
  const damaged = join(folder, 'damaged.tar.gz');
  writeFileSync(damaged, damage(readFileSync(backup)));
  const { status, stdout, stderr } = await run('restore', [damaged], fresh);
  expect([status, stdout]).toEqual([1, expect.stringMatching(/^Working on: [^\n]+\n$/)]);
  expect(stderr).toMatch(/^The backup \S+ is damaged or incomplete \([^\n]+\)\.$/);
  expect(existsSync(fresh.DATA_DIR ?? '')).toBe(false);
});

test('a backup goes into an empty instance only', async () => {
  const fresh = await emptyInstance('sqlite');
  expect(await run('restore', [backup], fresh)).toMatchObject({ status: 0 });
  expect(statSync(fresh.DATA_DIR ?? '').mode & 0o777).toBe(0o700);
  const media = await run('restore', [backup], fresh);
  expect(media.stderr).toMatch(/^The media folder \S+ is not empty; restore into an empty one\.$/);
  await rm(join(fresh.DATA_DIR ?? '', 'media'), { recursive: true });
  const rows = await run('restore', [backup], fresh);
  expect([media.status, rows.status]).toEqual([1, 1]);
  expect(rows.stderr).toBe(
    'The database is not empty (categories has rows); restore into an empty one.',
  );
  expect(existsSync(join(fresh.DATA_DIR ?? '', 'media', 'film.mp4'))).toBe(false);
});

test('a backup never replaces a file, and needs a site', async () => {
  const kept = join(folder, 'kept.tar.gz');
  copyFileSync(backup, kept);
  expect(await run('backup', [kept], site)).toMatchObject({
    status: 1,
    stderr: `${kept} exists already; name a new file.`,
  });
  expect(readFileSync(kept).equals(readFileSync(backup))).toBe(true);
  expect(await run('backup', [join(folder, 'no', 'kept.tar.gz')], site)).toMatchObject({
    status: 1,
    stderr: `There is no folder ${join(folder, 'no')}; make it first.`,
  });
  const fresh = await emptyInstance('sqlite');
  const none = await run('backup', [join(folder, 'none.tar.gz')], fresh);
  expect(none.stderr).toMatch(/^There is no database at \S+; /);
  expect([none.status, existsSync(fresh.DATA_DIR ?? '')]).toEqual([1, false]);
  expect(await run('restore', ['/nowhere.tar.gz'], fresh)).toMatchObject({
    status: 1,
    stderr: 'There is no file /nowhere.tar.gz.',
  });
  for (const words of [[], ['--help'], ['-x']]) {
    const { status, stdout, stderr } = await run('backup', words, site);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe('Usage: npm run backup -- [--env-file FILE] FILE');
  }
});

test('F03 where there is no space, backup and restore say so and a second try goes through', async () => {
  const fresh = await emptyInstance('sqlite');
  const file = join(folder, 'too-large.tar.gz');
  for (const [name, word, env] of [
    ['backup', file, site],
    ['restore', backup, fresh],
  ] as const) {
    const program = `server/operations/backup/${name}-command.ts`;
    // A limit of the size of files is told like a full disk, which cannot be had here.
    const words = ['-c', 'ulimit -f 100 && exec "$0" "$@"', process.execPath, program, word];
    const { status, stderr } = spawnSync('bash', words, { env: { ...process.env, ...env } });
    expect(String(stderr)).toBe('There is no space left. Make room, then run it again.\n');
    expect(status).toBe(1);
    expect(await run(name, [word], env)).toMatchObject({ status: 0, stderr: '' });
  }
});

test('a backup takes the settings that the service has, and of a database without a site none is made', async () => {
  const [service, file] = [await emptyInstance('sqlite'), join(folder, 'service.env')];
  writeFileSync(
    file,
    Object.entries(site)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const named = join(folder, 'named.tar.gz');
  const { DATA_DIR: _, DATABASE_URL: __, ...inherited } = process.env;
  const made = await run('backup', ['--env-file', file, named], {
    ...inherited,
    DATA_DIR: '',
    DATABASE_URL: '',
  });
  expect(made.stderr).toBe('');
  const [first, last] = made.stdout.trim().split('\n');
  expect(first).toBe(`Working on: database ${folder}/site.db, media folder ${folder}/media`);
  expect(last).toMatch(/^Backed up and checked: /);

  const url = service.DATABASE_URL ?? '';
  await mkdir(service.DATA_DIR ?? '');
  const { db, kind } = openDatabase(url);
  await migrate(db, kind);
  await db.destroy();
  const empty = await run('backup', [join(folder, 'empty.tar.gz')], service);
  expect(empty.stderr).toMatch(/^The database \S+ holds no site yet; /);
  expect([empty.status, existsSync(join(folder, 'empty.tar.gz'))]).toEqual([1, false]);
});
