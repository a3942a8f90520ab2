import type { OpenDatabase } from '../db/open.ts';
import { countAdministrators, insertUser } from '../db/users.ts';
import { type Config, ConfigurationError } from './config.ts';
import { generatePassword, hashPassword } from './password.ts';
import { commonPasswords } from './password-rules.ts';

function refuseWeakPassword(password: string, email: string): void {
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain) || plain === email || plain === email.split('@')[0]) {
    throw new ConfigurationError(
      'ADMIN_PASSWORD is wrong: it is one of the passwords that are guessed first.',
    );
  }
}

/**
 * Makes the first administrator when there is none (decision D44). The password is returned only when
 * it was generated here, so that it can be shown once.
 * @throws {ConfigurationError} when the configured password is a common one.
 */
export async function ensureAdministrator({
  db,
  config,
}: Pick<OpenDatabase, 'db'> & { config: Pick<Config, 'admin'> }): Promise<{
  email: string;
  password?: string;
}> {
  const { email, password: given } = config.admin;
  if ((await countAdministrators(db)) > 0) return { email };
  if (given !== undefined) refuseWeakPassword(given, email);
  const password = given ?? generatePassword();
  await insertUser(db, { email, passwordHash: await hashPassword(password), isAdmin: true });
  return given === undefined ? { email, password } : { email };
}
