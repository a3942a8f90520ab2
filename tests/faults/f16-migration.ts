import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../db/open.ts';
import { type Fault, must, mustFail } from './fault.ts';
import { temporaryFolder } from './site.ts';

const script = join(import.meta.dirname, 'migrate-process.ts');

/** Migrates a file in a process of its own, which kills itself before the statement of this number. */
async function migrateUntil(path: string, statement: number, killAfter?: number): Promise<string> {
  const child = spawn(process.execPath, [script, path, String(statement)]);
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  if (killAfter !== undefined) void sleep(killAfter).then(() => child.kill('SIGKILL'));
  await once(child, 'exit');
  return printed;
}

/** Every table, column and index as SQLite has it. */
async function schemaOf(path: string): Promise<string> {
  const { db } = openDatabase(`sqlite:${path}`);
  const { rows } = await sql`select type, name, sql from sqlite_schema order by type, name`.execute(
    db,
  );
  const done = await sql`select name from kysely_migration order by name`.execute(db);
  await db.destroy();
  return JSON.stringify([rows, done.rows]);
}

/** Kill -9 before every statement of the migrations and at random moments; two at once. */
export const migrationCutOff: Fault = {
  id: 'F16',
  what: 'migration cut off (random moments)',
  stated: 50,
  async run(count, scene) {
    const folder = temporaryFolder(scene);
    const good = join(folder, 'good.db');
    const statements = Number(await migrateUntil(good, Number.MAX_SAFE_INTEGER));
    const expected = await schemaOf(good);
    must(statements > 20, `only ${statements} statements`);
    const step = Math.max(1, Math.round(50 / count));
    let tried = 0;
    const check = async (path: string) =>
      must((await schemaOf(path)) === expected, 'another schema than without the kill');
    for (let at = 1; at <= statements; at += step) {
      const path = join(folder, `at-${at}.db`);
      must((await migrateUntil(path, at)) === '', `statement ${at} was not reached`);
      await migrateUntil(path, Number.MAX_SAFE_INTEGER);
      await check(path);
      tried += 1;
    }
    for (let n = 0; n < count; n++) {
      const path = join(folder, `random-${n}.db`);
      await migrateUntil(path, Number.MAX_SAFE_INTEGER, 150 + Math.random() * 400);
      const both = [1, 2].map(() => migrateUntil(path, Number.MAX_SAFE_INTEGER));
      await Promise.all(both);
      await check(path);
    }
    const cut = join(folder, 'cut.db');
    await migrateUntil(cut, statements - 3);
    const control = await mustFail(async () => check(cut), 'a migration that was not run again');
    return {
      result: `killed before ${tried} of ${statements} statements and at ${count} moments, then two at once: the same schema each time`,
      control,
    };
  },
};
