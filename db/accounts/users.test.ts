import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { findAdministrators } from './administrators.ts';
import { findUserByEmail, insertUser } from './users.ts';

const passwordHash = '$argon2id$x';

describeOnBothDatabases('users', ({ open }) => {
  test('an address is found in any spelling of its case', async () => {
    const { db } = await open();
    const user = await insertUser(db, { email: 'Admin@Example.COM', passwordHash, isAdmin: true });
    expect(user).toEqual({ user_id: user.user_id, email: 'admin@example.com', isAdmin: true });
    expect(await findUserByEmail(db, 'ADMIN@example.com')).toEqual({
      user_id: user.user_id,
      email: 'admin@example.com',
      password_hash: passwordHash,
      is_admin: 1,
      is_disabled: 0,
    });
    expect(await findUserByEmail(db, 'other@example.com')).toBeNull();
  });

  test('one address belongs to one user', async () => {
    const { db } = await open();
    await insertUser(db, { email: 'a@example.com', passwordHash, isAdmin: false });
    const again = { email: 'A@example.com', passwordHash, isAdmin: true };
    await expect(insertUser(db, again)).rejects.toThrow();
    expect(await findAdministrators(db)).toEqual([]);
  });

  test('administrators are found, also disabled ones', async () => {
    const { db } = await open();
    expect(await findAdministrators(db)).toEqual([]);
    await insertUser(db, { email: 'a@example.com', passwordHash, isAdmin: true });
    await insertUser(db, { email: 'b@example.com', passwordHash, isAdmin: false });
    await db.updateTable('users').set({ is_disabled: 1 }).execute();
    expect(await findAdministrators(db)).toMatchObject([
      { email: 'a@example.com', isDisabled: true, awaitsFirstSignIn: false },
    ]);
  });
});
