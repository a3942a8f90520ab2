import { addressField, type Kind } from '../../../domain/content/kind.ts';
import { isStorable } from '../../column-limits.ts';
import type { Database } from '../../open.ts';
import { ChangeRefused } from '../change-refused.ts';
import { itemTables } from '../item-tables.ts';
import { placesAt } from './item-addresses.ts';
import { languageAt } from './language-addresses.ts';

export class SlugTaken extends ChangeRefused {
  /** The field that the address follows from. */
  readonly field: string;

  constructor(message: string, field = 'slug_url') {
    super(message, { errors: { [field]: message } });
    this.field = field;
  }
}

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

function taken(kind: Pick<Kind, 'fields' | 'address'>, slug: unknown): SlugTaken {
  const address = `${kind.address.base}${slug}`;
  return new SlugTaken(
    `The address ${address} is already taken by another page. Please choose another Slug URL.`,
    addressField(kind),
  );
}

/** Below the tag of a language stand its pages alone (decision D67). @throws {SlugTaken} */
async function refuseLanguagePath(db: Database, kind: Kind, path: string): Promise<void> {
  const language = await languageAt(db, path);
  if (!language) return;
  throw new SlugTaken(
    `The address ${path} belongs to the pages in ${language.name}. Please choose another Slug URL.`,
    addressField(kind),
  );
}

/**
 * Pages and location pages share the addresses of one segment.
 * @throws {SlugTaken} when an item of another kind has the address
 */
async function refuseOtherKinds(db: Database, kind: Kind, slug: unknown): Promise<void> {
  if (!kind.slugOf || typeof slug !== 'string') return;
  const path = `${kind.address.base}${slug}`;
  if (!kind.original) await refuseLanguagePath(db, kind, path);
  for (const { kind: other, part } of placesAt(path)) {
    if (other.name === kind.name || (await slugHolder(db, other, part)) === null) continue;
    throw new SlugTaken(
      `The address ${path} belongs to the site itself. Please choose another Slug URL.`,
      addressField(kind),
    );
  }
}

/** An id, as text; null while the slug is free. */
export async function slugHolder(
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
  kind: Kind,
  { slug, own }: { slug: unknown; own: unknown },
): Promise<void> {
  const { table, key } = kind;
  await refuseOtherKinds(db, kind, slug);
  const other = await itemTables(db)
    .selectFrom(table)
    .select('slug')
    .where('slug', '=', slug)
    .where(key.column, '!=', own)
    .executeTakeFirst();
  if (other) throw taken(kind, slug);
}

/** Why an item cannot have a slug; null where it can. @param own its id; absent: that of no item */
export async function slugReason(
  db: Database,
  kind: Kind,
  slug: string,
  own: string | number = kind.key.isCounted ? 0 : '',
): Promise<string | null> {
  if (!kind.slugOf || !isStorable(slug)) return null;
  const refusal = kind.slugRefusal?.(slug);
  if (refusal) return refusal;
  try {
    await refuseTaken(db, kind, { slug, own });
    return null;
  } catch (error) {
    if (error instanceof SlugTaken) return error.message;
    throw error;
  }
}

/** @returns empty where none of them is free */
export async function firstFreeSlug(
  db: Database,
  kind: Kind,
  slugs: Iterable<string>,
): Promise<string> {
  for (const slug of slugs) {
    if ((await slugReason(db, kind, slug)) === null) return slug;
  }
  return '';
}

/** For a write whose only unique column besides its key is the slug. @throws {SlugTaken} */
export async function orSlugTaken<T>(
  db: Database,
  kind: Kind,
  slug: unknown,
  write: () => Promise<T>,
): Promise<T> {
  await refuseOtherKinds(db, kind, slug);
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw taken(kind, slug);
  }
}
