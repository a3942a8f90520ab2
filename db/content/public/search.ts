import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { listPageSize } from '../../../domain/list-part.ts';
import { type Database, kindOf } from '../../open.ts';

/** A place in a public list, which goes from the newest down, and whose it is. */
export interface Position<Id> {
  at: string;
  id: Id;
}

interface Searched {
  table: 'blog_search' | 'case_study_search';
  /** What the index of SQLite counts by. */
  key: string;
  /** The item's id. */
  id: string;
}

interface Search<Id> {
  words: string[];
  /** Of which part of the list: its places, and the condition that an item stands in it. */
  within?: { positions: RawBuilder<Position<Id>>; has: Expression<SqlBool> };
}

/** Letters that the index knows words by; shorter ones are looked for in every text. */
const indexed = 3;

function isIndexed(word: string): boolean {
  return [...word].length >= indexed;
}

/** A condition per word. */
function holding({ table }: Searched, words: string[]): Expression<SqlBool>[] {
  const texts = sql.ref(`${table}.search_text`);
  return words.map((word) => {
    const pattern = `%${word.replace(/[!%_]/g, (sign) => `!${sign}`)}%`;
    return sql<SqlBool>`${texts} like ${pattern} escape '!'`;
  });
}

function all(conditions: Expression<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Looked for item after item, or by an index if the database has one and takes it for the better way. */
function readTexts<Id>(searched: Searched, { words, within }: Search<Id>) {
  const table = sql.table(searched.table);
  const id = sql.ref(searched.id);
  const conditions = holding(searched, words);
  if (!within) {
    return sql<
      Position<Id>
    >`select listed_at as at, ${id} as id from ${table} where ${all(conditions)}`;
  }
  // The part's own index is read first: SQLite keeps to the order of a cross join.
  const isSame = sql<SqlBool>`${id} = part.id`;
  return sql<Position<Id>>`select part.at as at, part.id as id
    from (${within.positions}) as part cross join ${table} where ${all([isSame, ...conditions])}`;
}

/** Looked for in the index of SQLite, which is another table. */
function readIndex<Id>(searched: Searched, { words, within }: Search<Id>) {
  const { table, key, id } = searched;
  const index = sql.table(`${table}_words`);
  const phrases = words.filter(isIndexed).map((word) => `"${word.replaceAll('"', '""')}"`);
  const match = sql<SqlBool>`${index} match ${phrases.join(' ')}`;
  const others = words.filter((word) => !isIndexed(word));
  const conditions = [...holding(searched, others), ...(within ? [within.has] : [])];
  return {
    /** Read from its left side, whatever order is asked for. */
    positions: sql<Position<Id>>`select listed_at as at, ${sql.ref(id)} as id from ${index}
      left join ${sql.table(table)} on ${sql.ref(`${table}.${key}`)} = ${index}.rowid
      where ${all([match, ...conditions])}`,
    /** As long as the words are all that is asked, no text is read. */
    rows: conditions.length === 0 ? sql`select rowid from ${index} where ${match}` : null,
  };
}

/** The items that hold each of the words, as findPart reads them. */
export function searchOf<Id>(db: Database, searched: Searched, search: Search<Id>) {
  const inOrder = readTexts(searched, search);
  const isByIndex = kindOf(db) === 'sqlite' && search.words.some(isIndexed);
  if (!isByIndex) return { counted: inOrder, positions: () => inOrder };
  const { positions, rows } = readIndex(searched, search);
  return {
    counted: rows ?? positions,
    /**
     * A word that many items have fills a page after a few of them. Of `all` items, those to be read until
     * then are as many as the index finds where count is the square root of all times a page.
     */
    positions: (count: number, all: number) =>
      count * count > all * listPageSize ? inOrder : positions,
  };
}
