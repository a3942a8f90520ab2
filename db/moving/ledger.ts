import { type Selectable, type SqlBool, sql } from 'kysely';
import type { EntryState } from '../../domain/moving/import.ts';
import { lookNote, type SourceNote } from '../../domain/moving/source-entry.ts';
import { findRowsOnPage } from '../lists/rows-on-page.ts';
import type { Database } from '../open.ts';
import { inParts } from '../parts.ts';
import type { Tables } from '../tables.ts';

const columns = [
  'source_id',
  'position',
  'what',
  'type',
  'title',
  'language',
  'slug',
  'kind',
  'address',
  'item_id',
  'state',
  'reason',
  'notes',
  'asks',
  'done_at',
] as const;

type Row = Pick<Selectable<Tables['import_entries']>, (typeof columns)[number]>;

export interface LedgerRow extends Omit<Row, 'notes' | 'asks'> {
  notes: SourceNote[];
  asks: string[];
}

function ledgerRow({ notes, asks, ...row }: Row): LedgerRow {
  return { ...row, notes: JSON.parse(notes), asks: JSON.parse(asks) };
}

/** The whole ledger in the order of the file, without its originals. */
export async function* ledgerParts(db: Database, import_id: number): AsyncGenerator<LedgerRow[]> {
  const parts = inParts<Row>((last, limit) =>
    db
      .selectFrom('import_entries')
      .select(columns)
      .where('import_id', '=', import_id)
      .where('position', '>', last?.position ?? -1)
      .orderBy('position')
      .limit(limit)
      .execute(),
  );
  for await (const rows of parts) yield rows.map(ledgerRow);
}

/** Notes end with one about more than how a text looked (server/moving/values/item-values.ts). */
const wantsLook = sql<SqlBool>`notes != '[]' and notes not like ${`%${JSON.stringify(lookNote)}}]`}`;

interface AskedPage {
  states: readonly EntryState[];
  /** Only what needs a look. */
  noted: boolean;
  /** As a ledger is written while it runs; else in the order of the file. */
  newestFirst?: boolean;
  page: number;
}

/** One page of it, of some states or all. */
export async function findLedgerPage(
  db: Database,
  import_id: number,
  { states, noted, newestFirst = false, page }: AskedPage,
) {
  const isOfImport = sql<SqlBool>`import_id = ${import_id}`;
  const isInState = sql<SqlBool>`${isOfImport} and state in (${sql.join(states)})`;
  const isMeant = noted ? sql<SqlBool>`${isInState} and ${wantsLook}` : isInState;
  const listing = {
    table: 'import_entries',
    columns,
    order: ['position'],
    words: [],
    direction: newestFirst ? ('desc' as const) : ('asc' as const),
    isListed: () => isMeant,
  };
  const { rows, ...rest } = await findRowsOnPage<Row>(db, listing, { page });
  return { items: rows.map(ledgerRow), ...rest };
}
