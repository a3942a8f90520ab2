import { reservedSlugs } from './reserved-slugs.ts';

export const addressLimit = 500;

const maxEncodedLength = 9;

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

/** A browser could take the text for another host, or a header could break (threat T31). */
function isMisleading(text: string): boolean {
  return !/^\/(?![/\\])/.test(text) || /[\\\p{Cc}]/u.test(text);
}

/** Decoded, lower case, NFC, without query, hash and slashes at its end; null for no path of ours. */
export function comparablePath(address: string): string | null {
  const [encoded = ''] = address.split(/[?#]/, 1);
  if (encoded.length > addressLimit * maxEncodedLength || isMisleading(encoded)) return null;
  // Part of a name, not a separator: a page would have further addresses.
  if (/%2f/i.test(encoded)) return null;
  try {
    const path =
      decodeURIComponent(encoded).toLowerCase().normalize('NFC').replace(/\/+$/, '') || '/';
    const isPath = path.length <= addressLimit && !isMisleading(path) && path.isWellFormed();
    return isPath ? path : null;
  } catch {
    return null;
  }
}

export function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

export function encodedTarget(target: string): string {
  return target.toWellFormed().replace(/[^\x21-\x7e]+/g, (text) => encodeURIComponent(text));
}

export function readableAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Below these first segments are calls and files, whose case counts. */
export function isInArea(path: string): boolean {
  return areas.has(path.split('/', 2)[1] ?? '');
}

/** Decision D10. */
export function isFixedPath(path: string): boolean {
  const [, first = '', ...rest] = path.split('/');
  return rest.length === 0 ? first === '' || reservedSlugs.has(first) : areas.has(first);
}

export function isRedirectTarget(target: string): boolean {
  const isText = target.length <= addressLimit && target.isWellFormed() && !/\s/.test(target);
  return isText && comparablePath(target) !== null;
}
