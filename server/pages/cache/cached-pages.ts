import type { Database } from '../../../db/open.ts';
import type { ShownPage } from '../../../domain/content/sections/shown-section.ts';
import { lruCache } from '../../../page-cache/lru-cache.ts';
import { cachedUntilChanged, type ReadVersion } from './cached-until-changed.ts';

/** Of all pages together; one of 512 KB is read each time. */
const maxBytes = 8_000_000;

interface CachedPage {
  page: ShownPage;
  bytes: number;
}

/** Pages by their paths until content changes: reading their sections costs a third of a millisecond (R-P-14). */
export function cachedPages(db: Database) {
  const cache = cachedUntilChanged(db, async () => lruCache<CachedPage>(maxBytes));
  return async (
    path: string,
    readVersion: ReadVersion | undefined,
    find: () => Promise<ShownPage | null>,
  ): Promise<ShownPage | null> => {
    const cached = await cache(readVersion);
    const known = cached.get(path);
    if (known) return known.page;
    const page = await find();
    // Paths without a page are as many as visitors can think of.
    if (page) cached.set(path, { page, bytes: 2 * JSON.stringify(page).length });
    return page;
  };
}
