import { useCallback, useEffect, useRef, useState } from 'react';
import { type FoundItem, searchItems } from '../../../../domain/api/content/item-search.ts';
import { messageOf, request } from '../../api.ts';

/** Milliseconds without a key after which the typed words are looked for. */
const debounceDelay = 100;

interface Found {
  items: FoundItem[];
  isWaiting: boolean;
  failure: string | null;
}

const nothing: Found = { items: [], isWaiting: false, failure: null };

/** Items that hold the typed words. The last answer stays until the next; one that is late is dropped. */
export function useFoundItems() {
  const [found, setFound] = useState(nothing);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const call = useRef(new AbortController());

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    call.current.abort();
  }, []);
  useEffect(() => stop, [stop]);

  async function ask(find: string) {
    call.current = new AbortController();
    const { signal } = call.current;
    try {
      const { items } = await request(searchItems, { query: { find }, signal });
      if (!signal.aborted) setFound({ ...nothing, items });
    } catch (error) {
      if (!signal.aborted) setFound({ ...nothing, failure: messageOf(error) });
    }
  }

  return {
    found,
    look(find: string) {
      stop();
      if (find.trim() === '') return setFound(nothing);
      setFound((before) => ({ ...before, isWaiting: true, failure: null }));
      timer.current = setTimeout(ask, debounceDelay, find);
    },
  };
}
