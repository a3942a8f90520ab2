import type { Kind } from '../../../domain/content/kind.ts';
import { type PublishingStatus, publicStatus } from '../../../domain/content/publishing.ts';
import type { Database } from '../../open.ts';
import { stateOf } from '../item-rows.ts';
import type { ItemState } from '../item-state.ts';
import type { ItemRow } from '../item-tables.ts';
import { findWaitingDraft, type WaitingDraft } from './waiting-draft.ts';

interface Standing extends WaitingDraft {
  status: PublishingStatus;
  /** Null for a published item, and for one that never was. */
  taken_back_at: string | null;
}

/** Every way off the site but a save without an address and the trash is recorded under this name. */
export async function findTakenBack(db: Database, { kind, id }: ItemState): Promise<string | null> {
  const taken = await db
    .selectFrom('revisions')
    .select('made_at')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('action', '=', 'unpublished')
    .orderBy('revision_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return taken?.made_at ?? null;
}

export async function findStandingOf(db: Database, state: ItemState): Promise<Standing> {
  const waiting = await findWaitingDraft(db, state);
  if (state.fields.status === publicStatus) {
    return { ...waiting, status: publicStatus, taken_back_at: null };
  }
  return { ...waiting, status: 'draft', taken_back_at: await findTakenBack(db, state) };
}

export function findStanding(db: Database, kind: Kind, row: ItemRow): Promise<Standing> {
  return findStandingOf(db, stateOf(kind, row));
}
