import type { Done } from '../../../../domain/api/answers.ts';
import {
  compareRevision,
  type Difference,
  listRevisions,
  type RevisionNote,
  restoreRevision as restoreCall,
} from '../../../../domain/api/content/revisions.ts';
import { request } from '../../api.ts';

/** The newest first. */
export function findRevisions(kind: string, id: string): Promise<RevisionNote[]> {
  return request(listRevisions, { params: { kind, id } });
}

/** Where two states differ, in full; without `before` all that `after` holds is new. */
export async function compareRevisions(
  before: number | null,
  after: number,
): Promise<Difference[]> {
  const query = { with: before ?? undefined };
  return (await request(compareRevision, { params: { revision: after }, query })).differences;
}

/** Saves an earlier state again. */
export function restoreRevision(id: number): Promise<Done> {
  return request(restoreCall, { params: { revision: id } });
}
