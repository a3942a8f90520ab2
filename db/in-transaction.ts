import type { Database } from './open.ts';

/** In the one that runs, or in one of its own. */
export function inTransaction<T>(
  db: Database,
  run: (transaction: Database) => Promise<T>,
): Promise<T> {
  return db.isTransaction ? run(db) : db.transaction().execute(run);
}
