import { useEffect, useState } from 'react';
import { listFindLimit } from '../../../../../domain/api/lists.ts';
import { messageOf } from '../../../api.ts';
import { linkAddress } from './link-address.ts';
import { findSitePages, type SitePage } from './site-pages.ts';

/** Milliseconds without a key after which the server is asked. */
const pause = 250;
const shortest = 2;

interface Found {
  /** What was asked for. */
  words: string;
  pages: SitePage[];
  failure: string | null;
}

/** The pages that the typed words mean; null while an address is typed, or nothing was found out yet. */
export function useSitePages(typed: string): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  const words = typed.trim().slice(0, listFindLimit);
  const isAsked = words.length >= shortest && linkAddress(words) === null;

  useEffect(() => {
    if (!isAsked) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const failed = (error: unknown) => ({ pages: [], failure: messageOf(error) });
      const answer = await findSitePages(words, asking.signal).then(
        (pages) => ({ pages, failure: null }),
        (error: unknown) => (asking.signal.aborted ? null : failed(error)),
      );
      if (answer && !asking.signal.aborted) setFound({ words, ...answer });
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isAsked, words]);

  return isAsked ? found : null;
}
