import { type SqlBool, sql } from 'kysely';
import { storedKindNamed } from '../../domain/content/kinds/stored-kinds.ts';
import { findRowsOnPage } from '../lists/rows-on-page.ts';
import type { Database } from '../open.ts';
import { findEntry } from './entries.ts';
import type { OldAddress } from './old-addresses.ts';

async function described(db: Database, import_id: number, { path, state, source_id }: OldAddress) {
  const entry = await findEntry(db, import_id, source_id);
  const { title = '', kind = null, address = '' } = entry ?? {};
  const target =
    kind !== null && address !== '' ? storedKindNamed(kind).address.base + address : '';
  return { path, state, title, target };
}

/** A page of what the old site answered at, and what becomes of it. */
export async function findAddressPage(
  db: Database,
  import_id: number,
  { view, page }: { view: 'all' | 'look'; page: number },
) {
  const isOfImport = sql<SqlBool>`import_id = ${import_id}`;
  const isMeant = view === 'look' ? sql<SqlBool>`${isOfImport} and state = 'look'` : isOfImport;
  const listing = {
    table: 'import_addresses',
    columns: ['path', 'state', 'source_id'],
    order: ['path'],
    direction: 'asc' as const,
    isListed: () => isMeant,
    words: [],
  };
  const { rows, ...rest } = await findRowsOnPage<OldAddress>(db, listing, { page });
  return { items: await Promise.all(rows.map((row) => described(db, import_id, row))), ...rest };
}
