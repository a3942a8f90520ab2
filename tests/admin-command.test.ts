import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertSession } from '../db/accounts/sessions.ts';
import { findUserByEmail } from '../db/accounts/users.ts';
import { insertAudit } from '../db/jobs/audit.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { verifyPassword } from '../server/accounts/sign-in/password.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-admin-'));
  await makeDatabase();
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const email = 'layla@example.com';

async function makeDatabase(): Promise<void> {
  const { db, kind } = openDatabase(`sqlite:${join(dataDir, 'site.db')}`);
  await migrate(db, kind);
  await db.destroy();
}

function admin(...words: string[]) {
  return adminIn({ DATA_DIR: dataDir }, ...words);
}

function adminIn(env: Record<string, string>, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['server/accounts/admin-command.ts', ...words],
    {
      env: { ...process.env, DATABASE_URL: '', ...env },
      encoding: 'utf8',
      timeout: 20_000,
    },
  );
  const password = /^Password: (\S{16}) {2}\(shown only this once\)$/m.exec(stdout)?.[1] ?? '';
  return { status, stdout, password, stderr: stderr.trim() };
}

/** Looks into the database between two commands. */
async function look<T>(work: (db: ReturnType<typeof openDatabase>['db']) => Promise<T>) {
  const { db } = openDatabase(`sqlite:${join(dataDir, 'site.db')}`);
  return work(db).finally(() => db.destroy());
}

async function opens(password: string): Promise<boolean> {
  const user = await look((db) => findUserByEmail(db, email));
  return !user?.is_disabled && verifyPassword(password, user?.password_hash);
}

async function countSessions(): Promise<number> {
  return (await look((db) => db.selectFrom('sessions').select('user_id').execute())).length;
}

async function startSession(): Promise<void> {
  await look(async (db) => {
    const userId = (await findUserByEmail(db, email))?.user_id ?? 0;
    await insertSession(db, { tokenHash: 'x', userId, now: Date.now(), perUser: 5 });
  });
}

test('D44 an administrator is added, reset and disabled from the command line', async () => {
  const added = admin('add', 'Layla@Example.com');
  expect(added.status).toBe(0);
  expect(added.stdout).toContain(`${email} may sign in.`);
  expect(await opens(added.password)).toBe(true);

  await startSession();
  const reset = admin('reset', email);
  expect(reset.status).toBe(0);
  expect([await opens(added.password), await opens(reset.password)]).toEqual([false, true]);
  expect(await countSessions()).toBe(0);

  await startSession();
  expect(admin('disable', email)).toMatchObject({
    status: 1,
    stderr: 'The last active administrator cannot be disabled.',
  });
  expect(await countSessions()).toBe(1);
  admin('add', 'omar@example.com');
  expect(admin('disable', email)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/\n\S+ is disabled; every session has ended\.\n$/),
  });
  expect([await opens(reset.password), await countSessions()]).toEqual([false, 0]);
});

const usage = 'Usage: npm run admin -- [--env-file FILE] list, or add|disable|reset EMAIL';

test.each([
  [['list', email], usage],
  [['reset', 'nobody@example.com'], 'There is no user nobody@example.com.'],
  [['disable', 'nobody@example.com'], 'There is no user nobody@example.com.'],
  [['add', 'nobody'], 'nobody is not an email address of at most 36 characters.'],
  [['add'], usage],
  [['remove', email], usage],
  [['toString', email], usage],
  [[], usage],
])('%j is refused with one sentence and status 1', (words, sentence) => {
  const refused = admin(...words);
  expect(refused).toMatchObject({ status: 1, stderr: sentence });
  // What it works on is all it says before.
  expect(refused.stdout).toMatch(/^(Working on: database \S+\n)?$/);
});

test('everybody is listed with what an owner asks, and without a secret', async () => {
  const { password } = admin('add', email);
  admin('add', 'omar@example.com');
  admin('disable', 'omar@example.com');
  await startSession();
  const secret = 'JBSWY3DPEHPK3PXP';
  await look(async (db) => {
    const user_id = (await findUserByEmail(db, email))?.user_id ?? 0;
    await db
      .insertInto('second_factors')
      .values({ user_id, secret, is_confirmed: 1, last_step: 0 })
      .execute();
    const entry = { request_id: '', item_id: '', title: '', changes: [] };
    await insertAudit(db, [{ ...entry, kind: 'users', action: 'login', made_by: email }]);
  });
  const { status, stdout } = admin('list');
  expect(status).toBe(0);
  expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    [expect.stringContaining('Working on: ')],
    ['EMAIL', 'ACTIVE', 'SECOND FACTOR', 'LAST SIGN-IN', 'OPEN SESSIONS'],
    [email, 'yes', 'yes', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/), '1'],
    ['omar@example.com', 'no', 'no', 'never', '0'],
    [''],
  ]);
  expect(stdout).not.toMatch(new RegExp(`${secret}|${password}|argon2`));
});

test('an address is added once', () => {
  admin('add', email);
  expect(admin('add', email)).toMatchObject({
    status: 1,
    stderr: 'This address belongs to a user already.',
  });
});

test('a command says first which database it works on, and takes the settings that the service has', () => {
  const file = join(dataDir, 'service.env');
  writeFileSync(file, `DATA_DIR=${dataDir}\n`);
  const added = adminIn({}, '--env-file', file, 'add', email);
  expect(added.stdout).toMatch(/^Working on: database \S+\n\S+ may sign in\./);
  expect(added.stdout).toContain(join(dataDir, 'site.db'));
  expect(adminIn({}, 'disable', 'nobody@example.com', `--env-file=${file}`).stderr).toBe(
    'There is no user nobody@example.com.',
  );
});

test('no command makes a database', () => {
  const empty = mkdtempSync(join(tmpdir(), 'site-none-'));
  const path = join(empty, 'site.db');
  const none = `There is no database at ${path}; if the site has other settings, name them: --env-file FILE`;
  expect(adminIn({ DATA_DIR: empty }, 'add', email)).toMatchObject({
    status: 1,
    stderr: none,
    stdout: '',
  });
  const load = spawnSync('node', ['server/content/load-content.ts'], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: empty },
    encoding: 'utf8',
  });
  expect(load).toMatchObject({ status: 1, stderr: `${none}\n`, stdout: '' });
  expect(readdirSync(empty)).toEqual([]);
  writeFileSync(path, '');
  expect(adminIn({ DATA_DIR: empty }, 'add', email)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The database \S+ holds no site yet; /),
  });
  rmSync(empty, { recursive: true });
});

test('a Postgres that is away is named with what is wrong, as at the start', () => {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/site',
  };
  for (const words of [
    ['server/accounts/admin-command.ts', 'list'],
    ['server/operations/backup/backup-command.ts', join(dataDir, 'none.tar.gz')],
    ['server/moving/export/export-command.ts', join(dataDir, 'none')],
  ]) {
    const { status, stderr } = spawnSync('node', words, { env, encoding: 'utf8' });
    expect(stderr).toBe(
      'DATABASE_URL: Postgres at 127.0.0.1:1 cannot be used: nothing listens there.\n',
    );
    expect(status).toBe(1);
  }
});
