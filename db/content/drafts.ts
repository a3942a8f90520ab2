import type { ItemKind } from '../../domain/content/kinds/kinds.ts';
import type { Database } from '../open.ts';
import { recordRevision } from './history/revisions.ts';
import type { ItemState } from './item-state.ts';
import type { Save } from './versions.ts';

interface Item {
  kind: ItemKind;
  id: string;
}

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

export async function dropDraft(transaction: Database, { kind, id }: Item): Promise<void> {
  await transaction
    .updateTable('publishing')
    .set({ draft: null, publish_at: null })
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .execute();
}

export async function deletePublishing(
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

function followInJson(json: string, follow: (html: string) => string): string {
  return JSON.stringify(
    JSON.parse(json, (_key, value) => (typeof value === 'string' ? follow(value) : value)),
  );
}

export async function rewriteLinksInDrafts(
  transaction: Database,
  follow: (html: string) => string,
): Promise<void> {
  const drafts = await transaction
    .selectFrom('publishing')
    .select(['kind', 'item_id', 'draft'])
    .where('draft', 'is not', null)
    .execute();
  for (const { kind, item_id, draft } of drafts) {
    const followed = followInJson(draft ?? 'null', follow);
    if (followed !== draft)
      await setDraft(transaction, { kind, id: item_id }, JSON.parse(followed));
  }
  const trashed = await transaction
    .selectFrom('trash')
    .select(['kind', 'item_id', 'state'])
    .execute();
  for (const { kind, item_id, state } of trashed) {
    const { row, draft } = JSON.parse(state);
    // The row's JSON column is a text in a text, and so is the newer draft.
    const content = row.blogs_content && followInJson(row.blogs_content, follow);
    const followed = JSON.stringify({
      row: JSON.parse(followInJson(JSON.stringify({ ...row, blogs_content: content }), follow)),
      draft: draft && followInJson(draft, follow),
    });
    if (followed === state) continue;
    await transaction
      .updateTable('trash')
      .set({ state: followed })
      .where('kind', '=', kind)
      .where('item_id', '=', item_id)
      .execute();
  }
}
