import type { Kind } from '../../domain/content/kind.ts';
import { allKinds } from '../../domain/content/kinds/stored-kinds.ts';
import { htmlFields, withHtml } from '../../domain/content/mapped-values.ts';
import { storedHtml } from '../../domain/content/text/rich-text.ts';
import type { OwnItem } from '../../domain/moving/own-export.ts';
import { type OwnList, ownLists, type ownSetting } from '../../domain/moving/own-export.ts';
import { siteSettings } from '../../domain/settings.ts';
import type { z } from '../../domain/zod.ts';
import { storable } from '../column-limits.ts';
import { fillWork, setWorkLanguages } from '../content/editions/edition-work.ts';
import { noteChange } from '../content/item-change.ts';
import { rowFromValues, stateOf } from '../content/item-rows.ts';
import { type ItemRow, itemTables } from '../content/item-tables.ts';
import { type KeyCounters, writeCounters } from '../key-counters.ts';
import { refreshUses } from '../media/upload-use-rows.ts';
import { type Database, kindOf } from '../open.ts';
import { pick } from '../pick.ts';
import { findSiteSettings } from '../settings.ts';

/** A table that holds something of the site already; accounts are no part of an export. */
export async function findFilledTable(db: Database): Promise<string | null> {
  const tables = [...allKinds.map(({ table }) => table), ...Object.keys(ownLists), 'settings'];
  for (const table of tables) {
    const found = await itemTables(db).selectFrom(table).selectAll().limit(1).execute();
    if (found.length > 0) return table;
  }
  return null;
}

/** HTML that a kind stores clean is cleaned again: a file may have been changed by anybody (T06). */
function cleaned(kind: Kind, fields: ItemRow): ItemRow {
  return kind.html === 'cleaned' && htmlFields(kind).length > 0
    ? withHtml(kind, fields, storedHtml)
    : fields;
}

async function insertWaiting(db: Database, kind: Kind, { id, waiting }: OwnItem) {
  const { draft, publish_at, unpublish_at } = waiting;
  if (draft === null && publish_at === null && unpublish_at === null) return;
  const own = { kind: kind.name, item_id: String(id) };
  const text = draft && JSON.stringify(cleaned(kind, draft));
  const row = { ...own, draft: text, publish_at, unpublish_at };
  await db.insertInto('publishing').values(storable(row)).execute();
}

/** With its key, its times and its version; its history begins with the import. */
export async function insertOwnItem(
  transaction: Database,
  kind: Kind,
  item: OwnItem,
): Promise<void> {
  const { id, status, version, created_at, updated_at, published_at, slug, fields } = item;
  const columns = {
    [kind.key.column]: id,
    status,
    version,
    created_at,
    updated_at,
    ...(published_at !== undefined && { published_at }),
    ...(slug !== undefined && { slug }),
  };
  const values = rowFromValues(kind, cleaned(kind, pick(fields, kind.fieldNames)));
  const row = await itemTables(transaction)
    .insertInto(kind.table)
    .values({ ...values, ...columns })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertWaiting(transaction, kind, item);
  const change = { before: null, after: stateOf(kind, row) };
  await noteChange(transaction, change, { action: 'imported' });
}

export async function insertOwnRows(
  transaction: Database,
  list: OwnList,
  rows: readonly ItemRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await itemTables(transaction).insertInto(list).values(rows.map(storable)).execute();
}

export async function insertOwnSettings(
  transaction: Database,
  settings: readonly z.infer<typeof ownSetting>[],
): Promise<void> {
  for (const { key, value, first_value, updated_at } of settings) {
    const row = {
      key,
      value: JSON.stringify(value),
      first_value: JSON.stringify(first_value),
      updated_at,
    };
    await transaction.insertInto('settings').values(storable(row)).execute();
  }
}

/** What follows from the rows. @throws where the settings are not those of a site */
export async function finishOwn(transaction: Database, counters: KeyCounters): Promise<void> {
  const settings = siteSettings.parse(await findSiteSettings(transaction));
  await setWorkLanguages(
    transaction,
    settings.languages.map(({ tag }) => tag),
  );
  await fillWork(transaction);
  await refreshUses(transaction);
  const counted = [...allKinds.map(({ table }) => table), ...Object.keys(ownLists)];
  const own = Object.entries(counters).filter(([table]) => counted.includes(table));
  await writeCounters(transaction, kindOf(transaction), Object.fromEntries(own));
}
