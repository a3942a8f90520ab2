import type { Kysely } from 'kysely';
import type { Database } from '../open.ts';

export type ItemRow = Record<string, unknown>;

/** One query serves every kind, as the columns are named by descriptors (domain/content/kinds/). */
export function itemTables(db: Database): Kysely<Record<string, ItemRow>> {
  return db as unknown as Kysely<Record<string, ItemRow>>;
}
