import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';

/** Migrates the file it is given and prints the number of statements; a kill -9 before one of them. */
const [path = '', last = ''] = process.argv.slice(2);
let count = 0;

const prepare = DatabaseSync.prototype.prepare;
DatabaseSync.prototype.prepare = function counted(this: DatabaseSync, ...given) {
  count += 1;
  if (count >= Number(last)) process.kill(process.pid, 'SIGKILL');
  return prepare.apply(this, given);
};

const { db, kind } = openDatabase(`sqlite:${path}`);
await migrate(db, kind);
await db.destroy();
process.stdout.write(String(count));
