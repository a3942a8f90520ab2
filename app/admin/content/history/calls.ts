import type { Difference } from '../../../../domain/content/differences.ts';
import type { RevisionNote } from '../../../../domain/content/revision.ts';
import { done, holds, list } from '../../answer-shapes.ts';
import { call } from '../../api.ts';

/** The newest first. */
export function findRevisions(kind: string, id: string): Promise<RevisionNote[]> {
  return call(`/api/revisions/${encodeURIComponent(kind)}/${encodeURIComponent(id)}`, list);
}

/** Where two states differ, in full; without `before` all that `after` holds is new. */
export async function compareRevisions(
  before: number | null,
  after: number,
): Promise<Difference[]> {
  const other = before === null ? '' : `?with=${before}`;
  const path = `/api/revisions/${after}${other}`;
  return (await call<{ differences: Difference[] }>(path, holds({ differences: list })))
    .differences;
}

/** Saves an earlier state again. */
export function restoreRevision(id: number): Promise<{ message: string }> {
  return call(`/api/revisions/${id}/restore`, done, { method: 'POST' });
}
