import { type JournalEntry, readJournal, writeEntries } from './store.ts';
import { createWriter } from './writer.ts';

export const journal = createWriter(writeEntries);

/** Entries of an item, the one typed last first; without the store, those that this tab still has. */
export async function findEntries(item: string): Promise<JournalEntry[]> {
  const kept = await readJournal(item).catch(() => []);
  const unwritten = journal.unwritten().filter((entry) => entry.item === item);
  const all = new Map([...kept, ...unwritten].map((entry) => [entry.key, entry]));
  return [...all.values()].sort((one, other) => other.typedAt - one.typedAt);
}

/** Asks before the page is left, but only while something is neither saved nor in the journal. */
export function guardLeaving(): () => void {
  function guard(event: BeforeUnloadEvent) {
    if (journal.unwritten().length > 0) event.preventDefault();
  }
  window.addEventListener('beforeunload', guard);
  return () => window.removeEventListener('beforeunload', guard);
}
