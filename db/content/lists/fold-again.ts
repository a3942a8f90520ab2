import { setImmediate } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import { folded } from '../../../domain/content/text/search-text.ts';
import { foldedColumn } from '../../lists/folded-column.ts';
import type { Database } from '../../open.ts';
import { inParts } from '../../parts.ts';
import { type ItemRow, itemTables } from '../item-tables.ts';

/** Texts folded in one transaction. */
const batch = 100;

/** What is searched by a folded text, with its key. */
const searched: Readonly<Record<string, readonly string[]>> = {
  blog_search: ['blog_id'],
  case_study_search: ['_id'],
  item_list: ['list_id'],
  trash: ['kind', 'item_id'],
  uploads: ['upload_id'],
};

function selectUnfolded(db: Database, table: string, key: readonly string[], last?: ItemRow) {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const isLater = sql<SqlBool>`(${columns}) > (${sql.join(key.map((column) => last?.[column]))})`;
  const text = sql.ref<string>('search_text');
  const unfolded = itemTables(db)
    .selectFrom(table)
    .select([...key, 'search_text'])
    .where(sql<SqlBool>`${foldedColumn(db, text)} <> ${text}`)
    .$if(last !== undefined, (query) => query.where(isLater));
  return key.reduce((query, column) => query.orderBy(column), unfolded);
}

async function fold(db: Database, table: string, key: readonly string[], rows: ItemRow[]) {
  for (const row of rows) {
    // Not over what was saved meanwhile.
    const update = itemTables(db).updateTable(table).where('search_text', '=', row.search_text);
    await key
      .reduce((query, column) => query.where(column, '=', row[column]), update)
      .set({ search_text: folded(String(row.search_text)) })
      .execute();
  }
}

/**
 * Texts of an earlier release, in an upgraded or restored database or from one that runs beside this one: it
 * folded fewer letters.
 */
export async function foldTextsAgain(db: Database, signal?: AbortSignal): Promise<void> {
  for (const [table, key] of Object.entries(searched)) {
    const parts = inParts<ItemRow>(
      (last, limit) => selectUnfolded(db, table, key, last).limit(limit).execute(),
      batch,
    );
    for await (const rows of parts) {
      if (signal?.aborted) return;
      await db.transaction().execute((part) => fold(part, table, key, rows));
      // SQLite answers at once: without a pause no request would be served before the end.
      await setImmediate();
    }
  }
}
