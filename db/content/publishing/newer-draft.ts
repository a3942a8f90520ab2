import type { RevisionNote } from '../../../domain/api/content/revisions.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import type { Database } from '../../open.ts';
import { findRevision, findRevisions } from '../history/revisions.ts';
import { clearWaiting } from './drafts.ts';
import { findWaitingDraft } from './waiting-draft.ts';

/** Rewritten links may have added revisions after the draft's. */
const maxInspected = 20;

export async function findDraftRevision(
  db: Database,
  kind: StoredKind,
  id: string,
): Promise<RevisionNote | null> {
  const notes = await findRevisions(db, kind, id);
  for (const note of notes.slice(0, maxInspected)) {
    const revision = await findRevision(db, note.revision_id);
    if (revision?.state.status === 'draft') return note;
  }
  return null;
}

/** @returns the revision that brings it back, or null without a draft */
export async function dropNewerDraft(
  db: Database,
  kind: StoredKind,
  id: string,
): Promise<RevisionNote | null> {
  return db.transaction().execute(async (transaction) => {
    const { draft } = await findWaitingDraft(transaction, { kind, id });
    if (draft === null) return null;
    const revision = await findDraftRevision(transaction, kind, id);
    await clearWaiting(transaction, { kind, id }, 'draft', 'publish_at');
    return revision;
  });
}
