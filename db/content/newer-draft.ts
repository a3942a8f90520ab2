import type { RevisionNote } from '../../domain/api/content/revisions.ts';
import type { ItemKind } from '../../domain/content/kinds/kinds.ts';
import type { Database } from '../open.ts';
import { dropDraft } from './drafts.ts';
import { findRevision, findRevisions } from './history/revisions.ts';

/** Revisions that are looked through for the one of the draft; links that follow an address may come after it. */
const maxInspected = 20;

/** The save that made the newer draft of an item; null when none stands. */
export async function findDraftRevision(
  db: Database,
  kind: ItemKind,
  id: string,
): Promise<RevisionNote | null> {
  const notes = await findRevisions(db, kind, id);
  for (const note of notes.slice(0, maxInspected)) {
    const revision = await findRevision(db, note.revision_id);
    if (revision?.state.status === 'draft') return note;
  }
  return null;
}

/**
 * Forgets the newer draft of a published item and when it was to be published.
 * @returns the revision that brings it back, or null when there was no draft.
 */
export async function dropNewerDraft(
  db: Database,
  kind: ItemKind,
  id: string,
): Promise<RevisionNote | null> {
  return db.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .selectFrom('publishing')
      .select('draft')
      .where('kind', '=', kind)
      .where('item_id', '=', id)
      .executeTakeFirst();
    if (!waiting?.draft) return null;
    const revision = await findDraftRevision(transaction, kind, id);
    await dropDraft(transaction, { kind, id });
    return revision;
  });
}
