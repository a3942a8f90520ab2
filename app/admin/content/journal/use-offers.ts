import { useCallback, useEffect, useState } from 'react';
import type { Fields } from '../../../../domain/content/merge/merge.ts';
import { changedFields } from './fields.ts';
import { findEntries, journal } from './journal.ts';
import type { JournalEntry } from './store.ts';

/**
 * The entries of an item that differ from what is stored of it, the latest first, without the one that
 * the form itself writes under `key`. Entries that brought nothing new are dropped on the way.
 */
export function useOffers(item: string, key: string, first: Fields) {
  const [offers, setOffers] = useState<JournalEntry[]>([]);

  const find = useCallback(async () => {
    const entries = (await findEntries(item)).filter((entry) => entry.key !== key);
    const differing = entries.filter(({ fields }) => differs(first, fields));
    for (const entry of entries) if (!differing.includes(entry)) journal.keep(entry.key, null);
    setOffers(differing);
  }, [item, key, first]);

  useEffect(() => {
    find();
  }, [find]);

  return { offers, find };
}

function differs(first: Fields, fields: Fields): boolean {
  return Object.keys(changedFields(first, fields)).length > 0;
}
