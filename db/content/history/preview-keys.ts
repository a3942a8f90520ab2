import { randomBytes } from 'node:crypto';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import type { Database } from '../../open.ts';

/** The key that signs the preview links of an item, or null when it never had one or lost it. */
export async function findPreviewKey(
  db: Database,
  kind: ItemKind,
  id: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('preview_keys')
    .select('key')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst();
  return row?.key ?? null;
}

/** The same, made when there is none; of two who make it at once, both get the first one's. */
export async function ensurePreviewKey(db: Database, kind: ItemKind, id: string): Promise<string> {
  const key = randomBytes(32).toString('base64');
  await db
    .insertInto('preview_keys')
    .values({ kind, item_id: id, key })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doNothing())
    .execute();
  return (await findPreviewKey(db, kind, id)) ?? key;
}

/** Makes every preview link of an item void. */
export async function deletePreviewKey(db: Database, kind: ItemKind, id: string): Promise<void> {
  await db.deleteFrom('preview_keys').where('kind', '=', kind).where('item_id', '=', id).execute();
}
