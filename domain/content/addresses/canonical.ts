import { isWebAddress } from './web-address.ts';

/** As typed, but absolute; the page's own address by default (D47). */
export function canonicalAddress(link: string, own: string, origin: string): string {
  const given = link.trim();
  if (!isWebAddress(given)) return origin + own;
  return given.startsWith('/') ? origin + given : given;
}

export function isSameAddress(one: string, other: string): boolean {
  return new URL(one).href === new URL(other).href;
}

/** Pages whose link leads elsewhere are in no sitemap, in no language (D47). */
export function isCanonical(link: string, own: string, origin: string): boolean {
  return isSameAddress(canonicalAddress(link, own, origin), origin + own);
}
