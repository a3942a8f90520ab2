import type { Kysely } from 'kysely';
import type { PublishingStatus } from '../../domain/content/publishing.ts';
import type { Database } from '../open.ts';

/** A row of any kind's table: its fields, and what every kind has. */
export interface ItemRow {
  [column: string]: unknown;
  status: PublishingStatus;
  version: number;
  created_at: string;
  updated_at: string;
}

/**
 * The tables of items, with columns named by the descriptors of their kinds (domain/content/kinds/): one
 * query serves every kind, which a type per table could not tell.
 */
export function itemTables(db: Database): Kysely<Record<string, ItemRow>> {
  return db as unknown as Kysely<Record<string, ItemRow>>;
}
