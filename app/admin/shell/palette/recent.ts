import type { Entry } from './entries.ts';

const key = 'palette';
const maxKept = 6;

/** What was jumped to in this tab, the last first; a title is nothing to leave behind in a browser. */
export function recentEntries(): Entry[] {
  try {
    // Only keepRecent writes this key.
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as Entry[];
  } catch {
    return [];
  }
}

export function keepRecent(entry: Entry): void {
  if (!('to' in entry.goal)) return;
  const others = recentEntries().filter(({ id }) => id !== entry.id);
  // A state may be another one by the next look.
  const kept = { ...entry, group: 'recent', state: undefined } as const;
  sessionStorage.setItem(key, JSON.stringify([kept, ...others].slice(0, maxKept)));
}
