import { expressionBuilder, type SqlBool, sql } from 'kysely';
import {
  type CaseStudyCard,
  caseStudyKind,
  type ReviewedStudy,
  reviewedStudyFields,
} from '../../../domain/content/kinds/case-study.ts';
import { caseStudyCategories } from '../../../domain/content/kinds/case-study-fields.ts';
import { folded } from '../../../domain/content/text/search-text.ts';
import {
  type CategoryCounts,
  type ListPart,
  type ListResult,
  searchWords,
  studyPageSize,
} from '../../../domain/list-part.ts';
import { findPart, isQueryable, type ListCache, type PartQueries } from '../../lists/list-part.ts';
import type { Database } from '../../open.ts';
import type { Tables } from '../../tables.ts';
import { studyCardColumns } from '../list-columns.ts';
import { isPublished } from '../publishing/published.ts';
import { type Position, searchOf } from './search.ts';

const categoryColumns = ['category1', 'category2', 'category3', 'category4'] as const;

const searched = {
  table: 'case_study_search',
  key: 'search_id',
  id: 'case_study_search._id',
} as const;

type CategoriesNamed = (word: string) => string[];

function rowsOf(
  db: Database,
  { category, find }: ListPart,
  named: CategoriesNamed,
): PartQueries<string> {
  const published = expressionBuilder<Tables>()
    .selectFrom(caseStudyKind.table)
    .where(isPublished)
    .$if(category !== '', (query) =>
      query.where((eb) => eb.or(categoryColumns.map((column) => eb(column, '=', category)))),
    );
  const positions = sql<Position<string>>`${published.select(['created_at as at', '_id as id'])}`;
  // Each category is a line of the texts, behind the heading.
  const words = searchWords(find).map((word) => [
    word,
    ...named(word).map((name) => `\n${folded(name)}`),
  ]);
  if (words.length === 0) return { counted: positions, positions: () => positions };
  const one = published
    .select('case_studies._id')
    .whereRef('case_studies._id', '=', sql.ref(searched.id));
  const within = { positions, has: sql<SqlBool>`exists ${one}` };
  return searchOf<string>(db, searched, category === '' ? { words } : { words, within });
}

export async function findCaseStudyPage(
  db: Database,
  part: ListPart,
  known?: ListCache<string>,
  named: CategoriesNamed = () => [],
): Promise<ListResult<CaseStudyCard>> {
  if (!isQueryable(part)) return { items: [], count: 0 };
  const { ids, count } = await findPart(db, part, rowsOf(db, part, named), known, studyPageSize);
  return { items: await findItems(db, ids), count };
}

async function findItems(db: Database, ids: string[]): Promise<CaseStudyCard[]> {
  if (ids.length === 0) return [];
  const items = await db
    .selectFrom(caseStudyKind.table)
    .select(studyCardColumns)
    .where('_id', 'in', ids)
    .where(isPublished)
    .execute();
  return items.sort((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
}

/**
 * Of those with a figure, which the card shows, the one below in the list's two columns: older by two,
 * from the newest on again after the last. Neighbours never name each other (R-2.5-01).
 */
export async function findNextCaseStudy(db: Database, id: string): Promise<CaseStudyCard | null> {
  const others = db
    .selectFrom(caseStudyKind.table)
    .select(studyCardColumns)
    .where(isPublished)
    .where('figure', '!=', '')
    .where('_id', '!=', id)
    .orderBy('created_at', 'desc')
    .orderBy('_id', 'desc')
    .limit(2);
  const own = await db
    .selectFrom(caseStudyKind.table)
    .select('created_at')
    .where('_id', '=', id)
    .executeTakeFirst();
  if (!own) return null;
  const older = others.where((eb) =>
    eb.or([
      eb('created_at', '<', own.created_at),
      eb.and([eb('created_at', '=', own.created_at), eb('_id', '<', id)]),
    ]),
  );
  const following = await older.execute();
  if (following.length < 2) following.push(...(await others.execute()));
  const [nearest] = following;
  return following.find(({ _id }) => _id !== nearest?._id) ?? nearest ?? null;
}

/** Of these, pages show what fits them. */
const maxReviewed = 60;

export async function findReviewedStudies(db: Database): Promise<ReviewedStudy[]> {
  const rows = await db
    .selectFrom(caseStudyKind.table)
    .select(['_id', ...reviewedStudyFields])
    .where(isPublished)
    .where('reviews', '!=', '[]')
    .orderBy('created_at', 'desc')
    .orderBy('_id', 'desc')
    .limit(maxReviewed)
    .execute();
  return rows.map((row) => ({ ...row, reviews: JSON.parse(row.reviews) }));
}

export async function countCaseStudyCategories(db: Database): Promise<CategoryCounts> {
  const rows = await db
    .selectFrom(caseStudyKind.table)
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
    known: caseStudyCategories,
  };
}

export async function findClientNames(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom(caseStudyKind.table)
    .select('clientName')
    .where(isPublished)
    .groupBy('clientName')
    .orderBy((eb) => eb.fn.max('created_at'), 'desc')
    .execute();
  // Texts are stored as typed; a trailing space makes no other client.
  const names = rows.map(({ clientName }) => clientName.trim()).filter((name) => name !== '');
  return [...new Set(names)];
}

export async function findPublishedStudyIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom(caseStudyKind.table).select('_id').where(isPublished).execute();
  return rows.map(({ _id }) => _id);
}

export function drawFrom<T>(list: readonly T[], count: number): T[] {
  const drawn = new Set<T>();
  const wanted = Math.min(count, list.length);
  while (drawn.size < wanted) {
    const item = list[Math.floor(Math.random() * list.length)];
    if (item !== undefined) drawn.add(item);
  }
  return [...drawn];
}

export async function findRandomCaseStudies(
  db: Database,
  count: number,
  known?: readonly string[],
): Promise<CaseStudyCard[]> {
  const ids = drawFrom(known ?? (await findPublishedStudyIds(db)), count);
  return findItems(db, ids);
}
