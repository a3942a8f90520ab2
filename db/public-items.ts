import type { Database } from './open.ts';
import { isPublished } from './published.ts';

/** What feeds say of the published studies, newest first. */
export function findStudiesForFeeds(db: Database) {
  return db
    .selectFrom('case_studies')
    .select(['_id', 'heroHeading', 'bannerImage', 'updated_at'])
    .where(isPublished)
    .orderBy('created_at', 'desc')
    .orderBy('_id', 'desc')
    .execute();
}

/** What feeds say of the published blogs, newest first; all of them unless `count` is given. */
export function findBlogsForFeeds(db: Database, count?: number) {
  return db
    .selectFrom('blogs')
    .select(['blog_id', 'slug_url', 'title', 'brief_paragraph', 'blog_image', 'canonicalLink'])
    .select(['published_at', 'updated_at'])
    .where(isPublished)
    .orderBy('published_at', 'desc')
    .orderBy('blog_id', 'desc')
    .$if(count !== undefined, (query) => query.limit(count ?? 0))
    .execute();
}

/** What feeds say of the published location pages, newest first. */
export function findLocationPagesForFeeds(db: Database) {
  return db
    .selectFrom('location_pages')
    .select(['location_id', 'slug', 'main_heading', 'meta_link', 'updated_at'])
    .where(isPublished)
    .orderBy('location_id', 'desc')
    .execute();
}
