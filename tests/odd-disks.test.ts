import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { backupsIn } from '../server/operations/backup/scheduled.ts';
import { freePort } from './free-port.ts';

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-odd-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const pipe = (path: string) => execFileSync('mkfifo', [path]);

const folders: [string, () => string, RegExp][] = [
  [
    'a folder in /proc',
    () => '/proc/site/data',
    /^The data folder \S+ cannot be written to \(\w+\)\.$/,
  ],
  ['/proc itself', () => '/proc', /^The data folder \S+ cannot be written to \(\w+\)\.$/],
  [
    '/dev/full',
    () => '/dev/full',
    /^The data folder \S+ cannot be written to \(it is no folder\)\.$/,
  ],
  [
    'a pipe',
    () => {
      const path = join(ownFolder(), 'pipe');
      pipe(path);
      return path;
    },
    /^The data folder \S+ cannot be written to \(it is no folder\)\.$/,
  ],
  [
    'a folder whose database is a pipe',
    () => {
      const folder = ownFolder();
      pipe(join(folder, 'site.db'));
      return folder;
    },
    /^The database file \S+ cannot be used \(it is no regular file\)\. /,
  ],
  [
    'a folder whose uploads are a pipe',
    () => {
      const folder = ownFolder();
      mkdirSync(join(folder, 'media'));
      pipe(join(folder, 'media', 'incoming'));
      return folder;
    },
    /^The data folder \S+ cannot be written to \(it is no folder\)\.$/,
  ],
];

test.each(folders)('%s as DATA_DIR is one sentence, and no wait', async (_name, make, sentence) => {
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: '',
    DATA_DIR: make(),
    PORT: String(await freePort()),
  };
  const { status, stderr } = spawnSync('node', ['build/bundle/main.js'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stderr.trim()).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(1);
});

test('a thread that waits for a disk for ever does not hold up the end', async () => {
  const folder = ownFolder();
  pipe(join(folder, 'silent'));
  const limits = join(import.meta.dirname, '../server/start/disk/disk-timeout.ts');
  const script = `
    import { open } from 'node:fs/promises';
    import { endProcess, withinDiskLimit } from ${JSON.stringify(limits)};
    const reading = open(${JSON.stringify(join(folder, 'silent'))}, 'r');
    await withinDiskLimit('/mnt/backups', reading, 100).catch(({ message }) => console.log(message));
    endProcess(0);`;
  writeFileSync(join(folder, 'script.mjs'), script);
  const { stdout, error } = spawnSync('node', [join(folder, 'script.mjs')], {
    encoding: 'utf8',
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  expect(error).toBeUndefined();
  expect(stdout).toBe('The folder /mnt/backups does not answer; is its disk still there?\n');
});

test('a BACKUP_DIR that cannot be fails with a sentence, and the stop is not held up', async () => {
  const port = await freePort();
  const child = spawn('node', ['build/bundle/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      STOP_DELAY_SECONDS: '0',
      DATABASE_URL: '',
      DATA_DIR: ownFolder(),
      BACKUP_DIR: '/proc/site/backups',
      PORT: String(port),
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
  });
  const timeout = { timeout: 60_000 };
  await vi.waitFor(() => expect(printed).toContain('Administrator:'), timeout);
  await vi.waitFor(() => expect(printed).toMatch(/the backup failed/), timeout);
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
});

test('a pipe that is called like a backup is none', async () => {
  const folder = ownFolder();
  pipe(join(folder, 'site-2026-01-02T03-04-05Z.tar.gz'));
  writeFileSync(join(folder, 'site-2026-01-01T03-04-05Z.tar.gz'), '');
  expect(await backupsIn(folder, Date.now())).toEqual(['site-2026-01-01T03-04-05Z.tar.gz']);
  const file = join(folder, 'site-2026-01-02T03-04-05Z.tar.gz');
  const { stderr } = spawnSync('node', ['server/operations/backup/restore-command.ts', file], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'data') },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(stderr).toBe(`${file} is no regular file.\n`);
});
