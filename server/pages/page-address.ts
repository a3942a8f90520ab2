import { isPageAddress, redirectFor } from './addresses.ts';

/**
 * The query keys that a public page may answer to, in the order of its key. A page that reads another
 * one never sees it: what is not named here is cut off before the page is made (threat T30).
 */
const namedKeys = ['category', 'find', 'page'];

/** Query keys of a page that is for one person: it is made each time and kept nowhere. */
const personalKeys = ['sent', 'preview'];

/** Characters of a query that a page answers to; longer ones are not worth keeping. */
const maxQueryLength = 400;

/** Paths that need no second look: one spelling, and nothing to decode. */
const plainPath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** Documents that hydrate as a whole: one empty shell for everybody, never cached (decision D16). */
export function isBackOffice(path: string): boolean {
  return /^\/(login|admin)(\/|$)/.test(path);
}

/** The path with each character encoded in the one way, or null when it is no page's own spelling. */
function oneSpelling(path: string): string | null {
  if (plainPath.test(path)) return path;
  try {
    if (redirectFor(path) !== null) return null;
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return null;
  }
}

function namedQuery(search: string): string | null {
  if (search.length > maxQueryLength) return null;
  const given = new URLSearchParams(search);
  if (personalKeys.some((key) => given.has(key))) return null;
  const named = namedKeys.flatMap((key) => {
    const value = given.get(key)?.trim();
    return value ? [[key, value]] : [];
  });
  return new URLSearchParams(named).toString();
}

/**
 * The address under which a public page is made and kept: its path in one spelling and the query keys
 * that pages answer to. Null for everything that is no cacheable page.
 */
export function pageKey(url: string): string | null {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (!isPageAddress(path) || isBackOffice(path) || path.endsWith('.data')) return null;
  const key = oneSpelling(path);
  if (key === null || end === -1) return key;
  const query = namedQuery(url.slice(end + 1));
  if (query === null) return null;
  return query === '' ? key : `${key}?${query}`;
}
