import { setImmediate } from 'node:timers/promises';
import type { Expression, SqlBool } from 'kysely';
import type { Kind } from '../../../domain/content/kind.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { editionsOf, storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { withAddresses } from '../../../domain/content/mapped-values.ts';
import { updateUses } from '../../media/upload-use-rows.ts';
import { trashed } from '../../media/use-sources.ts';
import type { Database } from '../../open.ts';
import { pick } from '../../pick.ts';
import { hasChanged } from '../../row-counts.ts';
import { recordRevision } from '../history/revisions.ts';
import { updateEntries } from '../item-entries.ts';
import { keyOf } from '../item-rows.ts';
import type { ItemState } from '../item-state.ts';
import { type ItemRow, itemParts, itemTables } from '../item-tables.ts';
import type { Save } from '../versions.ts';
import { nothingWaiting, type WaitingDraft, waitingColumns } from './waiting-draft.ts';

interface Item {
  kind: StoredKind;
  id: string;
}

export async function keepDraft(
  transaction: Database,
  published: ItemState,
  draft: ItemState,
  save: Save,
): Promise<void> {
  const action = save.action ?? 'draft saved';
  await recordRevision(transaction, { action, before: published, after: draft }, save);
  await setWaiting(transaction, published, { draft: JSON.stringify(draft.fields) });
}

/** Nothing is written where nothing waits. */
export async function clearWaiting(
  transaction: Database,
  { kind, id }: Item,
  ...columns: (keyof WaitingDraft)[]
): Promise<void> {
  const clearing = transaction
    .updateTable('publishing')
    .set(pick(nothingWaiting, columns))
    .where('kind', '=', kind)
    .where('item_id', '=', id);
  if (await hasChanged(clearing)) await updateEntries(transaction, { kind, id });
}

export async function setWaiting(
  transaction: Database,
  { kind, id }: Item,
  waiting: Partial<WaitingDraft>,
): Promise<void> {
  await transaction
    .insertInto('publishing')
    .values({ kind, item_id: id, ...nothingWaiting, ...waiting })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doUpdateSet(waiting))
    .execute();
  await updateEntries(transaction, { kind, id });
}

export async function deletePublishing(
  transaction: Database,
  { kind, id }: Item,
): Promise<WaitingDraft> {
  const taken = await transaction
    .deleteFrom('publishing')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .returning(waitingColumns)
    .executeTakeFirst();
  if (taken) await updateEntries(transaction, { kind, id });
  return taken ?? nothingWaiting;
}

function followInJson(json: string, follow: (html: string) => string): string {
  return JSON.stringify(
    JSON.parse(json, (_key, value) => (typeof value === 'string' ? follow(value) : value)),
  );
}

interface Followers {
  html: (html: string) => string;
  address: (link: string) => string;
  row: (kind: Kind, row: ItemRow) => ItemRow;
  /** Whether a column may hold a link that follows. */
  mentions: (column: string) => Expression<SqlBool>;
}

function followInDraft(kind: Kind, draft: string, { html, address }: Followers): string {
  const values = withAddresses(kind, JSON.parse(draft), address);
  return followInJson(JSON.stringify(values), html);
}

interface InTrash {
  row: ItemRow;
  draft?: string | null;
  editions?: InTrash[];
}

function followInTrash(kind: Kind, { row, draft, editions, ...times }: InTrash, follow: Followers) {
  const own = editions && editionsOf(kind);
  const followed: InTrash = {
    row: { ...row, ...follow.row(kind, row) },
    draft: draft && followInDraft(kind, draft, follow),
    ...times,
    ...(own && { editions: editions.map((one) => followInTrash(own, one, follow)) }),
  };
  return followed;
}

/** Raises the version as a save does: a form that was opened before is merged with it (R-X-08). */
export async function rewriteDraft(
  transaction: Database,
  item: Item,
  draft: string,
): Promise<void> {
  const kind = storedKindNamed(item.kind);
  await itemTables(transaction)
    .updateTable(kind.table)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where(kind.key.column, '=', keyOf(kind, item.id))
    .execute();
  await setWaiting(transaction, item, { draft });
}

async function rewriteTrash(
  transaction: Database,
  { kind, id }: Item,
  state: string,
): Promise<void> {
  await transaction
    .updateTable('trash')
    .set({ state })
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .execute();
  await updateUses(transaction, trashed(kind), id);
}

const batch = 200;

/** Those whose JSON may hold a link that follows; a trash of years is long. */
async function* mentioning(
  transaction: Database,
  { table, column }: { table: 'publishing' | 'trash'; column: 'draft' | 'state' },
  { mentions }: Followers,
) {
  const query = itemTables(transaction)
    .selectFrom(table)
    .select(['kind', 'item_id'])
    .select((eb) => eb.case().when(mentions(column)).then(eb.ref(column)).end().as('json'));
  for await (const rows of itemParts(query, ['kind', 'item_id'], batch)) {
    for (const { kind: name, item_id, json } of rows) {
      if (typeof json !== 'string') continue;
      const kind = storedKindNamed(name as StoredKind);
      yield { kind, item: { kind: kind.name, id: String(item_id) }, json };
    }
    await setImmediate();
  }
}

export async function rewriteLinksInDrafts(
  transaction: Database,
  followers: Followers,
): Promise<void> {
  const drafts = { table: 'publishing', column: 'draft' } as const;
  for await (const { kind, item, json } of mentioning(transaction, drafts, followers)) {
    const followed = followInDraft(kind, json, followers);
    if (followed !== json) await rewriteDraft(transaction, item, followed);
  }
  const deleted = { table: 'trash', column: 'state' } as const;
  for await (const { kind, item, json } of mentioning(transaction, deleted, followers)) {
    const followed = JSON.stringify(followInTrash(kind, JSON.parse(json), followers));
    if (followed !== json) await rewriteTrash(transaction, item, followed);
  }
}

/** A text without quotes for another one; it stands in the JSON as it is. */
export async function replaceInDrafts(
  transaction: Database,
  sought: string,
  replace: (json: string) => string,
): Promise<void> {
  const pattern = `%${sought}%`;
  const drafts = transaction.selectFrom('publishing').select(['kind', 'item_id', 'draft']);
  for (const { kind, item_id, draft } of await drafts.where('draft', 'like', pattern).execute()) {
    await rewriteDraft(transaction, { kind, id: item_id }, replace(draft ?? 'null'));
  }
  const deleted = transaction.selectFrom('trash').select(['kind', 'item_id', 'state']);
  for (const { kind, item_id, state } of await deleted.where('state', 'like', pattern).execute()) {
    await rewriteTrash(transaction, { kind, id: item_id }, replace(state));
  }
}
