import { baseOfPaths } from '../source-text.ts';

/** What image servers cut and shrink by; nothing else of a query says which picture it is. */
const sizeKeys =
  /^(?:w|h|width|height|resize|fit|crop|quality|q|zoom|ssl|strip|dpr|auto|fm|format|size|rect|ixlib|ver|v)$/i;

/** '-300x200' of WordPress, '-e1400000000' of a picture that was edited there. */
const sizeSuffix = /-\d{2,5}x\d{2,5}(?=\.(?:jpe?g|png|webp|gif|avif)$)/i;

const ghostSize = /(\/content\/images)\/size\/[\w-]+(?:\/format\/\w+)?\//;

/** Jetpack serves the pictures of a site from its own servers. */
function withoutJetpack(url: URL): URL {
  if (!/^i\d\.wp\.com$/.test(url.hostname)) return url;
  return URL.parse(`https:/${url.pathname}`) ?? url;
}

/**
 * The pictures that an address may stand for, the largest first: the original of one that was shrunk,
 * then itself. Without an origin it is a path within the archive.
 */
export function originalAddresses(address: string): string[] {
  const isPath = address.startsWith('/') && !address.startsWith('//');
  const url = URL.parse(address, baseOfPaths);
  if (!url) return [];
  const whole = withoutJetpack(url);
  whole.hash = '';
  const given = new URL(whole);
  for (const key of [...whole.searchParams.keys()]) {
    if (sizeKeys.test(key)) whole.searchParams.delete(key);
  }
  whole.pathname = whole.pathname
    .replace(sizeSuffix, '')
    .replace(ghostSize, (_, before: string) => `${before}/`);
  const written = (one: URL) => (isPath ? `${one.pathname}${one.search}` : one.href);
  return [...new Set([written(whole), written(given)])];
}
