import { useEffect, useState } from 'react';
import type { RecentItem } from '../../../../domain/api/operations/overview.ts';
import { changedEntry, type Entry, fixedEntries, itemEntry } from './entries.ts';
import { recentEntries } from './recent.ts';
import { useFoundItems } from './use-found-items.ts';

/** Recent ones that are shown before anything is typed. */
const recentShown = 8;

function withoutTwins(entries: Entry[]): Entry[] {
  return entries.filter(({ id }, index) => entries.findIndex((one) => one.id === id) === index);
}

function useChanged(lastChanges: Promise<RecentItem[]>): Entry[] {
  const [changed, setChanged] = useState<Entry[]>([]);
  useEffect(() => {
    let isShown = true;
    lastChanges.then((items) => isShown && setChanged(items.map(changedEntry)));
    return () => {
      isShown = false;
    };
  }, [lastChanges]);
  return changed;
}

/** Before anything is typed: where this person was, then what anybody has changed last. */
export function useEntries(lastChanges: Promise<RecentItem[]>, isOnlyItems: boolean) {
  const [find, setFind] = useState('');
  const { found, look } = useFoundItems();
  const changed = useChanged(lastChanges);
  const recent = withoutTwins(isOnlyItems ? changed : [...recentEntries(), ...changed]);
  const isEmpty = find.trim() === '';
  const items = isEmpty ? recent.slice(0, recentShown) : found.items.map(itemEntry);

  return {
    entries: withoutTwins([...items, ...(isOnlyItems ? [] : fixedEntries(find))]),
    found,
    find,
    type(typed: string) {
      setFind(typed);
      look(typed);
    },
    retry: () => look(find),
  };
}
