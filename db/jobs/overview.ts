import type { PublishingStatus } from '../../domain/content/publishing.ts';
import type { RecentItem } from '../../domain/content/recent-item.ts';
import type { Database } from '../open.ts';

/** The items of a status that were changed last, up to `count` of each kind: as their indexes have them. */
function lastOfEachKind(
  db: Database,
  status: PublishingStatus,
  count: number,
): Promise<RecentItem[]>[] {
  const studies = db
    .selectFrom('case_studies')
    .select(['_id as id', 'heroHeading as title', 'updated_at'])
    .select((eb) => eb.val<RecentItem['kind']>('case study').as('kind'));
  const blogs = db
    .selectFrom('blogs')
    .select((eb) => eb.cast<string>('blog_id', 'text').as('id'))
    .select(['title', 'updated_at'])
    .select((eb) => eb.val<RecentItem['kind']>('blog').as('kind'));
  const pages = db
    .selectFrom('location_pages')
    .select((eb) => eb.cast<string>('location_id', 'text').as('id'))
    .select(['main_heading as title', 'updated_at'])
    .select((eb) => eb.val<RecentItem['kind']>('location page').as('kind'));
  return [
    studies.where('status', '=', status).orderBy('updated_at', 'desc').limit(count).execute(),
    blogs.where('status', '=', status).orderBy('updated_at', 'desc').limit(count).execute(),
    pages.where('status', '=', status).orderBy('updated_at', 'desc').limit(count).execute(),
  ];
}

async function lastChanged(
  db: Database,
  statuses: PublishingStatus[],
  count: number,
): Promise<RecentItem[]> {
  const lists = await Promise.all(statuses.flatMap((status) => lastOfEachKind(db, status, count)));
  const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return lists
    .flat()
    .sort((a, b) => order(b.updated_at, a.updated_at) || order(a.id, b.id))
    .slice(0, count);
}

/** The `count` items that were changed last. */
export function findLastChanges(db: Database, count: number): Promise<RecentItem[]> {
  return lastChanged(db, ['draft', 'published'], count);
}

/** The `count` drafts that were changed last. */
export function findDrafts(db: Database, count: number): Promise<RecentItem[]> {
  return lastChanged(db, ['draft'], count);
}
