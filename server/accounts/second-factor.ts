import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  consumeRecoveryCode,
  consumeStep,
  deleteSecondFactor,
  enableSecondFactor,
  findSecondFactor,
  saveUnconfirmedSecret,
} from '../../db/accounts/second-factor.ts';
import { findSiteName } from '../../db/settings.ts';
import { Refusal } from '../http/refusal.ts';
import { limitOwnGuesses, type Sender, verifyOwnPassword } from './own-password.ts';
import { WrongSecret } from './sign-in/sign-in-limits.ts';
import { keyAddress, newRecoveryCode, newSecret, stepOf } from './sign-in/totp.ts';

type Services = FastifyInstance['services'];

const recoveryCodes = 10;

/** A plain hash is enough: 80 random bits cannot be guessed. */
function hashOf(code: string): string {
  return createHash('sha256').update(code.toUpperCase().replace(/[\s-]/g, '')).digest('hex');
}

/** The password was right; the next call brings the code. */
export class CodeNeeded extends Refusal {
  constructor(status: number) {
    const code = 'Please enter the 6 digits of your authenticator app, or a recovery code.';
    super(status, code, { errors: { code } });
  }
}

function wrongCode(status: number): WrongSecret {
  const code = 'This code is wrong or was used already.';
  return new WrongSecret(status, code, { errors: { code } });
}

async function takeCode(
  { db, now }: Services,
  userId: number,
  { secret, code }: { secret: string; code: string },
): Promise<boolean> {
  const plain = code.replace(/\s/g, '');
  const step = stepOf(secret, plain, now());
  if (step !== null) return consumeStep(db, userId, { secret, step });
  return consumeRecoveryCode(db, userId, hashOf(plain));
}

/** @throws {Refusal} for the field `code`; only a wrong code counts as a guess. */
export async function checkSecondFactor(
  services: Services,
  userId: number,
  { code = '', status }: { code?: string; status: number },
): Promise<void> {
  const factor = await findSecondFactor(services.db, userId);
  if (!factor?.is_confirmed) return;
  if (code.trim() === '') throw new CodeNeeded(status);
  const { secret } = factor;
  if (!(await takeCode(services, userId, { secret, code }))) throw wrongCode(status);
}

const alreadyOn = () => new Refusal(409, 'The second factor is on already.');

export async function offerSecondFactor(
  services: Services,
  sender: Sender,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { db, config } = services;
  const { user_id: userId, email } = sender.user;
  await limitOwnGuesses(services, sender, () =>
    verifyOwnPassword(services, sender.user, { password, field: 'password' }),
  );
  const secret = newSecret();
  if (!(await saveUnconfirmedSecret(db, userId, secret))) throw alreadyOn();
  const issuer = (await findSiteName(db)) || new URL(config.origin).hostname;
  return { secret, uri: keyAddress({ secret, email, issuer }) };
}

export async function confirmSecondFactor(
  services: Services,
  sender: Sender,
  code: string,
): Promise<string[]> {
  const { db, now } = services;
  const { user } = sender;
  const factor = await findSecondFactor(db, user.user_id);
  if (!factor) throw new Refusal(409, 'Please start with a new secret.');
  if (factor.is_confirmed) throw alreadyOn();
  const { secret } = factor;
  return limitOwnGuesses(services, sender, async () => {
    const step = stepOf(secret, code.replace(/\s/g, ''), now());
    if (step === null) throw wrongCode(400);
    const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
    const codeHashes = codes.map(hashOf);
    if (!(await enableSecondFactor(db, user.user_id, { secret, step, codeHashes })))
      throw alreadyOn();
    return codes;
  });
}

export async function removeOwnSecondFactor(
  services: Services,
  sender: Sender,
  { password, code }: { password: string; code: string },
): Promise<void> {
  const { user } = sender;
  // In one attempt, so that the right password does not clear wrong codes.
  await limitOwnGuesses(services, sender, async () => {
    await verifyOwnPassword(services, user, { password, field: 'password' });
    await checkSecondFactor(services, user.user_id, { code, status: 400 });
  });
  await services.db
    .transaction()
    .execute((transaction) => deleteSecondFactor(transaction, user.user_id));
}
