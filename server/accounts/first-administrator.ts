import {
  findAdministrators,
  insertFirstAdministrator,
  type KnownAdministrator,
  renewUnusedPassword,
} from '../../db/accounts/administrators.ts';
import type { Database } from '../../db/open.ts';
import { type Config, ConfigurationError } from '../config.ts';
import { generatePassword, hashPassword } from './sign-in/password.ts';
import { commonPasswords } from './sign-in/password-rules.ts';

interface Given {
  db: Database;
  config: Pick<Config, 'admin'>;
}

export function refuseWeakPassword(password: string, email: string): void {
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain) || plain === email || plain === email.split('@')[0]) {
    throw new ConfigurationError(
      'ADMIN_PASSWORD is wrong: it is one of the passwords that are guessed first.',
    );
  }
}

/**
 * Only if there never was one (decision D44). Its unconfigured password is replaced when it is
 * shown.
 * @returns whether this call made it. @throws {ConfigurationError} for a common password.
 */
export async function ensureAdministrator({ db, config }: Given): Promise<boolean> {
  const { email, password } = config.admin;
  if ((await findAdministrators(db)).length > 0) return false;
  if (password !== undefined) refuseWeakPassword(password, email);
  const passwordHash = await hashPassword(password ?? generatePassword());
  const awaitsFirstSignIn = password === undefined;
  return insertFirstAdministrator(db, { email, passwordHash, awaitsFirstSignIn });
}

export interface Introduction {
  email?: string;
  /** Until it is used, each start replaces it (fault F24). */
  password?: string;
  notes: string[];
}

function notesOn({ admin }: Given['config'], administrators: KnownAdministrator[]): string[] {
  const [first] = administrators;
  if (!first) return [];
  const isThere = administrators.some(({ email }) => email === admin.email);
  const notes = [];
  if (admin.isEmailGiven && !isThere) {
    notes.push(
      `ADMIN_EMAIL was ignored: it is for the first administrator, and ${first.email} is that already. Another one: npm run admin -- add ${admin.email}`,
    );
  }
  if (admin.password !== undefined) {
    notes.push(
      `ADMIN_PASSWORD was ignored: it is for the first administrator, and ${first.email} is that already. A new password: npm run admin -- reset EMAIL`,
    );
  }
  return notes;
}

/**
 * Replaces an unused password, since an interrupted start may not have shown it. Call it once the
 * process serves: a start that fails must not void a password that another one has shown.
 */
export async function introduceAdministrator(
  { db, config }: Given,
  isNew: boolean,
): Promise<Introduction> {
  const administrators = await findAdministrators(db);
  const notes = isNew ? [] : notesOn(config, administrators);
  const active = administrators.filter(({ isDisabled }) => !isDisabled);
  const waiting = active.find(({ awaitsFirstSignIn }) => awaitsFirstSignIn);
  if (waiting) {
    const password = generatePassword();
    const passwordHash = await hashPassword(password);
    if (await renewUnusedPassword(db, { user_id: waiting.user_id, passwordHash })) {
      return { email: waiting.email, password, notes };
    }
  }
  const configured = active.find(({ email }) => email === config.admin.email);
  return { email: (configured ?? active[0])?.email, notes };
}
