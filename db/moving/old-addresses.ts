import { broughtStates } from '../../domain/moving/import.ts';
import { storable } from '../column-limits.ts';
import type { Database } from '../open.ts';
import { countRows } from '../row-counts.ts';
import type { MovingTables } from './moving-tables.ts';

export type OldAddress = MovingTables['import_addresses'];

/** The first entry that names an address keeps it. */
export async function storeAddress(transaction: Database, address: OldAddress): Promise<void> {
  await transaction
    .insertInto('import_addresses')
    .values(storable(address))
    .onConflict((conflict) => conflict.columns(['import_id', 'path']).doNothing())
    .execute();
}

export async function deleteAddresses(transaction: Database, import_id: number): Promise<void> {
  await transaction.deleteFrom('import_addresses').where('import_id', '=', import_id).execute();
}

export async function deleteAddressesOf(
  transaction: Database,
  { import_id, source_id }: Pick<OldAddress, 'import_id' | 'source_id'>,
): Promise<void> {
  await transaction
    .deleteFrom('import_addresses')
    .where('import_id', '=', import_id)
    .where('source_id', '=', source_id)
    .execute();
}

/** The old addresses of an entry, in no order: SQLite would read all of the import to sort them. */
export async function findAddressesOf(
  db: Database,
  { import_id, source_id }: Pick<OldAddress, 'import_id' | 'source_id'>,
): Promise<OldAddress[]> {
  return db
    .selectFrom('import_addresses')
    .selectAll()
    .where('import_id', '=', import_id)
    .where('source_id', '=', source_id)
    .execute();
}

/** The entry that an old address leads to. */
export async function findEntryAt(
  db: Database,
  import_id: number,
  path: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('import_addresses')
    .select('source_id')
    .where('import_id', '=', import_id)
    .where('path', '=', path)
    .executeTakeFirst();
  return row?.source_id ?? null;
}

export async function countAddresses(db: Database, import_id: number) {
  const rows = await db
    .selectFrom('import_addresses')
    .select('state')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('import_id', '=', import_id)
    .groupBy('state')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** One that stays is left there even when the import is taken back. */
export async function markAddresses(
  transaction: Database,
  of: Pick<OldAddress, 'import_id'> & Partial<OldAddress>,
  state: OldAddress['state'],
): Promise<void> {
  await transaction
    .updateTable('import_addresses')
    .set({ state })
    .where((eb) => eb.and(of))
    .execute();
}

/** What the latest other import made that names an address, too, and was not taken back. */
export async function findOtherClaim(
  db: Database,
  { import_id, path }: Pick<OldAddress, 'import_id' | 'path'>,
) {
  const imports = db.selectFrom('imports').select('import_id').where('import_id', '!=', import_id);
  return db
    .selectFrom('import_addresses as named')
    .innerJoin('import_entries as entry', (join) =>
      join
        .onRef('entry.import_id', '=', 'named.import_id')
        .onRef('entry.source_id', '=', 'named.source_id'),
    )
    .select(['entry.import_id', 'entry.kind', 'entry.item_id', 'entry.address'])
    .where('named.import_id', 'in', imports)
    .where('named.path', '=', path)
    .where('named.state', '!=', 'look')
    .where('entry.state', 'in', broughtStates)
    .orderBy('named.import_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Redirects that come with entries which wait for the run. */
export function countWaitingRedirects(db: Database, import_id: number): Promise<number> {
  return countRows(
    db
      .selectFrom('import_entries')
      .innerJoin('import_addresses', (join) =>
        join
          .onRef('import_addresses.import_id', '=', 'import_entries.import_id')
          .onRef('import_addresses.source_id', '=', 'import_entries.source_id'),
      )
      .where('import_entries.import_id', '=', import_id)
      .where('import_entries.state', 'in', ['planned'])
      .where('import_addresses.state', '=', 'redirect'),
  );
}
