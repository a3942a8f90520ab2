import type { Difference } from '../../../domain/differences.ts';
import type { RevisedKind } from '../../../domain/item.ts';
import { call } from '../api.ts';

/** One save of an item or of the settings. */
export interface RevisionNote {
  revision_id: number;
  kind: RevisedKind;
  item_id: string;
  title: string;
  /** What was done: created, saved, restored, … */
  action: string;
  /** Address of the user; empty when the site itself did it. */
  made_by: string;
  made_at: string;
  /** With shortened texts. */
  changes: Difference[];
}

/** The newest first. */
export function findRevisions(kind: string, id: string): Promise<RevisionNote[]> {
  return call(`/api/revisions/${encodeURIComponent(kind)}/${encodeURIComponent(id)}`);
}

/** Where two states differ, in full; without `before` all that `after` holds is new. */
export async function compareRevisions(
  before: number | null,
  after: number,
): Promise<Difference[]> {
  const other = before === null ? '' : `?with=${before}`;
  const path = `/api/revisions/${after}${other}`;
  return (await call<{ differences: Difference[] }>(path)).differences;
}

/** Saves an earlier state again. */
export function restoreRevision(id: number): Promise<{ message: string }> {
  return call(`/api/revisions/${id}/restore`, { method: 'POST' });
}
