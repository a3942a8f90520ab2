import { createStore, entries, promisifyRequest } from 'idb-keyval';
import type { RevisedKind } from '../../../../domain/content/item.ts';
import type { Fields } from '../../../../domain/content/merge/merge.ts';
import { day } from '../../../../domain/durations.ts';

/** Forms of one field, besides those of what is kept as revisions. */
type OneField = 'category' | 'user' | 'enquiry-note' | 'upload' | 'webhook';

/** What a form is open for; the id is null for something that is not stored yet. */
export interface JournalItem {
  kind: RevisedKind | OneField;
  id: string | number | null;
}

/** What was typed in one opening of a form and never saved. */
export interface JournalEntry {
  /** Of the opening: two of them never overwrite each other. */
  key: string;
  item: string;
  /** Milliseconds since 1970. */
  typedAt: number;
  fields: Fields;
}

const keptDays = 90;

export function journalItem({ kind, id }: JournalItem): string {
  return `${kind}/${id ?? 'new'}`;
}

/** A key that no other opening has, in any tab. */
export function newKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

const database = createStore('journal', 'entries');

/**
 * Keeps entries, and drops those that are null, all in one transaction.
 * @throws {DOMException} when the browser has no room or no permission.
 */
export async function writeEntries(changes: Map<string, JournalEntry | null>): Promise<void> {
  await database('readwrite', (store) => {
    for (const [key, entry] of changes) {
      if (entry) store.put(entry, key);
      else store.delete(key);
    }
    const done = promisifyRequest(store.transaction);
    // Without waiting for another turn of this tab, which may end at any moment.
    store.transaction.commit();
    return done;
  });
}

/** The entries of an item; what is older than 90 days is dropped on the way. */
export async function readJournal(item: string): Promise<JournalEntry[]> {
  const all = await entries<string, JournalEntry>(database);
  const oldest = Date.now() - keptDays * day;
  const old = all
    .filter(([, { typedAt }]) => typedAt < oldest)
    .map(([key]) => [key, null] as const);
  if (old.length > 0) await writeEntries(new Map(old));
  return all.map(([, entry]) => entry).filter((e) => e.item === item && e.typedAt >= oldest);
}
