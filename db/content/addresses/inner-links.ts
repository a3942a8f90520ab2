import { type ExpressionBuilder, sql } from 'kysely';
import { followMove, type Move } from '../../../domain/content/addresses/inner-links.ts';
import { htmlFields, type Kind, withHtml } from '../../../domain/content/kind.ts';
import { anyKinds } from '../../../domain/content/kinds/kinds.ts';
import type { Database } from '../../open.ts';
import { pick } from '../../pick.ts';
import { recordRevision } from '../history/revisions.ts';
import { updateEntries } from '../item-entries.ts';
import { rowFromValues, stateOf, valuesFromRow } from '../item-rows.ts';
import type { ItemState } from '../item-state.ts';
import { type ItemRow, itemTables } from '../item-tables.ts';
import { rewriteLinksInDrafts } from '../publishing/drafts.ts';
import type { Save } from '../versions.ts';

/** A rough filter: rows that hold the last segment of the address. */
function mentions(columns: readonly string[], { from }: Move) {
  const last = from.slice(from.lastIndexOf('/') + 1);
  const patterns = [last, encodeURIComponent(last)].map(
    (text) => `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`,
  );
  return (eb: ExpressionBuilder<Record<string, ItemRow>, string>) =>
    eb.or(
      columns.flatMap((column) =>
        patterns.map(
          (pattern) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`,
        ),
      ),
    );
}

interface Task {
  move: Move;
  follow: (html: string) => string;
  own: ItemState;
}

type Changed = { before: ItemState; after: ItemState };

function followed(kind: Kind, row: ItemRow, { follow }: Task): ItemRow | null {
  const values = pick(row, htmlFields(kind));
  const after = rowFromValues(kind, withHtml(kind, valuesFromRow(kind, values), follow));
  const changed = Object.entries(after).filter(([name, value]) => value !== row[name]);
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

async function followInItems(db: Database, kind: Kind, task: Task): Promise<Changed[]> {
  const { table, key, name } = kind;
  const { own, move } = task;
  const ownKey = key.isCounted ? Number(own.id) : own.id;
  const rows = await itemTables(db)
    .selectFrom(table)
    .selectAll()
    .$if(own.kind === name, (query) => query.where(key.column, '!=', ownKey))
    .where(mentions(htmlFields(kind), move))
    .orderBy(key.column)
    .execute();
  const changed: Changed[] = [];
  for (const row of rows) {
    const values = followed(kind, row, task);
    if (!values) continue;
    const after = await itemTables(db)
      .updateTable(table)
      .set({ ...values, updated_at: new Date().toISOString() })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where(key.column, '=', row[key.column])
      .returningAll()
      .executeTakeFirstOrThrow();
    changed.push({ before: stateOf(kind, row), after: stateOf(kind, after) });
  }
  return changed;
}

/** Also in newer drafts and in the trash, within the transaction of the move. */
export async function rewriteInnerLinks(
  transaction: Database,
  { own, ...move }: Move & { own: ItemState },
  save: Save,
): Promise<void> {
  const task: Task = { own, move, follow: (html) => followMove(html, move, save.origin) };
  const changed: Changed[] = [];
  for (const kind of anyKinds) changed.push(...(await followInItems(transaction, kind, task)));
  await rewriteLinksInDrafts(transaction, task.follow);
  for (const change of changed) {
    await recordRevision(transaction, { ...change, action: 'links followed' }, save);
    await updateEntries(transaction, change.after);
  }
}
