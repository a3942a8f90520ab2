import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { verify } from '../../server/operations/backup/archive.ts';
import { emptyInstance, ownFolder, startServer } from './site.ts';

const token = 'a-token-for-the-metrics';
const account = { email: 'admin@example.com', password: 'correct-horse-16' };

/** Starts a site that backs itself up, and waits until the figures say how a job ended. */
async function startWithBackups(env: Record<string, string>, figure: string) {
  const more = {
    METRICS_TOKEN: token,
    ADMIN_PASSWORD: account.password,
    FIRST_CONTENT: 'blank',
    ...env,
  };
  const { origin } = await startServer({ ...(await emptyInstance('sqlite')), ...more });
  const headers = { authorization: `Bearer ${token}` };
  const look = async () => {
    const figures = await (await fetch(`${origin}/metrics`, { headers })).text();
    expect(figures).toContain(figure);
    return figures;
  };
  return { origin, figures: await vi.waitFor(look, { timeout: 60_000, interval: 100 }) };
}

async function overviewOf(origin: string) {
  const signedIn = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  const authorization = `Bearer ${(await signedIn.json()).token}`;
  return (await fetch(`${origin}/api/overview`, { headers: { authorization } })).json();
}

test('F15 a site backs itself up, keeps the newest, and tries to restore one, past one of a clock ahead', async () => {
  const folder = ownFolder();
  const older = [1, 2, 3].map((day) => `site-2020-01-0${day}T02-00-00Z.tar.gz`);
  const cutOff = 'site-2020-01-04T02-00-00Z.tar.gz.partial';
  const ahead = 'site-2999-01-01T02-00-00Z.tar.gz';
  const found = [...older, cutOff, ahead, 'of-mine.tar.gz'];
  for (const name of found) writeFileSync(join(folder, name), '');
  const env = { BACKUP_DIR: folder, BACKUP_KEEP: '2' };
  const done = 'job_failed{job="restore-drill"} 0';
  const { origin, figures } = await startWithBackups(env, done);
  expect(figures).toMatch(/^job_ended_timestamp_seconds\{job="backup"\} \d{10}/m);

  const [mine, kept, made = '', ...others] = readdirSync(folder).sort();
  expect([mine, kept, others]).toEqual(['of-mine.tar.gz', older.at(-1), [ahead]]);
  expect((await verify(join(folder, made))).rows.users).toBe(1);
  const { backups } = await overviewOf(origin);
  expect(backups).toMatchObject({
    backup: { failure: null, report: expect.stringMatching(/^Backed up and checked: \d+ rows/) },
    drill: { failure: null, report: expect.stringMatching(/^Restored for trial and compared: /) },
  });
});

test('a backup that fails is told, with its reason', async () => {
  const file = join(ownFolder(), 'a-file');
  writeFileSync(file, '');
  const env = { BACKUP_DIR: join(file, 'backups') };
  const { origin } = await startWithBackups(env, 'job_failed{job="backup"} 1');
  expect((await overviewOf(origin)).backups).toMatchObject({
    backup: { failure: expect.stringContaining('ENOTDIR') },
    drill: null,
  });
});
