import type { Kysely } from 'kysely';
import type { Database } from '../open.ts';

/** A row of any kind's table: its fields, and `status`, `version`, `created_at` and `updated_at`. */
export type ItemRow = Record<string, unknown>;

/**
 * The tables of items, with columns named by the descriptors of their kinds (domain/content/kinds/): one
 * query serves every kind, which a type per table could not tell.
 */
export function itemTables(db: Database): Kysely<Record<string, ItemRow>> {
  return db as unknown as Kysely<Record<string, ItemRow>>;
}
