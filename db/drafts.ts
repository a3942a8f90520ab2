import type { ItemKind } from '../domain/item.ts';
import type { ItemState } from './item-state.ts';
import type { Database } from './open.ts';
import { recordRevision } from './revisions.ts';
import type { Save } from './versions.ts';

interface Item {
  kind: ItemKind;
  id: string;
}

/** Keeps a newer draft beside a published item, which stays as it is for visitors. */
export async function keepDraft(
  transaction: Database,
  published: ItemState,
  draft: ItemState,
  save: Save,
): Promise<void> {
  await setDraft(transaction, published, draft.fields);
  const action = save.action ?? 'draft saved';
  await recordRevision(transaction, { action, before: published, after: draft }, save);
}

export async function setDraft(
  transaction: Database,
  { kind, id }: Item,
  fields: object,
): Promise<void> {
  const draft = JSON.stringify(fields);
  await transaction
    .insertInto('publishing')
    .values({ kind, item_id: id, draft, publish_at: null, unpublish_at: null })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doUpdateSet({ draft }))
    .execute();
}

/** Forgets the newer draft and when it was to be published: something else is public now. */
export async function dropDraft(transaction: Database, { kind, id }: Item): Promise<void> {
  await transaction
    .updateTable('publishing')
    .set({ draft: null, publish_at: null })
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .execute();
}

/** Takes everything that waits beside an item away with it; answers its newer draft as JSON. */
export async function takeWaiting(
  transaction: Database,
  { kind, id }: Item,
): Promise<string | null> {
  const taken = await transaction
    .deleteFrom('publishing')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .returning('draft')
    .executeTakeFirst();
  return taken?.draft ?? null;
}
