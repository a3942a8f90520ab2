import { findAccounts } from '../../db/accounts/accounts.ts';
import { findUser } from '../../db/accounts/administrators.ts';
import type { Database } from '../../db/open.ts';
import { loginInput } from '../../domain/accounts/user.ts';
import type { ListedUser } from '../../domain/api/accounts/users.ts';
import { type Config, readConfig } from '../config.ts';
import { CommandRefused, runCommand, say } from '../start/command.ts';
import { describeSite, refuseMissingDatabase } from '../start/describe-site.ts';
import { onSiteDatabase } from '../start/site-database.ts';
import { addAdministrator, disableUser, resetUser } from './administrators.ts';

/** Decision D44. */
const usage = 'Usage: npm run admin -- [--env-file FILE] list, or add|disable|reset EMAIL';

async function knownUser(db: Database, email: string): Promise<ListedUser> {
  const user = await findUser(db, { email });
  if (!user) throw new CommandRefused(`There is no user ${email}.`);
  return user;
}

type Command = (db: Database, email: string, config: Config) => Promise<string[]>;

async function listAccounts(db: Database, _email: string, { session }: Config) {
  const accounts = await findAccounts(db, { now: Date.now(), ...session });
  const head = ['EMAIL', 'ACTIVE', 'SECOND FACTOR', 'LAST SIGN-IN', 'OPEN SESSIONS'];
  const rows = accounts.map(({ email, disabled, secondFactor, lastSignIn, sessions }) => [
    email,
    disabled ? 'no' : 'yes',
    secondFactor ? 'yes' : 'no',
    lastSignIn ? `${lastSignIn.slice(0, 16).replace('T', ' ')} UTC` : 'never',
    String(sessions),
  ]);
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((cell, n) => cell.padEnd(widths[n] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const commands: Record<string, Command> = {
  async add(db, email) {
    const { user, password } = await addAdministrator(db, email);
    return [`${user.email} may sign in.`, `Password: ${password}  (shown only this once)`];
  },
  async disable(db, email) {
    const { user_id } = await knownUser(db, email);
    await disableUser(db, user_id, true);
    return [`${email} is disabled; every session has ended.`];
  },
  async reset(db, email) {
    const { user_id, disabled } = await knownUser(db, email);
    const { password } = await resetUser(db, user_id);
    const shown = `Password: ${password}  (shown only this once)`;
    const ended = `${email} has a new password; every session has ended.`;
    return disabled ? [ended, shown, 'The account is still disabled.'] : [ended, shown];
  },
};

function parse([name = '', email = '', ...rest]: string[]): { command: Command; email: string } {
  if (name === 'list' && email === '') return { command: listAccounts, email };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || rest.length > 0 || email === '') throw new CommandRefused(usage);
  if (!loginInput.shape.email.safeParse(email).success) {
    throw new CommandRefused(`${email} is not an email address of at most 36 characters.`);
  }
  return { command, email: email.toLowerCase() };
}

/** Prints the database before it works on it; never creates one. */
await runCommand(async (words) => {
  const { command, email } = parse(words);
  const config = readConfig();
  const { databaseUrl } = config;
  refuseMissingDatabase(databaseUrl);
  say(describeSite({ databaseUrl }));
  return onSiteDatabase(databaseUrl, async (db) => (await command(db, email, config)).join('\n'));
});
