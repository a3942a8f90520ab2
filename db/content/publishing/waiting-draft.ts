import type { PublishingTable } from '../../history-tables.ts';
import type { Database } from '../../open.ts';
import type { ItemState } from '../item-state.ts';

export type WaitingDraft = Pick<PublishingTable, 'draft' | 'publish_at' | 'unpublish_at'>;

export const waitingColumns = ['draft', 'publish_at', 'unpublish_at'] as const;

export const nothingWaiting: WaitingDraft = { draft: null, publish_at: null, unpublish_at: null };

export function hasWaiting(waiting: WaitingDraft): boolean {
  return Object.values(waiting).some((value) => value !== null);
}

export async function findWaitingDraft(
  db: Database,
  { kind, id }: Pick<PublishingTable, 'kind'> & { id: string },
): Promise<WaitingDraft> {
  const waiting = await db
    .selectFrom('publishing')
    .select(waitingColumns)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst();
  return waiting ?? nothingWaiting;
}

/**
 * As an editor finds them, and as publishing would store them: a newer draft over what is stored, as a
 * draft has no field that was added after it.
 */
export async function newestFields(
  db: Database,
  state: ItemState,
): Promise<{ fields: ItemState['fields']; hasDraft: boolean }> {
  const { draft } = await findWaitingDraft(db, state);
  if (draft === null) return { fields: state.fields, hasDraft: false };
  return { fields: { ...state.fields, ...JSON.parse(draft) }, hasDraft: true };
}
