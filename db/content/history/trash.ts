import type { TrashedItem } from '../../../domain/api/content/trash.ts';
import { trashDays } from '../../../domain/content/item.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import { isStorable } from '../../column-limits.ts';
import type { Database } from '../../open.ts';
import { deletePublishing, type Waiting } from '../drafts.ts';
import type { ItemState } from '../item-state.ts';
import type { Save } from '../versions.ts';

const day = 86_400_000;

/** What is kept of an item; earlier releases kept no times. */
interface Trashed extends Partial<Waiting> {
  row: Record<string, unknown>;
}

export async function moveToTrash(
  transaction: Database,
  { kind, id, title }: ItemState,
  { row }: Trashed,
  { by = '' }: Save,
): Promise<void> {
  const deleted_at = new Date().toISOString();
  const waiting = await deletePublishing(transaction, { kind, id });
  const state = JSON.stringify({ row, ...waiting } satisfies Trashed);
  await transaction
    .insertInto('trash')
    .values({ kind, item_id: id, title, state, deleted_by: by, deleted_at })
    .execute();
}

export async function findTrash(db: Database): Promise<TrashedItem[]> {
  return db
    .selectFrom('trash')
    .select(['kind', 'item_id', 'title', 'deleted_by', 'deleted_at'])
    .orderBy('deleted_at', 'desc')
    .orderBy('item_id', 'desc')
    .execute();
}

export async function takeFromTrash(
  transaction: Database,
  kind: ItemKind,
  id: string,
): Promise<(Trashed & Pick<TrashedItem, 'title'>) | null> {
  if (!isStorable(id)) return null;
  const taken = await transaction
    .deleteFrom('trash')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .returning(['state', 'title'])
    .executeTakeFirst();
  return taken ? { ...JSON.parse(taken.state), title: taken.title } : null;
}

export async function findOverdueTrash(
  db: Database,
  now: number,
): Promise<Pick<TrashedItem, 'kind' | 'item_id' | 'title'>[]> {
  return db
    .selectFrom('trash')
    .select(['kind', 'item_id', 'title'])
    .where('deleted_at', '<', new Date(now - trashDays * day).toISOString())
    .execute();
}
