import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import {
  followAddress,
  followMove,
  type Move,
} from '../../../domain/content/addresses/inner-links.ts';
import { mapTexts } from '../../../domain/content/editions/texts.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import { allKinds, editionKinds } from '../../../domain/content/kinds/stored-kinds.ts';
import { fieldsWithLinks, withAddresses, withHtml } from '../../../domain/content/mapped-values.ts';
import type { Database } from '../../open.ts';
import { pick } from '../../pick.ts';
import { recordRevision } from '../history/revisions.ts';
import { updateEntries } from '../item-entries.ts';
import { rowFromValues, stateOf, valuesFromRow } from '../item-rows.ts';
import type { ItemState } from '../item-state.ts';
import { type ItemRow, itemTables, updateRow } from '../item-tables.ts';
import { rewriteLinksInDrafts } from '../publishing/drafts.ts';
import type { Save } from '../versions.ts';

/** What a link may hold of a segment: all but letters and digits may be written in several ways. */
function patternsOf(segment: string): string[] {
  const plain = segment.toLowerCase().replace(/[^a-z0-9-]+/g, '%');
  // Fewer letters alone stand in nearly every text.
  if (/[a-z0-9-]{4}/.test(plain)) return [`%${plain}%`];
  return [segment, encodeURIComponent(segment), segment.replaceAll('&', '&amp;')].map(
    (text) => `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`,
  );
}

/** A rough filter: rows that hold the last segment of the address. */
export function mentions(columns: readonly string[], { from }: Pick<Move, 'from'>) {
  const patterns = patternsOf(from.slice(from.lastIndexOf('/') + 1));
  const held = columns.flatMap((column) =>
    patterns.map((pattern) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`),
  );
  return sql<SqlBool>`(${sql.join([sql`1 = 0`, ...held], sql` or `)})`;
}

/** Of the kind's table, every row but that of the item itself. */
export function isOther({ name, key }: Kind, own: ItemState) {
  const id = key.isCounted ? Number(own.id) : own.id;
  return (eb: ExpressionBuilder<Record<string, ItemRow>, string>) =>
    own.kind === name ? eb(key.column, '!=', id) : eb.lit(true);
}

interface Moving {
  move: Move;
  origin: string;
}

interface Task extends Moving {
  own: ItemState;
}

type Changed = { before: ItemState; after: ItemState };

/** The columns that change when the links in them follow; null without one. */
export function followed(kind: Kind, row: ItemRow, { move, origin }: Moving): ItemRow | null {
  // A row from the trash lacks columns that were added since.
  const stored = fieldsWithLinks(kind).filter((name) => Object.hasOwn(row, name));
  const values = valuesFromRow(kind, pick(row, stored));
  const inHtml = withHtml(kind, values, (html) => followMove(html, move, origin));
  const inAll = withAddresses(kind, inHtml, (link) => followAddress(link, move, origin));
  const after = rowFromValues(kind, inAll);
  const changed = Object.entries(after).filter(([name, value]) => value !== row[name]);
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

async function followInItems(db: Database, kind: Kind, task: Task): Promise<Changed[]> {
  const { table, key } = kind;
  const { own, move } = task;
  const rows = await itemTables(db)
    .selectFrom(table)
    .selectAll()
    .where(isOther(kind, own))
    .where(mentions(fieldsWithLinks(kind), move))
    .orderBy(key.column)
    .execute();
  const changed: Changed[] = [];
  for (const row of rows) {
    const values = followed(kind, row, task);
    if (!values) continue;
    const written = { ...values, updated_at: new Date().toISOString() };
    const after = await updateRow(db, kind, row[key.column], written);
    changed.push({ before: stateOf(kind, row), after: stateOf(kind, after) });
  }
  return changed;
}

/** What an edition was confirmed for follows with the original, whose words are the same (R-L-04). */
function followedConfirmed({ original }: Kind, row: ItemRow, { move, origin, own }: Task): ItemRow {
  // An item's links to itself stay.
  const isOfOwn = original?.name === own.kind && String(row.origin_id) === own.id;
  if (!original || isOfOwn) return {};
  const texts: unknown = JSON.parse(String(row.confirmed));
  const followed = mapTexts(texts, (html) => followMove(html, move, origin));
  return { confirmed: JSON.stringify(followed) };
}

async function followInConfirmed(db: Database, task: Task): Promise<void> {
  for (const kind of editionKinds) {
    const { table, key } = kind;
    const rows = await itemTables(db)
      .selectFrom(table)
      .select([key.column, 'origin_id', 'confirmed'])
      .where(mentions(['confirmed'], task.move))
      .execute();
    for (const row of rows) {
      const { confirmed = row.confirmed } = followedConfirmed(kind, row, task);
      if (confirmed === row.confirmed) continue;
      const update = itemTables(db).updateTable(table).set({ confirmed });
      await update.where(key.column, '=', row[key.column]).execute();
    }
  }
}

/** Also in newer drafts and in the trash, within the transaction of the move. */
export async function rewriteInnerLinks(
  transaction: Database,
  { own, ...move }: Move & { own: ItemState },
  save: Save,
): Promise<void> {
  const { origin = '' } = save;
  const task: Task = { own, move, origin };
  const changed: Changed[] = [];
  for (const kind of allKinds) changed.push(...(await followInItems(transaction, kind, task)));
  await followInConfirmed(transaction, task);
  await rewriteLinksInDrafts(transaction, {
    html: (html) => followMove(html, move, origin),
    address: (link) => followAddress(link, move, origin),
    mentions: (column) => mentions([column], move),
    row: (kind, row) => ({ ...followed(kind, row, task), ...followedConfirmed(kind, row, task) }),
  });
  for (const change of changed) {
    await recordRevision(transaction, { ...change, action: 'links followed' }, save);
    await updateEntries(transaction, change.after);
  }
}
