import { setImmediate } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import type { Kind } from '../../../domain/content/kind.ts';
import { allKinds } from '../../../domain/content/kinds/stored-kinds.ts';
import { publicStatus } from '../../../domain/content/publishing.ts';
import type { Database } from '../../open.ts';
import { lockContent } from '../content-version.ts';
import { updateWork } from '../editions/edition-work.ts';
import { itemTables } from '../item-tables.ts';
import { updateListEntries } from './item-list.ts';

/** Items whose entries are written in one transaction. */
const batch = 100;

/** Keys of items changed since a time, whose entries are missing or of another time than the items. */
export async function findOutdated(db: Database, kind: Kind, since: string): Promise<string[]> {
  const id = sql<string>`cast(${sql.ref(kind.key.column)} as text)`;
  const rows = await itemTables(db)
    .selectFrom(kind.table)
    .select(id.as('id'))
    // The index of changes has the status in front.
    .where('status', 'in', ['draft', publicStatus])
    .where('updated_at', '>=', since)
    .where(
      sql<SqlBool>`not exists (select 1 from item_list
        where kind = ${kind.name} and item_id = ${id} and changed_at = updated_at)`,
    )
    .execute();
  return rows.map((row) => row.id);
}

async function findOrphans(db: Database, { name, table, key }: Kind): Promise<string[]> {
  const id = key.isCounted ? sql`cast(item_id as integer)` : sql`item_id`;
  const rows = await db
    .selectFrom('item_list')
    .select('item_id')
    .where('kind', '=', name)
    .where(
      sql<SqlBool>`not exists (select 1 from ${sql.table(table)} where ${sql.ref(key.column)} = ${id})`,
    )
    .execute();
  return rows.map(({ item_id }) => item_id);
}

async function writeInParts(
  db: Database,
  ids: string[],
  write: (transaction: Database, part: string[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < ids.length; at += batch) {
    await db.transaction().execute(async (transaction) => {
      // Else a save meanwhile could be overwritten by what was read before it.
      await lockContent(transaction);
      await write(transaction, ids.slice(at, at + batch));
    });
    await setImmediate();
  }
}

/** Brings the list of a kind up to its items, whatever a release without it did to them. */
export async function repairListOf(db: Database, kind: Kind): Promise<void> {
  const ids = [...(await findOutdated(db, kind, '')), ...(await findOrphans(db, kind))];
  await writeInParts(db, ids, (transaction, part) => updateListEntries(transaction, kind, part));
}

/** The same for what changed since a time, of all kinds; a release before this one may run beside it. */
export async function refreshLists(db: Database, since: string): Promise<void> {
  for (const kind of allKinds) {
    await writeInParts(db, await findOutdated(db, kind, since), async (transaction, part) => {
      await updateListEntries(transaction, kind, part);
      for (const id of part) await updateWork(transaction, { kind: kind.name, id });
    });
  }
}
