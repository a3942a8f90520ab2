import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'kysely';
import { postgresFailure } from '../../db/drivers/postgres-failure.ts';
import { isBusy } from '../../db/drivers/sqlite-driver.ts';
import { migrate } from '../../db/migrate.ts';
import { DatabaseBusy, DatabaseUnusable, type OpenDatabase, openDatabase } from '../../db/open.ts';
import { minute } from '../../domain/durations.ts';
import { isDiskFull } from '../http/database-failure.ts';
import { describeDatabase } from './describe-site.ts';
import { codeOrText, errorCode } from './error-code.ts';
import { StartRefused } from './start-refused.ts';

const maxWait = minute;
const retryDelay = 250;

// SQLSTATEs of concurrent creation (unique rows, types, tables), serialization failure, deadlock, and
// of a statement that waited for another start until its timeout.
const collisions = new Set(['23505', '42P07', '42710', '40001', '40P01', '57014']);

function isConflict(error: unknown): boolean {
  if (error instanceof DatabaseBusy || isBusy(error)) return true;
  return collisions.has(errorCode(error) ?? '');
}

/**
 * While another start uses the same database; a step may run twice (fault F24). @throws
 * {StartRefused}
 */
export async function retryWhileBusy<T>(databaseUrl: string, step: () => Promise<T>): Promise<T> {
  const until = performance.now() + maxWait;
  while (true) {
    try {
      return await step();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (performance.now() > until) {
        throw new StartRefused(
          `Another process is at work on the ${describeDatabase(databaseUrl)}; wait for it or end it, then start again.`,
        );
      }
      await sleep(retryDelay * (0.5 + Math.random()));
    }
  }
}

async function openOnce(databaseUrl: string, log?: Logger): Promise<OpenDatabase> {
  const database = openDatabase(databaseUrl, { log });
  try {
    await migrate(database.db, database.kind);
    return database;
  } catch (error) {
    await database.db.destroy();
    if (error instanceof DatabaseUnusable || isConflict(error)) throw error;
    if (error instanceof Error && isDiskFull(error)) throw error;
    if (database.kind === 'postgres') throw new StartRefused(postgresFailure(databaseUrl, error));
    throw new StartRefused(`The database cannot be opened (${codeOrText(error)}).`);
  }
}

export function openAndMigrate(databaseUrl: string, log?: Logger): Promise<OpenDatabase> {
  return retryWhileBusy(databaseUrl, () => openOnce(databaseUrl, log));
}
