import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { EntryState } from '../../domain/moving/import.ts';
import type { SourceEntry, SourceNote } from '../../domain/moving/source-entry.ts';
import { storable } from '../column-limits.ts';
import { packState, unpackState } from '../content/history/packed-state.ts';
import type { Database } from '../open.ts';
import { inParts } from '../parts.ts';
import { countChanged } from '../row-counts.ts';
import type { Tables } from '../tables.ts';

type Row = Selectable<Tables['import_entries']>;

export interface ImportEntry extends Omit<Row, 'came' | 'notes' | 'asks'> {
  /** Null once the originals are no longer kept. */
  came: SourceEntry | null;
  notes: SourceNote[];
  asks: string[];
}

function entryOf({ came, notes, asks, ...row }: Row): ImportEntry {
  return {
    ...row,
    came: came === '' ? null : JSON.parse(unpackState(came)),
    notes: JSON.parse(notes),
    asks: JSON.parse(asks),
  };
}

export function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 24);
}

function titleOfEntry(entry: SourceEntry): string {
  if (entry.what === 'item') return entry.title;
  if (entry.what === 'file') return entry.address;
  if (entry.what === 'unreadable') return entry.id;
  return entry.name;
}

function rowOf(import_id: number, entry: SourceEntry, position: number) {
  const item = entry.what === 'item' ? entry : null;
  const json = JSON.stringify(entry);
  return {
    ...storable({
      source_id: entry.what === 'site' ? 'site' : entry.id,
      title: titleOfEntry(entry),
      type: item?.type ?? (entry.what === 'list' ? entry.type : ''),
      slug: item?.slug ?? '',
      language: item?.language ?? '',
      translations: item?.translations ?? '',
      reason: entry.what === 'unreadable' ? entry.reason : '',
    }),
    import_id,
    position,
    what: entry.what,
    turn: 0,
    came: packState(json),
    hash: shortHash(entry),
    kind: null,
    address: '',
    item_id: null,
    state: 'planned' as const,
    notes: JSON.stringify(item?.notes ?? []),
    asks: '[]',
    done_at: null,
  };
}

/** A reading that was cut off begins anew and finds what it stored. */
export async function storeEntries(
  transaction: Database,
  import_id: number,
  entries: readonly SourceEntry[],
  first: number,
): Promise<void> {
  for (const [index, entry] of entries.entries()) {
    const row = rowOf(import_id, entry, first + index);
    await transaction
      .insertInto('import_entries')
      .values(row)
      .onConflict((conflict) => conflict.columns(['import_id', 'source_id']).doUpdateSet(row))
      .execute();
  }
}

export async function findEntry(
  db: Database,
  import_id: number,
  source_id: string,
): Promise<ImportEntry | null> {
  const row = await db
    .selectFrom('import_entries')
    .selectAll()
    .where('import_id', '=', import_id)
    .where('source_id', '=', source_id)
    .executeTakeFirst();
  return row ? entryOf(row) : null;
}

/** In the order of the file. */
export async function* entryParts(
  db: Database,
  import_id: number,
  count: number,
): AsyncGenerator<ImportEntry[]> {
  const parts = inParts<Row>(
    (last, limit) =>
      db
        .selectFrom('import_entries')
        .selectAll()
        .where('import_id', '=', import_id)
        .where('position', '>', last?.position ?? -1)
        .orderBy('position')
        .limit(limit)
        .execute(),
    count,
  );
  for await (const rows of parts) yield rows.map(entryOf);
}

/** What is in a state yet, in the order of the run: each part has to leave the states before the next. */
export async function* nextEntries(
  db: Database,
  import_id: number,
  states: readonly EntryState[],
  count: number,
): AsyncGenerator<ImportEntry[]> {
  for (const state of states) {
    for (;;) {
      const rows = await db
        .selectFrom('import_entries')
        .selectAll()
        .where('import_id', '=', import_id)
        .where('state', '=', state)
        .orderBy('turn')
        .orderBy('position')
        .limit(count)
        .execute();
      if (rows.length === 0) break;
      yield rows.map(entryOf);
    }
  }
}

export type EntryChange = Partial<
  Pick<ImportEntry, 'turn' | 'kind' | 'address' | 'item_id' | 'state' | 'reason'> &
    Pick<ImportEntry, 'notes' | 'asks' | 'done_at'>
>;

export async function changeEntry(
  db: Database,
  { import_id, source_id }: Pick<ImportEntry, 'import_id' | 'source_id'>,
  { notes, asks, ...change }: EntryChange,
): Promise<void> {
  await db
    .updateTable('import_entries')
    .set({
      ...storable(change),
      ...(notes && { notes: JSON.stringify(notes) }),
      ...(asks && { asks: JSON.stringify(asks) }),
    })
    .where('import_id', '=', import_id)
    .where('source_id', '=', source_id)
    .execute();
}

/** The texts of a group of translations. */
export async function findGroup(
  db: Database,
  import_id: number,
  translations: string,
): Promise<ImportEntry[]> {
  const rows = await db
    .selectFrom('import_entries')
    .selectAll()
    .where('import_id', '=', import_id)
    .where('translations', '=', translations)
    .orderBy('position')
    .execute();
  return rows.map(entryOf);
}

/** Whether another entry of the import was promised the address. */
export async function isPromised(
  db: Database,
  { import_id, source_id }: Pick<ImportEntry, 'import_id' | 'source_id'>,
  kind: ImportEntry['kind'],
  address: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('import_entries')
    .select('source_id')
    .where('import_id', '=', import_id)
    .where('kind', '=', kind)
    .where('address', '=', address)
    .where('source_id', '!=', source_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many entries there are of each kind in each state. */
export async function countEntries(db: Database, import_id: number) {
  const rows = await db
    .selectFrom('import_entries')
    .select(['what', 'type', 'kind', 'state'])
    .select((eb) => eb.fn.countAll().as('count'))
    .where('import_id', '=', import_id)
    .groupBy(['what', 'type', 'kind', 'state'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** The originals that are no longer needed. @returns how many there were */
export function forgetOriginals(db: Database, before: string): Promise<number> {
  return countChanged(
    db
      .updateTable('import_entries')
      .set({ came: '' })
      .where('came', '!=', '')
      .where(
        'import_id',
        'in',
        db.selectFrom('imports').select('import_id').where('made_at', '<', before),
      ),
  );
}
