import type { RevisionNote } from '../../../domain/api/content/revisions.ts';
import type { Versioned } from '../../../domain/content/item.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import type { Database } from '../../open.ts';
import { findRevision, findRevisions } from '../history/revisions.ts';
import type { Save } from '../versions.ts';
import { changeSaved, raiseVersion } from './change-saved.ts';
import { clearWaiting, deletePublishing } from './drafts.ts';
import { findWaitingDraft, type WaitingDraft } from './waiting-draft.ts';

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

/** The revision that brings the draft back, and the time that was set for it. */
type Dropped = Versioned<RevisionNote & Pick<WaitingDraft, 'publish_at'>>;

/** @returns null without a draft @throws {VersionConflict} */
export async function dropNewerDraft(
  db: Database,
  kind: StoredKind,
  id: string,
  save: Save = {},
): Promise<Dropped | null> {
  return changeSaved(db, { kind, id }, save, async (transaction, item) => {
    const { draft, publish_at } = await findWaitingDraft(transaction, item);
    if (draft === null) return null;
    const revision = await findDraftRevision(transaction, kind, id);
    await clearWaiting(transaction, item, 'draft', 'publish_at');
    const version = await raiseVersion(transaction, item);
    return revision && { ...revision, publish_at, version };
  });
}

/** @returns null without the item @throws {VersionConflict} */
export async function dropWaiting(
  db: Database,
  kind: StoredKind,
  id: string,
  save: Save,
): Promise<Versioned<{ title: string }> | null> {
  return changeSaved(db, { kind, id }, save, async (transaction, item) => {
    await deletePublishing(transaction, item);
    return { title: item.title, version: await raiseVersion(transaction, item) };
  });
}
