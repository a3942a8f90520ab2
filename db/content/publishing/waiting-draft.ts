import type { PublishingTable } from '../../history-tables.ts';
import type { Database } from '../../open.ts';

/** What waits beside an item. */
export type WaitingDraft = Pick<PublishingTable, 'draft' | 'publish_at' | 'unpublish_at'>;

export const waitingColumns = ['draft', 'publish_at', 'unpublish_at'] as const;

export const nothingWaiting: WaitingDraft = { draft: null, publish_at: null, unpublish_at: null };

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
