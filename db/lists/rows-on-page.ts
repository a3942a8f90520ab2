import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { listPageSize, pagesFor } from '../../domain/list-part.ts';
import { isStorable } from '../column-limits.ts';
import type { Database } from '../open.ts';
import { countRows } from '../row-counts.ts';

type Condition = RawBuilder<SqlBool>;

/** A table that a list of the back office shows, in one of its orders. */
interface Listing {
  table: string;
  columns: readonly string[];
  /** Columns of an index, the last of which no two rows share. */
  order: readonly string[];
  direction: 'asc' | 'desc';
  /** Which rows are listed. @param byIndex whether they are read in their order */
  isListed?: (byIndex: boolean) => Condition;
  /** What every found row fulfils; empty when nothing is looked for. */
  words: Condition[];
}

/** Whether a text holds a word, whose signs of patterns stand for themselves. */
export function holdsWord(text: RawBuilder<string>, word: string): Condition {
  const pattern = `%${word.replace(/[!%_]/g, (sign) => `!${sign}`)}%`;
  return sql<SqlBool>`${text} like ${pattern} escape '!'`;
}

function selectFound(db: Database, { table, isListed, words }: Listing, byIndex: boolean) {
  const conditions = [...(isListed ? [isListed(byIndex)] : []), ...words];
  const rows = db.selectFrom(sql<object>`${sql.table(table)}`.as<'listed'>('listed'));
  return conditions.length === 0 ? rows : rows.where(sql.join<SqlBool>(conditions, sql` and `));
}

function selected(columns: readonly string[]) {
  return columns.map((column) => sql.ref(column).as(column));
}

function countFound(db: Database, listing: Listing): Promise<number> {
  return countRows(selectFound(db, listing, false));
}

/** Found rows that are put in order after one reading of the table; more are read by an index. */
const few = 1_000;

/** All that was found in its order; null when it is more than a few. */
async function findFew<Row>(db: Database, listing: Listing): Promise<Row[] | null> {
  const { columns, order, direction } = listing;
  let rows = db
    .selectFrom(
      selectFound(db, listing, false)
        .select(selected([...new Set([...columns, ...order])]))
        .limit(few + 1)
        // Else SQLite puts all in order before it takes the few, so it reads the whole table.
        .offset(0)
        .as('few'),
    )
    .select(selected(columns));
  for (const column of order) rows = rows.orderBy(sql.ref(column), direction);
  const found = await rows.execute();
  // The columns are those of the row.
  return found.length > few ? null : (found as Row[]);
}

/** One page in the order of an index, which is full after a few rows. */
async function findInOrder<Row>(db: Database, listing: Listing, page: number): Promise<Row[]> {
  const { columns, order, direction } = listing;
  let rows = selectFound(db, listing, true).select(selected(columns));
  for (const column of order) rows = rows.orderBy(sql.ref(column), direction);
  const limited = rows.limit(listPageSize).offset((page - 1) * listPageSize);
  // As above.
  return (await limited.execute()) as Row[];
}

interface RowsOnPage<Row> {
  rows: Row[];
  total: number;
  found: number;
  page: number;
  pages: number;
}

interface Asked {
  page: number;
  /** What is looked for, as it is typed: no row holds what the database cannot store. */
  find?: readonly string[];
  /** How many rows are listed when nothing is looked for; absent: they are counted. */
  total?: number;
}

/** The page that was asked for, or the last one. */
export async function findRowsOnPage<Row>(
  db: Database,
  listing: Listing,
  asked: Asked,
): Promise<RowsOnPage<Row>> {
  const total = asked.total ?? (await countFound(db, { ...listing, words: [] }));
  if (!(asked.find ?? []).every(isStorable)) {
    return { rows: [], total, found: 0, page: 1, pages: 1 };
  }
  const isSearch = listing.words.length > 0;
  const all = isSearch ? await findFew<Row>(db, listing) : null;
  const found = all?.length ?? (isSearch ? await countFound(db, listing) : total);
  const pages = pagesFor(found);
  const page = Math.min(asked.page, pages);
  const rows = all
    ? all.slice((page - 1) * listPageSize, page * listPageSize)
    : await findInOrder<Row>(db, listing, page);
  return { rows, total, found, page, pages };
}
