import { namedAddress } from '../../../domain/moving/old-address.ts';
import { isPageAddress, redirectFor } from './addresses.ts';

/** Query keys in the order of the cache key; a page never sees any other (threat T30). */
const namedKeys = ['category', 'find', 'page'];

/** Pages with these are rendered for one request and never cached. */
const personalKeys = ['sent', 'preview'];

const maxQueryLength = 400;

const plainPath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** These hydrate as a whole: one empty shell for everybody, never cached (decision D16). */
export function isBackOffice(path: string): boolean {
  return /^\/(login|admin)(\/|$)/.test(path);
}

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

/** The cache key of a public page: canonical path and known query keys. Null for all else. */
export function pageKey(url: string): string | null {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (!isPageAddress(path) || isBackOffice(path)) return null;
  const key = oneSpelling(path);
  if (key === null || end === -1) return key;
  const query = namedQuery(url.slice(end + 1));
  if (query === null) return null;
  const old = namedAddress(url);
  if (old !== null) return old;
  return query === '' ? key : `${key}?${query}`;
}
