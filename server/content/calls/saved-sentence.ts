import { findPublishing } from '../../../db/content/publishing/schedule.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteFacts } from '../../../db/settings.ts';
import type { SavedAs } from '../../../domain/api/content/items.ts';
import type { ItemKind } from '../../../domain/content/kinds/kinds.ts';
import { publishingStateOf } from '../../../domain/content/publishing.ts';
import { clockOf } from '../../../domain/site-clock.ts';

/** 'Blog saved' as the whole sentence that a creation answers. */
export function createdSentence(done: string, { status }: SavedAs): string {
  return status === 'draft' ? `${done} as a draft.` : `${done}.`;
}

interface Saved {
  kind: ItemKind;
  id: string;
  done: string;
}

/** A save that visitors do not see says why (decision D58). */
export async function savedSentence(db: Database, saved: Saved, query: SavedAs): Promise<string> {
  const { kind, id, done } = saved;
  const publishing = query.status ? null : await findPublishing(db, kind, id);
  const { publish_at = null } = publishing ?? {};
  const state = publishing && publishingStateOf(publishing);
  if (state === 'scheduled' && publish_at) {
    const { timeInWords } = clockOf(await findSiteFacts(db));
    return `${done}. It stays scheduled for ${timeInWords(publish_at)}.`;
  }
  if (state === 'taken back') return `${done}. It stays taken back.`;
  return createdSentence(done, query);
}
