import type { EntryState } from './import.ts';
import type { SourceEntry } from './source-entry.ts';

interface Count {
  what: SourceEntry['what'];
  state: EntryState;
  count: number;
}

/** Items and what could not be read; menus, lists and files are counted apart. */
export function countLedger(counts: readonly Count[]): Partial<Record<EntryState, number>> {
  const sums: Partial<Record<EntryState, number>> = {};
  for (const { what, state, count } of counts) {
    if (what === 'item' || what === 'unreadable') sums[state] = (sums[state] ?? 0) + count;
  }
  return sums;
}
