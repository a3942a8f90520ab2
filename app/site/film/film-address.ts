import { isWebAddress } from '../../../domain/content/addresses/web-address.ts';

/** A film that plays in the page, or one that a video site shows on its own page. */
export type FilmAddress =
  | { kind: 'file'; src: string }
  | { kind: 'site'; href: string; site: string };

const videoSites = [
  { site: 'YouTube', hosts: /(^|\.)(youtube\.com|youtube-nocookie\.com|youtu\.be)$/ },
  { site: 'Vimeo', hosts: /(^|\.)vimeo\.com$/ },
];

/** Null without a film, and for an invalid address. */
export function filmAddress(video: string): FilmAddress | null {
  const address = video.trim();
  if (!isWebAddress(address)) return null;
  if (address.startsWith('/')) return { kind: 'file', src: address };
  const { hostname } = new URL(address);
  const known = videoSites.find(({ hosts }) => hosts.test(hostname));
  return known ? { kind: 'site', href: address, site: known.site } : { kind: 'file', src: address };
}
