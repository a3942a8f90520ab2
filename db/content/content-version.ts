import type { Database } from '../open.ts';

export async function findContentVersion(db: Database): Promise<number> {
  const row = await db.selectFrom('content_version').select('version').executeTakeFirst();
  return row?.version ?? 0;
}

async function raiseContentVersion(transaction: Database): Promise<void> {
  await transaction
    .insertInto('content_version')
    .values({ id: 1, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ version: eb('content_version.version', '+', 1) })),
    )
    .execute();
}

/** Holds off changes until the transaction ends, without a change of its own. */
export async function lockContent(transaction: Database): Promise<void> {
  await transaction
    .insertInto('content_version')
    .values({ id: 1, version: 0 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ version: eb.ref('content_version.version') })),
    )
    .execute();
}

const listeners = new WeakMap<Database, (() => void)[]>();

export function onContentChange(db: Database, listener: () => void): void {
  listeners.set(db, [...(listeners.get(db) ?? []), listener]);
}

/**
 * Raises the version first: its row lock serializes writers, so that what a change reads before it
 * writes (a slug, an ETag) still holds when it writes, in both databases.
 */
export async function changeContent<T>(
  db: Database,
  change: (transaction: Database) => Promise<T>,
): Promise<T> {
  const run = async (transaction: Database) => {
    await raiseContentVersion(transaction);
    return change(transaction);
  };
  if (db.isTransaction) return run(db);
  try {
    return await db.transaction().execute(run);
  } finally {
    // Also after a failure: a commit whose answer was lost may have been stored.
    for (const listener of listeners.get(db) ?? []) listener();
  }
}
