import { setImmediate } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import { findContentVersion, lockContent } from '../content/content-version.ts';
import { type ItemRow, itemTables } from '../content/item-tables.ts';
import type { Database } from '../open.ts';
import type { UseKind } from './upload-use-tables.ts';
import { filesNamedBy, type UseSource, useSources } from './use-sources.ts';

/** Texts read in one transaction, some milliseconds of processor. */
const batch = 100;

/** SQLite takes 32,766 parameters. */
const insertedRows = 1_000;

const all = sql<SqlBool>`1 = 1`;

interface ReadRow extends ItemRow {
  source_id: string;
  stamp: string;
}

async function readRows(db: Database, source: UseSource, ids: readonly string[]) {
  const { table, only = all, columns, id, stamp, draft, isOneOf } = source;
  const rows = await itemTables(db)
    .selectFrom(table)
    .select([...columns])
    .select([id.as('source_id'), stamp.as('stamp')])
    .$if(draft !== undefined, (query) => query.select((draft ?? sql`null`).as('draft')))
    .where(only)
    .where(isOneOf(ids))
    .execute();
  // The two that were selected by name.
  return rows as ReadRow[];
}

async function writeUses(db: Database, source: UseSource, rows: ReadRow[]): Promise<void> {
  const { kind } = source;
  const named = rows.flatMap((row) =>
    filesNamedBy(source, row).map((file) => ({ kind, source_id: row.source_id, ...file })),
  );
  for (let at = 0; at < named.length; at += insertedRows) {
    await db
      .insertInto('upload_uses')
      .values(named.slice(at, at + insertedRows))
      .onConflict((conflict) =>
        conflict.columns(['stem', 'kind', 'source_id']).doUpdateSet((eb) => ({
          version: eb.ref('excluded.version'),
          fields: eb.ref('excluded.fields'),
        })),
      )
      .execute();
  }
  for (const row of rows) await source.alsoWrite?.(db, row.source_id, row);
  await db
    .insertInto('upload_use_sources')
    .values(rows.map(({ source_id, stamp }) => ({ kind, source_id, stamp })))
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'source_id'])
        .doUpdateSet((eb) => ({ stamp: eb.ref('excluded.stamp') })),
    )
    .execute();
}

async function deleteRows(
  db: Database,
  table: 'upload_uses' | 'upload_use_sources',
  kind: UseKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom(table).where('kind', '=', kind).where('source_id', 'in', ids).execute();
}

async function updateUsesOf(db: Database, source: UseSource, ids: readonly string[]) {
  const rows = await readRows(db, source, ids);
  await deleteRows(db, 'upload_uses', source.kind, ids);
  if (rows.length > 0) await writeUses(db, source, rows);
  const left = new Set(rows.map(({ source_id }) => source_id));
  const gone = ids.filter((id) => !left.has(id));
  await deleteRows(db, 'upload_use_sources', source.kind, gone);
}

function sourceOf(kind: UseKind): UseSource {
  const source = useSources.find((one) => one.kind === kind);
  if (!source) throw new Error(`Nothing of the kind ${kind} names files.`);
  return source;
}

/** With each change of a text; the uses of one that is gone go with it. */
export async function updateUses(
  transaction: Database,
  kind: UseKind,
  ...ids: readonly string[]
): Promise<void> {
  if (ids.length > 0) await updateUsesOf(transaction, sourceOf(kind), ids);
}

/** Texts that were not read as they are, and those that were read and are gone. */
async function findOutdated(db: Database, source: UseSource): Promise<string[]> {
  const { kind, table, only = all, id, stamp, isOfEntry } = source;
  const changed = await itemTables(db)
    .selectFrom(table)
    .select(id.as('id'))
    .where(only)
    .where(
      sql<SqlBool>`not exists (select 1 from upload_use_sources as entry
        where entry.kind = ${kind} and entry.source_id = ${id} and entry.stamp = ${stamp})`,
    )
    .execute();
  const gone = await db
    .selectFrom('upload_use_sources')
    .select('source_id')
    .where('kind', '=', kind)
    .where(sql<SqlBool>`not exists (select 1 from ${sql.table(table)} where ${isOfEntry})`)
    .execute();
  return [...changed.map((row) => String(row.id)), ...gone.map(({ source_id }) => source_id)];
}

/** Reads what a release without these tables wrote, and all texts of a database from before them. */
export async function refreshUses(db: Database, signal?: AbortSignal): Promise<void> {
  for (const source of useSources) {
    const outdated = await findOutdated(db, source);
    for (let at = 0; at < outdated.length; at += batch) {
      if (signal?.aborted) return;
      const part = outdated.slice(at, at + batch);
      if (db.isTransaction) await updateUsesOf(db, source, part);
      else {
        await db.transaction().execute(async (transaction) => {
          // Else a save meanwhile could be overwritten by what was read before it.
          await lockContent(transaction);
          await updateUsesOf(transaction, source, part);
        });
        // SQLite answers at once: without a pause no request would be served before the end.
        await setImmediate();
      }
    }
  }
}

/** The content version at which all texts were last compared. */
const compared = new WeakMap<Database, number>();

/**
 * Each change of content raises the version, also one by the release before: no file that it has just used
 * is shown as unused.
 */
export async function compareUses(db: Database): Promise<void> {
  const version = await findContentVersion(db);
  if (compared.get(db) === version) return;
  await refreshUses(db);
  compared.set(db, version);
}
