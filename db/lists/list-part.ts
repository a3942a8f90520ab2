import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type CategoryCounts,
  type ListPart,
  listPageSize,
  searchWords,
} from '../../domain/list-part.ts';
import { isStorable } from '../column-limits.ts';
import type { Position } from '../content/public/search.ts';
import type { Database } from '../open.ts';
import { countRows } from '../row-counts.ts';

/** Threat T15. */
export function isQueryable({ category, find }: ListPart): boolean {
  return isStorable(category) && isStorable(find);
}

type Cached<T> = (key: string, make: () => Promise<T>) => Promise<T>;

export interface ListCache<Id> {
  counts?: Omit<CategoryCounts, 'known'>;
  found: Cached<number>;
  pageEnds: Cached<Position<Id>[]>;
}

export const noListCache = {
  found: (_: string, make: () => Promise<number>) => make(),
  pageEnds: <T>(_: string, make: () => Promise<T>) => make(),
};

export interface PartQueries<Id> {
  counted: RawBuilder<unknown>;
  /** By the better way for `count` hits among `all` searched items. */
  positions: (count: number, all: number) => RawBuilder<Position<Id>>;
}

function countHits(db: Database, { counted }: PartQueries<unknown>): Promise<number> {
  return countRows(db.selectFrom(sql`(${counted})`.as<'counted'>('counted')));
}

async function countOf<Id>(
  db: Database,
  part: ListPart,
  { rows, known }: { rows: PartQueries<Id>; known: ListCache<Id> },
): Promise<number> {
  const isSearch = searchWords(part.find).length > 0;
  if (isSearch) return known.found(keyOf(part), () => countHits(db, rows));
  return known.counts ? countOfCategory(part, known.counts) : countHits(db, rows);
}

function countOfCategory(
  { category }: ListPart,
  { total, categories }: Omit<CategoryCounts, 'known'>,
): number {
  if (category === '') return total;
  return categories.find(({ name }) => name === category)?.count ?? 0;
}

function keyOf({ category, find }: ListPart): string {
  return JSON.stringify([category, ...searchWords(find)]);
}

async function findPageEnds<Id>(
  db: Database,
  positions: RawBuilder<Position<Id>>,
  size: number,
): Promise<Position<Id>[]> {
  const numbered = sql<Position<Id> & { number: number }>`(
    select at, id, row_number() over (order by at desc, id desc) as number
    from (${positions}) as listed)`;
  return db
    .selectFrom(numbered.as<'numbered'>('numbered'))
    .select(['at', 'id'])
    .$castTo<Position<Id>>()
    .where(sql<SqlBool>`number % ${sql.lit(size)} = 0`)
    .orderBy('number')
    .execute();
}

async function findPageAfter<Id>(
  db: Database,
  positions: RawBuilder<Position<Id>>,
  size: number,
  end?: Position<Id>,
) {
  const rows = await db
    .selectFrom(sql<Position<Id>>`(${positions})`.as<'listed'>('listed'))
    .select('id')
    .$castTo<Pick<Position<Id>, 'id'>>()
    .$if(end !== undefined, (query) =>
      query.where(sql<SqlBool>`(at, id) < (${end?.at}, ${end?.id})`),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .execute();
  return rows.map(({ id }) => id);
}

/** A page starts after the last item of the one before, so that none costs more than the first. */
export async function findPart<Id>(
  db: Database,
  part: ListPart,
  rows: PartQueries<Id>,
  known: ListCache<Id> = noListCache,
  size = listPageSize,
): Promise<{ ids: Id[]; count: number }> {
  const count = await countOf(db, part, { rows, known });
  const before = part.page - 1;
  if (count <= before * size) return { ids: [], count };
  const all = known.counts ? countOfCategory(part, known.counts) : Number.POSITIVE_INFINITY;
  const positions = rows.positions(count, all);
  if (before === 0) return { ids: await findPageAfter(db, positions, size), count };
  const ends = await known.pageEnds(keyOf(part), () => findPageEnds(db, positions, size));
  const end = ends[before - 1];
  return { ids: end ? await findPageAfter(db, positions, size, end) : [], count };
}
