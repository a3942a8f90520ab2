import type { Kind } from '../../../domain/content/kind.ts';
import type { Database } from '../../open.ts';
import { itemTables } from '../item-tables.ts';
import { isPublished } from '../published.ts';

export interface Slice {
  limit: number;
  offset?: number;
}

export function findStudiesForFeeds(db: Database, { limit, offset = 0 }: Slice) {
  return db
    .selectFrom('case_studies')
    .select(['_id', 'heroHeading', 'bannerImage', 'updated_at'])
    .where(isPublished)
    .orderBy('created_at', 'desc')
    .orderBy('_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function findBlogsForFeeds(db: Database, { limit, offset = 0 }: Slice) {
  return db
    .selectFrom('blogs')
    .select(['blog_id', 'slug_url', 'title', 'brief_paragraph', 'blog_image', 'canonicalLink'])
    .select(['published_at', 'updated_at'])
    .where(isPublished)
    .orderBy('published_at', 'desc')
    .orderBy('blog_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function findLocationPagesForFeeds(db: Database, { limit, offset = 0 }: Slice) {
  return db
    .selectFrom('location_pages')
    .select(['location_id', 'slug', 'main_heading', 'meta_link', 'updated_at'])
    .where(isPublished)
    .orderBy('location_id', 'desc')
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
