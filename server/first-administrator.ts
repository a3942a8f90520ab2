import type { OpenDatabase } from '../db/open.ts';
import { countAdministrators, insertUser } from '../db/users.ts';
import { type Config, ConfigurationError } from './config.ts';
import { generatePassword, hashPassword } from './password.ts';

/** Passwords that every guesser tries first, of the lengths that the configuration lets through. */
const commonPasswords = new Set([
  '00000000',
  '11111111',
  '12341234',
  '12345678',
  '123456789',
  '1234567890',
  '123123123',
  '11223344',
  '1q2w3e4r',
  '1q2w3e4r5t',
  '1qaz2wsx',
  '87654321',
  '88888888',
  '987654321',
  'abc12345',
  'abcd1234',
  'admin123',
  'admin1234',
  'admin12345',
  'administrator',
  'adminadmin',
  'asdfasdf',
  'asdfghjkl',
  'baseball',
  'changeme',
  'changeme123',
  'computer',
  'dragon123',
  'football',
  'iloveyou',
  'letmein1',
  'letmein123',
  'master123',
  'michelle',
  'p@ssw0rd',
  'pa$$word',
  'passw0rd',
  'password',
  'password!',
  'password1',
  'password12',
  'password123',
  'password1234',
  'princess',
  'q1w2e3r4',
  'qwer1234',
  'qwerty123',
  'qwertyui',
  'qwertyuiop',
  'secret123',
  'starwars',
  'sunshine',
  'superman',
  'test1234',
  'trustno1',
  'welcome1',
  'welcome123',
  'whatever',
  'zaq12wsx',
]);

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
