import { findUser } from '../db/administrators.ts';
import { migrate } from '../db/migrate.ts';
import { type Database, DatabaseUnusable, openDatabase } from '../db/open.ts';
import { type ListedUser, loginInput } from '../domain/user.ts';
import { addAdministrator, disableUser, resetUser } from './administrators.ts';
import { ConfigurationError, loadEnvironmentFile, readConfig } from './config.ts';
import { Refusal } from './refusal.ts';

/** `npm run admin -- add|disable|reset EMAIL`: the way in for whoever owns the machine (decision D44). */

/** A command that cannot be carried out; the message is the one sentence that is printed. */
class CommandRefused extends Error {}

const usage = 'Usage: npm run admin -- add|disable|reset EMAIL';

async function knownUser(db: Database, email: string): Promise<ListedUser> {
  const user = await findUser(db, { email });
  if (!user) throw new CommandRefused(`There is no user ${email}.`);
  return user;
}

type Command = (db: Database, email: string) => Promise<string[]>;

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
    const told = `Password: ${password}  (shown only this once)`;
    const ended = `${email} has a new password; every session has ended.`;
    return disabled ? [ended, told, 'The account is still disabled.'] : [ended, told];
  },
};

function parse([name = '', email = '', ...rest]: string[]): { command: Command; email: string } {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || rest.length > 0 || email === '') throw new CommandRefused(usage);
  if (!loginInput.shape.email.safeParse(email).success) {
    throw new CommandRefused(`${email} is not an email address of at most 36 characters.`);
  }
  return { command, email: email.toLowerCase() };
}

async function run(words: string[]): Promise<string[]> {
  const { command, email } = parse(words);
  loadEnvironmentFile();
  const { db, kind } = openDatabase(readConfig().databaseUrl);
  try {
    await migrate(db, kind);
    return await command(db, email);
  } finally {
    await db.destroy();
  }
}

try {
  const lines = await run(process.argv.slice(2));
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  const isKnown = [CommandRefused, Refusal, ConfigurationError, DatabaseUnusable].some(
    (kind) => error instanceof kind,
  );
  const told = isKnown && error instanceof Error ? error.message : String(error);
  process.stderr.write(`${told}\n`);
  process.exitCode = 1;
}
