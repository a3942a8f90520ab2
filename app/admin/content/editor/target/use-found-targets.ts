import { useEffect, useState } from 'react';
import { type FoundItem, searchItems } from '../../../../../domain/api/content/item-search.ts';
import { listFindLimit } from '../../../../../domain/api/lists.ts';
import { isTarget } from '../../../../../domain/content/fields/target.ts';
import { messageOf, request } from '../../../api.ts';

/** Milliseconds without a key after which the server is asked. */
const pause = 250;
const shortest = 2;

interface Found {
  words: string;
  items: FoundItem[];
  failure: string | null;
}

/** The items that the typed words mean; null while an address is typed, or nothing was found out yet. */
export function useFoundTargets(typed: string): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const words = typed.trim().slice(0, listFindLimit);
  // A path may be that of an item, which is offered then.
  const isAsked = words.length >= shortest && (!isTarget(words) || words.startsWith('/'));

  useEffect(() => {
    if (!isAsked) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const query = { find: words.replace(/\//g, ' ').trim() || words };
      const answer = await request(searchItems, { query, signal: asking.signal }).then(
        ({ items }) => ({ items, failure: null }),
        (error: unknown) =>
          asking.signal.aborted ? null : { items: [], failure: messageOf(error) },
      );
      if (answer && !asking.signal.aborted) setFound({ words, ...answer });
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isAsked, words]);

  return isAsked && found?.words === words ? found : null;
}
