import {
  findUser,
  insertAdministrator,
  setDisabled,
  type UserChangeRefusal,
} from '../../db/accounts/administrators.ts';
import { deleteSecondFactor } from '../../db/accounts/second-factor.ts';
import { setPassword } from '../../db/accounts/users.ts';
import type { Database } from '../../db/open.ts';
import type { ListedUser } from '../../domain/api/accounts/users.ts';
import { Refusal } from '../http/refusal.ts';
import { generatePassword, hashPassword } from './sign-in/password.ts';
import { forgetStrangers } from './sign-in/sign-in-limits.ts';

interface WithPassword {
  user: ListedUser;
  password: string;
}

const refusals: Record<UserChangeRefusal, { status: number; message: string; field?: string }> = {
  unknown: { status: 404, message: 'There is no such user.' },
  taken: { status: 409, message: 'This address belongs to a user already.', field: 'email' },
  last: { status: 409, message: 'The last active administrator cannot be disabled.' },
};

export function refusalOf(reason: UserChangeRefusal): Refusal {
  const { status, message, field } = refusals[reason];
  return new Refusal(status, message, { errors: field ? { [field]: message } : undefined });
}

export function orRefused(result: ListedUser | UserChangeRefusal): ListedUser {
  if (typeof result === 'string') throw refusalOf(result);
  return result;
}

export async function addAdministrator(db: Database, email: string): Promise<WithPassword> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  return { user: orRefused(await insertAdministrator(db, { email, passwordHash })), password };
}

/** Ends the sessions of a disabled account. @throws {Refusal} */
export async function disableUser(
  db: Database,
  userId: number,
  disabled: boolean,
): Promise<ListedUser> {
  return orRefused(await setDisabled(db, userId, disabled));
}

/** Turns the second factor off too, since its phone may be lost. @throws {Refusal} */
export async function resetUser(db: Database, user_id: number): Promise<WithPassword> {
  const user = orRefused((await findUser(db, { user_id })) ?? 'unknown');
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    await setPassword(transaction, { userId: user_id, passwordHash });
    await deleteSecondFactor(transaction, user_id);
    await forgetStrangers(transaction, user.email);
  });
  return { user, password };
}
