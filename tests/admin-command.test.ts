import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { insertSession } from '../db/sessions.ts';
import { findUserByEmail } from '../db/users.ts';
import { verifyPassword } from '../server/password.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-admin-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const email = 'layla@example.com';

function admin(...words: string[]) {
  const { status, stdout, stderr } = spawnSync('node', ['server/admin-command.ts', ...words], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
    timeout: 20_000,
  });
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
    stdout: `${email} is disabled; every session has ended.\n`,
  });
  expect([await opens(reset.password), await countSessions()]).toEqual([false, 0]);
});

test.each([
  [['reset', 'nobody@example.com'], 'There is no user nobody@example.com.'],
  [['disable', 'nobody@example.com'], 'There is no user nobody@example.com.'],
  [['add', 'nobody'], 'nobody is not an email address of at most 36 characters.'],
  [['add'], 'Usage: npm run admin -- add|disable|reset EMAIL'],
  [['remove', email], 'Usage: npm run admin -- add|disable|reset EMAIL'],
  [['toString', email], 'Usage: npm run admin -- add|disable|reset EMAIL'],
  [[], 'Usage: npm run admin -- add|disable|reset EMAIL'],
])('%j is refused with one sentence and status 1', (words, sentence) => {
  expect(admin(...words)).toMatchObject({ status: 1, stderr: sentence, stdout: '' });
});

test('an address is added once', () => {
  admin('add', email);
  expect(admin('add', email)).toMatchObject({
    status: 1,
    stderr: 'This address belongs to a user already.',
  });
});
