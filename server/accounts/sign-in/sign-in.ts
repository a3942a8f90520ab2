import type { FastifyInstance } from 'fastify';
import { insertSession } from '../../../db/accounts/sessions.ts';
import {
  findUserByEmail,
  type UserForSignIn,
  updatePasswordHash,
} from '../../../db/accounts/users.ts';
import type { UserInfo } from '../../../domain/api/accounts/session.ts';
import { shortAddress } from '../../http/logging/request-log.ts';
import { checkSecondFactor } from '../second-factor.ts';
import { newToken, tokenHash } from '../sessions.ts';
import { deviceName } from './device-name.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password.ts';
import { limitGuesses, WrongSecret } from './sign-in-limits.ts';

type Services = FastifyInstance['services'];

interface Credentials {
  email: string;
  password: string;
  code?: string;
}

/** The same for every cause (threat T09). */
function wrongPair(): WrongSecret {
  return new WrongSecret(401, 'The email address or the password is wrong.', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}

async function verifiedUser(
  { db }: Services,
  { email, password }: Credentials,
): Promise<UserForSignIn> {
  const user = await findUserByEmail(db, email.toLowerCase());
  const isRight = await verifyPassword(password, user?.password_hash);
  if (!user || !isRight || user.is_disabled) throw wrongPair();
  return user;
}

async function currentHash(services: Services, user: UserForSignIn, password: string) {
  const { db } = services;
  const { user_id: userId, email, password_hash: replaces } = user;
  if (!isOutdatedHash(replaces)) return replaces;
  const passwordHash = await hashPassword(password);
  if (await updatePasswordHash(db, { userId, passwordHash, replaces })) return passwordHash;
  // Another sign-in has stored its own meanwhile, or the password was changed.
  return (await verifiedUser(services, { email, password })).password_hash;
}

interface Origin {
  ip: string;
  userAgent?: string;
}

async function startSession(
  services: Services,
  { ip, userAgent, ...credentials }: Credentials & Origin,
): Promise<UserInfo> {
  const { db, config, now } = services;
  const user = await verifiedUser(services, credentials);
  await checkSecondFactor(services, user.user_id, { code: credentials.code, status: 401 });
  const token = newToken();
  const isStarted = await insertSession(db, {
    tokenHash: tokenHash(token),
    userId: user.user_id,
    now: now(),
    perUser: config.session.perUser,
    device: deviceName(userAgent),
    network: shortAddress(ip),
    verifiedHash: await currentHash(services, user, credentials.password),
  });
  // The password or the account changed in between.
  if (!isStarted) throw wrongPair();
  return { token, isAdmin: Boolean(user.is_admin), email: user.email };
}

export function signIn(services: Services, credentials: Credentials & Origin): Promise<UserInfo> {
  return limitGuesses(services, credentials, () => startSession(services, credentials));
}
