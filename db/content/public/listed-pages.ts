import type { Database } from '../../open.ts';
import { isPublished } from '../publishing/published.ts';

/** What sitemap and llms.txt say of pages, in the order in which they were made. */
export function findPagesForFeeds(db: Database) {
  return db
    .selectFrom('pages')
    .select(['slug', 'name', 'meta_title', 'meta_description', 'canonical_link', 'updated_at'])
    .where(isPublished)
    .where('noindex', '=', 'false')
    .orderBy('page_id')
    .execute();
}
