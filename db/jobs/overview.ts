import type { RecentItem } from '../../domain/api/operations/overview.ts';
import { fieldsWith } from '../../domain/content/kind.ts';
import { type ItemKind, kinds } from '../../domain/content/kinds/kinds.ts';
import { nounOf, storedKinds } from '../../domain/content/kinds/names.ts';
import {
  type PublishingState,
  type PublishingStatus,
  publicStatus,
} from '../../domain/content/publishing.ts';
import { findEditionPlaces } from '../content/editions/edition-places.ts';
import { type ItemRow, itemTables } from '../content/item-tables.ts';
import { findTitles } from '../content/lists/item-titles.ts';
import type { Database } from '../open.ts';
import { countRows } from '../row-counts.ts';

const ofDrafts: PublishingState[] = ['draft', 'taken back'];
const ofPublished: PublishingState[] = ['published', 'changed'];

type Counts = Record<ItemKind, number>;

export async function countItemsByKind(
  db: Database,
): Promise<{ counts: Counts; published: Counts }> {
  const all = kinds.map(async ({ name, table }) => {
    const rows = await itemTables(db)
      .selectFrom(table)
      .select(['status', (eb) => eb.fn.countAll().as('count')])
      .groupBy('status')
      .execute();
    const publicRow = rows.find(({ status }) => status === publicStatus);
    const total = rows.reduce((sum, { count }) => sum + Number(count), 0);
    return { name, total, published: Number(publicRow?.count ?? 0) };
  });
  const found = await Promise.all(all);
  const by = (count: 'total' | 'published') =>
    // One entry of each kind.
    Object.fromEntries(found.map((one) => [one.name, one[count]])) as Counts;
  return { counts: by('total'), published: by('published') };
}

/** What the release before writes, the lists know a minute later. */
function stateOf(status: PublishingStatus, listed: PublishingState | undefined): PublishingState {
  const isOfOther = status === publicStatus ? ofDrafts : ofPublished;
  return listed === undefined || isOfOther.includes(listed) ? status : listed;
}

/** As the back office's lists know them. */
async function findStates(
  db: Database,
  kind: ItemKind,
  ids: string[],
): Promise<Map<string, PublishingState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('item_list')
    .select(['item_id', 'state'])
    .where('kind', '=', kind)
    .where('item_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ item_id, state }) => [item_id, state]));
}

/** Up to `count` of each kind, as an index per kind serves them. */
function lastOfEachKind(
  db: Database,
  status: PublishingStatus,
  count: number,
): Promise<RecentItem[]>[] {
  return kinds.map(async (kind) => {
    const [title = ''] = fieldsWith(kind, 'title');
    const rows = await itemTables(db)
      .selectFrom(kind.table)
      .select([kind.key.column, title, 'updated_at'])
      .where('status', '=', status)
      .orderBy('updated_at', 'desc')
      .limit(count)
      .execute();
    const idOf = (row: ItemRow) => String(row[kind.key.column]);
    const states = await findStates(db, kind.name, rows.map(idOf));
    return rows.map((row) => ({
      kind: kind.noun,
      id: idOf(row),
      title: String(row[title]),
      updated_at: String(row.updated_at),
      state: stateOf(status, states.get(idOf(row))),
    }));
  });
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

export function findLastChanges(db: Database, count: number): Promise<RecentItem[]> {
  return lastChanged(db, ['draft', 'published'], count);
}

/** Published, with a newer draft, as the back office's lists know it. */
export async function findChanged(
  db: Database,
  count: number,
): Promise<{ items: RecentItem[]; total: number }> {
  const isChanged = db
    .selectFrom('item_list')
    // Its index begins with the kind.
    .where('kind', 'in', [...storedKinds])
    .where('state', '=', 'changed');
  const total = await countRows(isChanged);
  const rows = await isChanged
    .select(['kind', 'item_id', 'changed_at'])
    .orderBy('changed_at', 'desc')
    .orderBy('item_id')
    .limit(count)
    .execute();
  const [titleOf, placeOf] = await Promise.all([findTitles(db, rows), findEditionPlaces(db, rows)]);
  const items = rows.map((row) => {
    const { kind, item_id: id, changed_at: updated_at } = row;
    const [title, edition] = [titleOf(row) ?? '', placeOf(row)];
    const noun = nounOf(kind);
    return {
      kind: noun,
      id,
      title,
      updated_at,
      state: 'changed' as const,
      ...(edition && { edition }),
    };
  });
  return { items, total };
}

export function findDrafts(db: Database, count: number): Promise<RecentItem[]> {
  return lastChanged(db, ['draft'], count);
}
