import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  Redirect,
  RedirectPage,
  RedirectQuery,
  RedirectSort,
} from '../../../domain/api/content/addresses/redirects.ts';
import { folded } from '../../../domain/content/text/search-text.ts';
import { typedWords } from '../../../domain/list-part.ts';
import { holdsFolded } from '../../lists/folded-column.ts';
import { findRowsOnPage, holdsWord } from '../../lists/rows-on-page.ts';
import type { Database } from '../../open.ts';
import { findTitles } from '../lists/item-titles.ts';
import { findPublicPaths } from './item-addresses.ts';

const columns = [
  ...['redirect_id', 'path', 'target', 'kind', 'item_id'],
  ...['made_by', 'made_at', 'hits', 'last_hit_at'],
];

const orders = {
  newest: [['redirect_id'], 'desc'],
  address: [['path'], 'asc'],
  uses: [['hits', 'redirect_id'], 'desc'],
} as const satisfies Record<RedirectSort, readonly [readonly string[], 'asc' | 'desc']>;

/** Whether an old address or its goal holds a word; goals are stored encoded, so they are found as typed. */
function holding(db: Database, typed: string): RawBuilder<SqlBool> {
  const inPath = holdsFolded(db, sql.ref('path'), folded(typed));
  const inTarget = holdsWord(sql`lower(target)`, encodeURI(typed).toLowerCase());
  return sql<SqlBool>`(${inPath} or ${inTarget})`;
}

/** Rows of items hold the item alone; its title is the one of today. */
async function withTitles(db: Database, rows: Omit<Redirect, 'title'>[]): Promise<Redirect[]> {
  // A page that takes an address deletes what leads to items (decision 0007).
  const byHand = rows.filter(({ kind }) => kind === null).map(({ path }) => path);
  const [titleOfItem, taken] = await Promise.all([
    findTitles(db, rows),
    findPublicPaths(db, byHand),
  ]);
  return rows.map((row) => {
    const title = titleOfItem(row) ?? null;
    return { ...row, title, isWaiting: taken.has(row.path) };
  });
}

export async function findRedirectPage(
  db: Database,
  { find, sort, page }: RedirectQuery,
): Promise<RedirectPage> {
  const [order, direction] = orders[sort];
  const words = typedWords(find).map((word) => holding(db, word));
  const listing = { table: 'redirects', columns, order, direction, words };
  const { rows, ...counts } = await findRowsOnPage<Omit<Redirect, 'title'>>(db, listing, {
    page,
    find: [find],
  });
  return { items: await withTitles(db, rows), ...counts };
}
