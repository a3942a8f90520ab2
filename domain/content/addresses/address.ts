import { reservedSlugs } from './fixed-paths.ts';

/** Longest address that is compared or kept, in UTF-16 code units, before it is encoded. */
export const addressLimit = 500;

/** Characters that one code unit takes at most once it is encoded. */
const maxEncodedLength = 9;

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
  if (encoded.length > addressLimit * maxEncodedLength || isMisleading(encoded)) return null;
  try {
    const path = decodeURIComponent(encoded).toLowerCase().replace(/\/+$/, '') || '/';
    const isPath = path.length <= addressLimit && !isMisleading(path) && path.isWellFormed();
    return isPath ? path : null;
  } catch {
    return null;
  }
}

/** A path as it stands in links and headers. */
export function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** A path with its query and hash as it stands in headers; what is encoded already stays as it is. */
export function encodedTarget(target: string): string {
  return target.toWellFormed().replace(/[^\x21-\x7e]+/g, (text) => encodeURIComponent(text));
}

/** An encoded address as a person reads it; as it stands where its encoding is no text. */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Whether addresses below the path's first segment are calls and files, whose case counts. */
export function isInArea(path: string): boolean {
  return areas.has(path.split('/', 2)[1] ?? '');
}

/** Whether the site itself answers there, whatever its content is (decision D10). */
export function isFixedPath(path: string): boolean {
  const [, first = '', ...rest] = path.split('/');
  return rest.length === 0 ? first === '' || reservedSlugs.has(first) : areas.has(first);
}

/** Whether a redirect may lead there: a path of this site, with a query or a hash if need be. */
export function isRedirectTarget(target: string): boolean {
  const isText = target.length <= addressLimit && target.isWellFormed() && !/\s/.test(target);
  return isText && comparablePath(target) !== null;
}
