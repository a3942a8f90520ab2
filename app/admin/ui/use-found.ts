import { useEffect, useState } from 'react';
import { listFindLimit } from '../../../domain/api/lists.ts';
import { messageOf } from '../api.ts';

/** Milliseconds without a key after which the server is asked. */
const debounceDelay = 250;

export interface Found<Item> {
  words: string;
  items: Item[];
  failure: string | null;
}

/**
 * What typed words mean; null until something was found out. The last answer stays until the next.
 *
 * @param words null while nothing is to be asked
 * @param find the same function in each render
 */
export function useFound<Item>(
  words: string | null,
  find: (words: string, signal: AbortSignal) => Promise<Item[]>,
): Found<Item> | null {
  const [found, setFound] = useState<Found<Item> | null>(null);

  useEffect(() => {
    if (words === null) return;
    const asking = new AbortController();
    const { signal } = asking;
    const timer = setTimeout(async () => {
      const answer = await find(words, signal).then(
        (items) => ({ items, failure: null }),
        (error: unknown) => (signal.aborted ? null : { items: [], failure: messageOf(error) }),
      );
      if (answer && !signal.aborted) setFound({ words, ...answer });
    }, debounceDelay);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [words, find]);

  return words === null ? null : found;
}

const minLength = 2;

/** Words that are long enough to be asked for; null for others. */
export function askedWords(typed: string, isAsked: (words: string) => boolean): string | null {
  const words = typed.trim().slice(0, listFindLimit);
  return words.length >= minLength && isAsked(words) ? words : null;
}
