import type { MetaDescriptor } from 'react-router';
import { isWebAddress } from '../../domain/content/addresses/web-address.ts';
import {
  socialPictureAddress,
  socialPictureOfPath,
  socialPictureSize,
} from '../../domain/media/social-picture.ts';

export interface PageMeta {
  title: string;
  description: string;
  /** Absolute address of the page (the editor's own canonical link wins where it is valid). */
  canonical: string;
  keywords?: string;
  type?: 'website' | 'article';
  /** Absolute address of the picture beside a link; absent, that of the canonical page is meant. */
  image?: string;
  /** Absolute addresses of the neighbours in a series of pages. */
  previous?: string;
  next?: string;
  /** Stays out of every index, such as what somebody searched for. */
  noindex?: boolean;
}

/** Characters of a title that search engines show. */
const titleLength = 60;

/** The page's own words and the site's name, or the words alone where both are too long to be shown. */
export function titled(words: string, site: string): string {
  const whole = `${words} | ${site}`;
  return Array.from(whole).length <= titleLength ? whole : words;
}

/** The picture drawn for a page at one of our own addresses. */
export function pictureOfPage(address: string): string {
  const { origin, pathname } = new URL(address);
  const id = decodeURIComponent(socialPictureOfPath(pathname));
  return origin + socialPictureAddress('page', id);
}

/** The editor's canonical link as it was typed, a path made absolute; else the page's own address (D47). */
export function canonicalAddress(link: string, own: string, origin: string): string {
  const given = link.trim();
  if (!isWebAddress(given)) return origin + own;
  return given.startsWith('/') ? origin + given : given;
}

/** What says how a page stands among others. */
function placeMeta({ canonical, previous, next, noindex }: PageMeta): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(previous ? [{ tagName: 'link' as const, rel: 'prev', href: previous }] : []),
    ...(next ? [{ tagName: 'link' as const, rel: 'next', href: next }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

/** Title, description, canonical link, Open Graph and Twitter tags of one page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, canonical, keywords, type, image } = page;
  const picture = image ?? pictureOfPage(canonical);
  return [
    { title },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    ...placeMeta(page),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: type ?? 'website' },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(socialPictureSize.width) },
    { property: 'og:image:height', content: String(socialPictureSize.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: title },
  ];
}
