import { publicStatus } from '../domain/publishing.ts';
import type { RecentItem } from '../domain/recent-item.ts';
import type { Database } from './open.ts';

/** Everything with a title, newest change first. */
function items(db: Database) {
  const studies = db
    .selectFrom('case_studies')
    .select(['_id as id', 'heroHeading as title', 'updated_at', 'status'])
    .select((eb) => eb.val<RecentItem['kind']>('case study').as('kind'));
  const blogs = db
    .selectFrom('blogs')
    .select((eb) => eb.cast<string>('blog_id', 'text').as('id'))
    .select(['title', 'updated_at', 'status'])
    .select((eb) => eb.val<RecentItem['kind']>('blog').as('kind'));
  const pages = db
    .selectFrom('location_pages')
    .select((eb) => eb.cast<string>('location_id', 'text').as('id'))
    .select(['main_heading as title', 'updated_at', 'status'])
    .select((eb) => eb.val<RecentItem['kind']>('location page').as('kind'));
  const all = studies.unionAll(blogs).unionAll(pages).as('items');
  return db.selectFrom(all).orderBy('updated_at', 'desc').orderBy('id');
}

const columns = ['kind', 'id', 'title', 'updated_at'] as const;

/** The `count` items that were changed last. */
export async function findLastChanges(db: Database, count: number): Promise<RecentItem[]> {
  return items(db).select(columns).limit(count).execute();
}

/** The `count` drafts that were changed last. */
export async function findDrafts(db: Database, count: number): Promise<RecentItem[]> {
  return items(db).select(columns).where('status', '!=', publicStatus).limit(count).execute();
}
