import type { FastifyInstance } from 'fastify';
import { findUserByEmail, setPassword } from '../../db/accounts/users.ts';
import { findSiteName } from '../../db/settings.ts';
import type { User } from '../../domain/accounts/user.ts';
import { Refusal } from '../http/refusal.ts';
import { hashPassword, verifyPassword } from './sign-in/password.ts';
import { weaknessOf } from './sign-in/password-rules.ts';
import { limitGuesses, WrongSecret } from './sign-in/sign-in-limits.ts';

type Services = FastifyInstance['services'];

/** Who is signed in, and where from. */
export interface Sender {
  user: User;
  ip: string;
}

function wrongPassword(field: string): WrongSecret {
  const sentence = 'This is not your password.';
  // Not 401: the session is sound, and a browser would end it.
  return new WrongSecret(400, sentence, { errors: { [field]: sentence } });
}

/** The stored hash of the password, if it is the right one. @throws {WrongSecret} at the field */
export async function verifyOwnPassword(
  { db }: Services,
  { email }: User,
  { password, field }: { password: string; field: string },
): Promise<string> {
  const stored = await findUserByEmail(db, email);
  const isRight = await verifyPassword(password, stored?.password_hash);
  if (!stored || !isRight) throw wrongPassword(field);
  return stored.password_hash;
}

/** Asks for secrets of the sender again; wrong ones count as wrong sign-ins. */
export function limitOwnGuesses<T>(
  services: Services,
  { user, ip }: Sender,
  check: () => Promise<T>,
): Promise<T> {
  return limitGuesses(services, { email: user.email, ip }, check);
}

/** Changes the sender's password and ends every other session. @throws {Refusal} */
export async function changeOwnPassword(
  services: Services,
  sender: Sender,
  { current, next, keep }: { current: string; next: string; keep: string },
): Promise<void> {
  const { db, config } = services;
  const { email, user_id: userId } = sender.user;
  const words = { email, origin: config.origin, siteName: await findSiteName(db) };
  const weakness = next === current ? 'Please choose another password.' : weaknessOf(next, words);
  if (weakness) throw new Refusal(400, weakness, { errors: { new: weakness } });
  const replaces = await limitOwnGuesses(services, sender, () =>
    verifyOwnPassword(services, sender.user, { password: current, field: 'current' }),
  );
  const passwordHash = await hashPassword(next);
  if (!(await setPassword(db, { userId, passwordHash, replaces, keep }))) {
    throw wrongPassword('current');
  }
}
