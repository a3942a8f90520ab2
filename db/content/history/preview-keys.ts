import { randomBytes } from 'node:crypto';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import type { Database } from '../../open.ts';

export async function findPreviewKey(
  db: Database,
  kind: StoredKind,
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

/** Of two concurrent calls both get the first one's key. */
export async function ensurePreviewKey(
  db: Database,
  kind: StoredKind,
  id: string,
): Promise<string> {
  const key = randomBytes(32).toString('base64');
  await db
    .insertInto('preview_keys')
    .values({ kind, item_id: id, key })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doNothing())
    .execute();
  return (await findPreviewKey(db, kind, id)) ?? key;
}

export async function deletePreviewKey(db: Database, kind: StoredKind, id: string): Promise<void> {
  await db.deleteFrom('preview_keys').where('kind', '=', kind).where('item_id', '=', id).execute();
}
