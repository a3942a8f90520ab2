import type { CaseStudyListItem } from '../domain/case-study.ts';
import type { CategoryCounts, ListPart, ListResult } from '../domain/list-part.ts';
import { studyListColumns } from './item-columns.ts';
import { countOf, countRows, holdsWords, isAskable, isSearch, placeOf } from './list-part.ts';
import type { Database } from './open.ts';
import { isPublished } from './published.ts';

const categoryColumns = ['category1', 'category2', 'category3', 'category4'] as const;

/** One page of the published studies, newest first. @param known Counts that still hold. */
export async function findCaseStudyPage(
  db: Database,
  part: ListPart,
  known?: CategoryCounts,
): Promise<ListResult<CaseStudyListItem>> {
  if (!isAskable(part)) return { items: [], count: 0 };
  const searched = ['heroHeading', 'clientName', 'industry', ...categoryColumns];
  const matching = db
    .selectFrom('case_studies')
    .where(isPublished)
    .$if(part.category !== '', (query) =>
      query.where((eb) => eb.or(categoryColumns.map((column) => eb(column, '=', part.category)))),
    )
    .where((eb) => eb.and(holdsWords(part.find, searched)));
  const ordered = matching.orderBy('created_at', 'desc').orderBy('_id', 'desc');
  const { limit, offset } = placeOf(part);
  if (isSearch(part)) {
    const found = (await ordered.select('_id').execute()).map(({ _id }) => _id);
    return { items: await findItems(db, found.slice(offset, offset + limit)), count: found.length };
  }
  const [items, count] = await Promise.all([
    // By their ids: Postgres reads each row that it skips, but of an index alone.
    ordered
      .select('_id')
      .limit(limit)
      .offset(offset)
      .execute()
      .then((rows) =>
        findItems(
          db,
          rows.map((row) => row._id),
        ),
      ),
    countOf(part, known) ?? countRows(matching),
  ]);
  return { items, count };
}

/** The published ones of some studies, in their order. */
async function findItems(db: Database, ids: string[]): Promise<CaseStudyListItem[]> {
  if (ids.length === 0) return [];
  const items = await db
    .selectFrom('case_studies')
    .select(studyListColumns)
    .where('_id', 'in', ids)
    .where(isPublished)
    .execute();
  return items.sort((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
}

/** How many studies are published, and how many carry each category, at whichever of its four places. */
export async function countCaseStudyCategories(db: Database): Promise<CategoryCounts> {
  const rows = await db
    .selectFrom('case_studies')
    .select([...categoryColumns, (eb) => eb.fn.countAll().as('count')])
    .where(isPublished)
    .groupBy(categoryColumns)
    .execute();
  const counts = new Map<string, number>();
  for (const { count, ...columns } of rows) {
    const names = new Set(Object.values(columns).filter((name) => name !== ''));
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + Number(count));
  }
  return {
    total: rows.reduce((sum, { count }) => sum + Number(count), 0),
    categories: [...counts]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en')),
  };
}
