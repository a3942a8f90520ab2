import { findPublishing } from '../../../db/content/publishing/schedule.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteFacts } from '../../../db/settings.ts';
import type { SavedAs } from '../../../domain/api/content/items.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { publishingStateOf } from '../../../domain/content/publishing.ts';
import { clockOf } from '../../../domain/site-clock.ts';

/** 'Blog saved' as the whole sentence that a creation answers. */
export function createdSentence(done: string, { status }: SavedAs): string {
  return status === 'draft' ? `${done} as a draft.` : `${done}.`;
}

interface Item {
  kind: StoredKind;
  id: string;
}

/** Where an item stands after a save, and the sentence on what that has left as it was (decision D58). */
async function standingAfter(db: Database, { kind, id }: Item) {
  const publishing = await findPublishing(db, kind, id);
  const state = publishing && publishingStateOf(publishing);
  if (state === 'scheduled' && publishing?.publish_at) {
    const { timeInWords } = clockOf(await findSiteFacts(db));
    return { state, stays: `It stays scheduled for ${timeInWords(publishing.publish_at)}.` };
  }
  return { state, stays: state === 'taken back' ? 'It stays taken back.' : null };
}

interface Saved extends Item {
  done: string;
}

export async function savedSentence(
  db: Database,
  { done, ...item }: Saved,
  query: SavedAs,
): Promise<string> {
  const { stays } = query.status ? { stays: null } : await standingAfter(db, item);
  return stays ? `${done}. ${stays}` : createdSentence(done, query);
}

export const seenNow = 'Visitors see it now.';

export async function restoredSentence(db: Database, item: Item): Promise<string> {
  const { state, stays } = await standingAfter(db, item);
  if (stays) return stays;
  return state === 'published' ? seenNow : 'It is a draft, which visitors do not see yet.';
}
