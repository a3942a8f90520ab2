import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/open.ts';
import { findUserByEmail } from '../db/users.ts';
import { describeOnBothDatabases } from '../tests/databases.ts';
import { ConfigurationError } from './config.ts';
import { ensureAdministrator } from './first-administrator.ts';
import { verifyPassword } from './password.ts';

const email = 'owner@example.com';

describeOnBothDatabases('the first administrator', (databases) => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await databases.open());
  });

  const ensure = (password?: string) =>
    ensureAdministrator({ db, config: { admin: { email, password } } });

  const countUsers = async () => (await db.selectFrom('users').selectAll().execute()).length;

  test('D44 is made with a generated password, which is told once', async () => {
    const { password } = await ensure();
    expect(password).toHaveLength(16);
    const user = await findUserByEmail(db, email);
    expect(user).toMatchObject({ email, is_admin: 1, is_disabled: 0 });
    expect(await verifyPassword(password ?? '', user?.password_hash)).toBe(true);
    expect(await ensure()).toEqual({ email });
    expect(await countUsers()).toBe(1);
  });

  test('D44 takes the configured password and does not tell it', async () => {
    expect(await ensure('blue-Camel-42')).toEqual({ email });
    const user = await findUserByEmail(db, email);
    expect(await verifyPassword('blue-Camel-42', user?.password_hash)).toBe(true);
  });

  test('T33 the variables have no effect once there is an administrator', async () => {
    await ensure('blue-Camel-42');
    await ensure('other-Camel-43');
    const user = await findUserByEmail(db, email);
    expect(await verifyPassword('other-Camel-43', user?.password_hash)).toBe(false);
    expect(await ensure('password')).toEqual({ email });
  });

  test.each(['password', 'Password1', '12345678', 'QWERTY123', 'admin123', email])(
    'T33 %s is refused as a password and nobody is made',
    async (password) => {
      await expect(ensure(password)).rejects.toThrow(ConfigurationError);
      await expect(ensure(password)).rejects.toThrow(/^ADMIN_PASSWORD is wrong: .+\.$/);
      expect(await countUsers()).toBe(0);
    },
  );
});
