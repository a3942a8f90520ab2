import { fieldsWith, type Kind } from '../../../domain/content/kind.ts';
import { blogKind } from '../../../domain/content/kinds/blog.ts';
import type { Database } from '../../open.ts';
import { type ItemRow, itemTables, orderOf } from '../item-tables.ts';
import { isPublished } from '../publishing/published.ts';

export interface Slice {
  limit: number;
  offset?: number;
  /** Texts can be long, and the sitemap shows none. */
  isDescribed?: boolean;
}

/** What sitemap and llms.txt say of published items. */
export async function findItemsForFeeds(
  db: Database,
  kind: Kind,
  { limit, offset = 0, isDescribed = false }: Slice,
): Promise<ItemRow[]> {
  const { table, key, address, page } = kind;
  const fields = [
    page.heading,
    ...fieldsWith(kind, 'picture'),
    ...fieldsWith(kind, 'author'),
    ...(page.canonical === null ? [] : [page.canonical]),
    ...(isDescribed ? [page.description] : []),
  ];
  const query = itemTables(db)
    .selectFrom(table)
    .select([...new Set([key.column, address.column, ...fields, 'updated_at'])])
    .where(isPublished)
    .limit(limit)
    .offset(offset);
  return orderOf(kind)
    .reduce((ordered, column) => ordered.orderBy(column, 'desc'), query)
    .execute();
}

export function findBlogsForFeeds(db: Database, { limit, offset = 0 }: Omit<Slice, 'isDescribed'>) {
  return db
    .selectFrom(blogKind.table)
    .select(['blog_id', 'slug_url', 'title', 'brief_paragraph', 'blog_image', 'canonicalLink'])
    .select(['author', 'published_at', 'updated_at'])
    .where(isPublished)
    .orderBy('published_at', 'desc')
    .orderBy('blog_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countForFeeds(
  db: Database,
  { table }: Pick<Kind, 'table'>,
): Promise<{ count: number; changedAt?: string }> {
  const tables = itemTables(db);
  const [{ count }, last] = await Promise.all([
    tables
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('count'))
      .where(isPublished)
      .executeTakeFirstOrThrow(),
    tables
      .selectFrom(table)
      .select('updated_at')
      .where(isPublished)
      .orderBy('updated_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { count: Number(count), changedAt: last && String(last.updated_at) };
}
