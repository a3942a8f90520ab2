import { useEffect, useState } from 'react';
import { findRemovedHtml } from '../../api.ts';

/** Milliseconds without a key after which the server is asked. */
const debounceDelay = 600;

/** What the server would remove of the HTML when it is saved; of null, nothing is asked. */
export function useRemovedHtml(html: string | null): string[] {
  const [removed, setRemoved] = useState<string[]>([]);

  useEffect(() => {
    if (html === null) return setRemoved([]);
    let isCurrent = true;
    const timer = setTimeout(async () => {
      // A hint only: when it cannot be had, saving still cleans.
      const found = await findRemovedHtml(html).catch(() => []);
      if (isCurrent) setRemoved(found);
    }, debounceDelay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [html]);

  return removed;
}
