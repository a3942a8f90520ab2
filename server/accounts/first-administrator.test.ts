import { beforeEach, expect, test } from 'vitest';
import { setDisabled } from '../../db/accounts/administrators.ts';
import { insertSession } from '../../db/accounts/sessions.ts';
import { findUserByEmail, insertUser } from '../../db/accounts/users.ts';
import type { Database } from '../../db/open.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { ConfigurationError } from '../config.ts';
import { ensureAdministrator, introduceAdministrator } from './first-administrator.ts';
import { verifyPassword } from './sign-in/password.ts';

const email = 'owner@example.com';

describeOnBothDatabases('the first administrator', (databases) => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await databases.open());
  });

  /** What one start does and says. */
  async function start(password?: string, given = email) {
    const config = { admin: { email: given, password, isEmailGiven: true } };
    return introduceAdministrator({ db, config }, await ensureAdministrator({ db, config }));
  }

  async function opens(password = ''): Promise<boolean> {
    return verifyPassword(password, (await findUserByEmail(db, email))?.password_hash);
  }

  async function signIn(): Promise<void> {
    const user = await findUserByEmail(db, email);
    const userId = user?.user_id ?? 0;
    const verifiedHash = user?.password_hash;
    await insertSession(db, { tokenHash: 'x', userId, now: Date.now(), perUser: 5, verifiedHash });
  }

  const countUsers = async () => (await db.selectFrom('users').selectAll().execute()).length;

  test('F24 is made with a generated password, and shown another one until it was used', async () => {
    const first = await start();
    expect(first).toEqual({ email, password: expect.stringMatching(/^\S{16}$/), notes: [] });
    expect(await findUserByEmail(db, email)).toMatchObject({ is_admin: 1, is_disabled: 0 });
    expect(await opens(first.password)).toBe(true);
    const second = await start();
    expect([await opens(first.password), await opens(second.password)]).toEqual([false, true]);
    await signIn();
    expect(await start()).toEqual({ email, notes: [] });
    expect([await opens(second.password), await countUsers()]).toEqual([true, 1]);
  });

  test('F24 two first starts at once make one account, and the password shown last opens it', async () => {
    const both = await Promise.all([start(), start()]);
    expect(await countUsers()).toBe(1);
    const opened = await Promise.all(both.map(({ password }) => opens(password)));
    expect(opened.filter(Boolean)).toHaveLength(1);
  });

  test('F24 an account that is disabled gets no password', async () => {
    await start();
    await insertUser(db, { email: 'other@example.com', passwordHash: 'x', isAdmin: true });
    const user_id = (await findUserByEmail(db, email))?.user_id ?? 0;
    await setDisabled(db, user_id, true);
    expect(await start()).toEqual({ email: 'other@example.com', notes: [] });
  });

  test('D44 takes the configured password and does not tell it', async () => {
    expect(await start('blue-Camel-42')).toEqual({ email, notes: [] });
    expect(await opens('blue-Camel-42')).toBe(true);
  });

  test('T33 the variables have no effect once there is an administrator, and that is said', async () => {
    await start('blue-Camel-42');
    const { email: named, notes } = await start('other-Camel-43', 'nobody@example.com');
    expect(named).toBe(email);
    expect(notes).toEqual([
      expect.stringMatching(/^ADMIN_EMAIL was ignored: .*owner@example\.com is that already/),
      expect.stringMatching(/^ADMIN_PASSWORD was ignored: .*owner@example\.com is that already/),
    ]);
    expect([await opens('other-Camel-43'), await opens('blue-Camel-42')]).toEqual([false, true]);
    expect(await start('password')).toMatchObject({ email });
    expect(await countUsers()).toBe(1);
  });

  test('an address that belongs to somebody else makes nobody an administrator, and none is named', async () => {
    await insertUser(db, { email, passwordHash: 'x', isAdmin: false });
    expect(await start()).toEqual({ email: undefined, notes: [] });
  });

  test.each(['password', 'Password1', '12345678', 'QWERTY123', 'admin123', email])(
    'T33 %s is refused as a password and nobody is made',
    async (password) => {
      await expect(start(password)).rejects.toThrow(ConfigurationError);
      await expect(start(password)).rejects.toThrow(/^ADMIN_PASSWORD is wrong: .+\.$/);
      expect(await countUsers()).toBe(0);
    },
  );
});
