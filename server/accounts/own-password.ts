import type { FastifyInstance } from 'fastify';
import { findUserByEmail, setPassword } from '../../db/accounts/users.ts';
import { findSiteName } from '../../db/settings.ts';
import type { User } from '../../domain/accounts/user.ts';
import { refusalAt } from '../http/refusal.ts';
import { hashPassword, verifyPassword } from './sign-in/password.ts';
import { weaknessOf } from './sign-in/password-rules.ts';
import { limitGuesses, WrongSecret } from './sign-in/sign-in-limits.ts';

type Services = FastifyInstance['services'];

export interface Sender {
  user: User;
  ip: string;
}

function wrongPassword(field: string): WrongSecret {
  const sentence = 'This is not your password.';
  // Not 401, on which a browser would end the valid session.
  return new WrongSecret(400, sentence, { errors: { [field]: sentence } });
}

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

export function limitOwnGuesses<T>(
  services: Services,
  { user, ip }: Sender,
  check: () => Promise<T>,
): Promise<T> {
  return limitGuesses(services, { email: user.email, ip }, check);
}

/** Ends every other session. @throws {Refusal} */
export async function changeOwnPassword(
  services: Services,
  sender: Sender,
  { current, next, keep }: { current: string; next: string; keep: string },
): Promise<void> {
  const { db, config } = services;
  const { email, user_id: userId } = sender.user;
  const words = { email, origin: config.origin, siteName: await findSiteName(db) };
  const weakness =
    next === current
      ? 'Please choose a password other than the current one.'
      : weaknessOf(next, words);
  if (weakness) throw refusalAt('new', weakness);
  const replaces = await limitOwnGuesses(services, sender, () =>
    verifyOwnPassword(services, sender.user, { password: current, field: 'current' }),
  );
  const passwordHash = await hashPassword(next);
  if (!(await setPassword(db, { userId, passwordHash, replaces, keep }))) {
    throw wrongPassword('current');
  }
}
