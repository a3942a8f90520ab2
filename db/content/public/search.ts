import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { listPageSize } from '../../../domain/list-part.ts';
import { holdsWord } from '../../lists/rows-on-page.ts';
import { type Database, kindOf } from '../../open.ts';

export interface Position<Id> {
  at: string;
  id: Id;
}

interface Searched {
  table: 'blog_search' | 'case_study_search';
  /** The row number that SQLite's full-text index refers to. */
  key: string;
  id: string;
}

interface Search<Id> {
  /** Each with what counts as the word, too. */
  words: string[][];
  within?: { positions: RawBuilder<Position<Id>>; has: Expression<SqlBool> };
}

/** The index holds trigrams; shorter words are looked up in every text. */
const indexed = 3;

function isIndexed(word: string[]): boolean {
  return word.every((part) => [...part].length >= indexed);
}

function holding({ table }: Searched, words: string[][]): Expression<SqlBool>[] {
  const texts = sql.ref<string>(`${table}.search_text`);
  return words.map((word) => {
    const parts = word.map((part) => holdsWord(texts, part));
    return sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
  });
}

function all(conditions: Expression<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function readTexts<Id>(searched: Searched, { words, within }: Search<Id>) {
  const table = sql.table(searched.table);
  const id = sql.ref(searched.id);
  const conditions = holding(searched, words);
  if (!within) {
    return sql<
      Position<Id>
    >`select listed_at as at, ${id} as id from ${table} where ${all(conditions)}`;
  }
  // Reads the part's own index first: SQLite keeps the order of a cross join.
  const isSame = sql<SqlBool>`${id} = part.id`;
  return sql<Position<Id>>`select part.at as at, part.id as id
    from (${within.positions}) as part cross join ${table} where ${all([isSame, ...conditions])}`;
}

function readIndex<Id>(searched: Searched, { words, within }: Search<Id>) {
  const { table, key, id } = searched;
  const index = sql.table(`${table}_words`);
  const phrases = words.filter(isIndexed).map((word) => {
    const parts = word.map((part) => `"${part.replaceAll('"', '""')}"`);
    return `(${parts.join(' OR ')})`;
  });
  const match = sql<SqlBool>`${index} match ${phrases.join(' AND ')}`;
  const others = words.filter((word) => !isIndexed(word));
  const conditions = [...holding(searched, others), ...(within ? [within.has] : [])];
  return {
    /** SQLite reads the left side of the join first, whatever order is asked for. */
    positions: sql<Position<Id>>`select listed_at as at, ${sql.ref(id)} as id from ${index}
      left join ${sql.table(table)} on ${sql.ref(`${table}.${key}`)} = ${index}.rowid
      where ${all([match, ...conditions])}`,
    rows: conditions.length === 0 ? sql`select rowid from ${index} where ${match}` : null,
  };
}

export function searchOf<Id>(db: Database, searched: Searched, search: Search<Id>) {
  const inOrder = readTexts(searched, search);
  const isByIndex = kindOf(db) === 'sqlite' && search.words.some(isIndexed);
  if (!isByIndex) return { counted: inOrder, positions: () => inOrder };
  const { positions, rows } = readIndex(searched, search);
  return {
    counted: rows ?? positions,
    /**
     * A frequent word fills a page after few items in list order. The index is better while count²
     * ≤ all × page size.
     */
    positions: (count: number, all: number) =>
      count * count > all * listPageSize ? inOrder : positions,
  };
}
