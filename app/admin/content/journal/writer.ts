import type { JournalEntry } from './store.ts';

type Changes = Map<string, JournalEntry | null>;

/**
 * Writes every change at once: one write is under way at most, and what is typed meanwhile goes together
 * into the next. What could not be written waits for the next change, and is not forgotten until then.
 */
export function createWriter(write: (changes: Changes) => Promise<void>) {
  let waiting: Changes = new Map();
  let underWay: Changes = new Map();
  let writing: Promise<void> | null = null;
  let failed = false;
  const listeners = new Set<() => void>();

  function settle(hasFailed: boolean) {
    if (hasFailed) waiting = new Map([...underWay, ...waiting]);
    underWay = new Map();
    if (failed === hasFailed) return;
    failed = hasFailed;
    for (const listener of listeners) listener();
  }

  async function writeAll() {
    do {
      underWay = waiting;
      waiting = new Map();
      await write(underWay).then(
        () => settle(false),
        () => settle(true),
      );
    } while (waiting.size > 0 && !failed);
    writing = null;
  }

  return {
    /** Keeps an entry, or drops it (null). Fulfilled when that is written, or has failed. */
    keep(key: string, entry: JournalEntry | null): Promise<void> {
      waiting.set(key, entry);
      writing ??= writeAll();
      return writing;
    },
    unwritten: (): JournalEntry[] =>
      [...new Map([...underWay, ...waiting]).values()].filter((entry) => entry !== null),
    hasFailed: () => failed,
    /** Calls back when that changes; answers how to stop. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
