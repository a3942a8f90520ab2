import { reservedSlugs } from './location-page.ts';

/** Longest address that is compared or kept, in UTF-16 code units. */
export const addressLimit = 500;

/** First segments under which no page of an item stands. */
const areas = new Set([
  'admin',
  'api',
  'assets',
  'blog',
  'film',
  'health',
  'livez',
  'login',
  'media',
  'metrics',
  'preview',
  'readyz',
  'social',
]);

/** Whether a browser could take the text for another host, or a header could break (threat T31). */
function isMisleading(text: string): boolean {
  return !/^\/(?![/\\])/.test(text) || /[\\\p{Cc}]/u.test(text);
}

/**
 * The one spelling by which addresses are compared: decoded, lower case, without query, hash and
 * slashes at its end. Null for what cannot be the path of a page of ours.
 */
export function comparablePath(address: string): string | null {
  const [encoded = ''] = address.split(/[?#]/, 1);
  if (encoded.length > addressLimit || isMisleading(encoded)) return null;
  try {
    const path = decodeURIComponent(encoded).toLowerCase().replace(/\/+$/, '') || '/';
    return isMisleading(path) || !path.isWellFormed() ? null : path;
  } catch {
    return null;
  }
}

/** A path as it stands in links and headers. */
export function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Whether the site itself answers there, whatever its content is (decision D10). */
export function isFixedPath(path: string): boolean {
  const [, first = '', ...rest] = path.split('/');
  return rest.length === 0 ? first === '' || reservedSlugs.has(first) : areas.has(first);
}

/** Whether a redirect may lead there: a path of this site, with a query or a hash if need be. */
export function isRedirectTarget(target: string): boolean {
  return target.length <= addressLimit && !/\s/.test(target) && comparablePath(target) !== null;
}
