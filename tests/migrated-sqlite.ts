import { Kysely } from 'kysely';
import { NodeSqliteDialect, openSqliteFile } from '../db/drivers/sqlite-dialect.ts';
import { migrate } from '../db/migrate.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';

let migrated: Promise<Uint8Array> | undefined;

async function migrateOnce(): Promise<Uint8Array> {
  const file = openSqliteFile(':memory:');
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  await migrate(db, 'sqlite');
  const bytes = file.serialize();
  await db.destroy();
  return bytes;
}

/** A new database in memory with all tables and no rows: a copy of one that is migrated once per file. */
export async function openMigratedSqlite(): Promise<OpenDatabase> {
  migrated ??= migrateOnce();
  const bytes = await migrated;
  const file = openSqliteFile(':memory:');
  file.deserialize(bytes);
  return { db: new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) }), kind: 'sqlite' };
}
