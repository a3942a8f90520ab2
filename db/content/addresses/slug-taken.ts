import type { Kind } from '../../../domain/content/kind.ts';
import { isStorable } from '../../column-limits.ts';
import type { Database } from '../../open.ts';
import { itemTables } from '../item-tables.ts';

export class SlugTaken extends Error {}

/** SQLite's extended result code and Postgres's SQLSTATE of a violated unique index. */
const sqliteUnique = 2067;
const postgresUnique = '23505';

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('errcode' in error && error.errcode === sqliteUnique) ||
    ('code' in error && error.code === postgresUnique)
  );
}

function taken(address: string): SlugTaken {
  return new SlugTaken(
    `The address ${address} is already taken by another page. Please choose another Slug URL.`,
  );
}

/** An id, as text; null while the slug is free. */
export async function findSlugHolder(
  db: Database,
  { table, key, slugOf }: Kind,
  slug: string,
): Promise<string | null> {
  if (!slugOf || !isStorable(slug)) return null;
  const query = itemTables(db).selectFrom(table).select(key.column).where('slug', '=', slug);
  const holder = await query.executeTakeFirst();
  return holder ? String(holder[key.column]) : null;
}

/** For a draft beside its row, which no index checks. @throws {SlugTaken} */
export async function refuseTaken(
  db: Database,
  { table, key, address }: Kind,
  { slug, own }: { slug: unknown; own: unknown },
): Promise<void> {
  const other = await itemTables(db)
    .selectFrom(table)
    .select('slug')
    .where('slug', '=', slug)
    .where(key.column, '!=', own)
    .executeTakeFirst();
  if (other) throw taken(`${address.base}${slug}`);
}

/** For a write whose only unique column besides its key is the slug. @throws {SlugTaken} */
export async function orSlugTaken<T>(address: string, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw taken(address);
  }
}
