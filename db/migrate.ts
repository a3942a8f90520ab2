import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { createFirstTables } from './migrations/0001-first-tables.ts';
import { createSignInLimits } from './migrations/0002-sign-in-limits.ts';
import { createSecondFactor } from './migrations/0003-second-factor.ts';
import { createListIndexes } from './migrations/0004-list-indexes.ts';
import { createHistory } from './migrations/0005-history.ts';
import { createOutbox } from './migrations/0006-outbox.ts';
import { keepFirstSettings } from './migrations/0007-settings-edited.ts';
import { addUploadDetails } from './migrations/0008-upload-details.ts';
import { type Database, type DatabaseKind, DatabaseUnusable } from './open.ts';

/** Every migration in order. They only move forward (style.md rule 15). */
function migrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    '0001-first-tables': { up: (db: Kysely<unknown>) => createFirstTables(db, kind) },
    '0002-sign-in-limits': { up: createSignInLimits },
    '0003-second-factor': { up: createSecondFactor },
    '0004-list-indexes': { up: createListIndexes },
    '0005-history': { up: (db: Kysely<unknown>) => createHistory(db, kind) },
    '0006-outbox': { up: (db: Kysely<unknown>) => createOutbox(db, kind) },
    '0007-settings-edited': { up: keepFirstSettings },
    '0008-upload-details': { up: addUploadDetails },
  };
}

/**
 * Brings the tables up to this code's version.
 * @throws {DatabaseUnusable} when the database was written by a newer version of the code.
 */
export async function migrate(db: Database, kind: DatabaseKind): Promise<void> {
  const known = migrations(kind);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  await refuseNewerDatabase(db, Object.keys(known));
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function refuseNewerDatabase(db: Database, known: string[]): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return;
  const done = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  const newer = done.find(({ name }) => !known.includes(name));
  if (newer) {
    throw new DatabaseUnusable(
      `The database was written by a newer version of this site (migration ${newer.name}). Install that version or restore an older backup.`,
    );
  }
}
