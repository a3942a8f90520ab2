import type { Database } from '../../open.ts';

/** An address that another page has already; the message is a sentence for the editor. */
export class SlugTaken extends Error {}

/** SQLite's extended result code and Postgres's SQLSTATE of a broken unique index. */
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

/** For a draft that is kept beside its row, where no index looks at its slug. @throws {SlugTaken} */
export async function refuseTaken(
  db: Database,
  table: 'blogs' | 'location_pages',
  { slug, own }: { slug: string | null; own: number },
): Promise<void> {
  const key = table === 'blogs' ? 'blog_id' : 'location_id';
  const other = await db
    .selectFrom(table)
    .select('slug')
    .where('slug', '=', slug)
    .where(db.dynamic.ref<string>(key), '!=', own)
    .executeTakeFirst();
  if (other) throw taken(table === 'blogs' ? `/blogs/${slug}` : `/${slug}`);
}

/** Waits for a write whose only unique column besides its key is the slug. @throws {SlugTaken} */
export async function orSlugTaken<T>(address: string, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw taken(address);
  }
}
