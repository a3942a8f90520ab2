import type { MetaDescriptor } from 'react-router';
import { isSameAddress } from '../../domain/content/addresses/canonical.ts';
import {
  type SocialPictureKind,
  socialPictureAddress,
  socialPictureOfPath,
  socialPictureSize,
} from '../../domain/media/social-picture.ts';
import { localeOf } from '../ui/languages/page-language.ts';
import type { PageAlternate, PagePlace } from './page-place.ts';

export interface PageMeta {
  title: string;
  description: string;
  /** Absolute; a valid canonical link of the editor wins. */
  canonical: string;
  keywords?: string;
  type?: 'website' | 'article';
  /** Absolute; by default the picture of the canonical page. */
  image?: string;
  /** Of an editor, whose type and size nobody measured. */
  hasOwnImage?: boolean;
  /** Absolute, of a series of pages. */
  previous?: string;
  next?: string;
  noindex?: boolean;
  /** Named where the page is its own canonical one: others name it, too (R-L-07). */
  alternates?: PageAlternate[];
}

/** Characters of a title that search engines show. */
const titleLength = 60;

/** Without the site's name where both would be too long. */
export function titled(words: string, site: string): string {
  const whole = `${words} | ${site}`;
  return Array.from(whole).length <= titleLength ? whole : words;
}

export function pictureOfPage(address: string): string {
  const { origin, pathname } = new URL(address);
  const id = decodeURIComponent(socialPictureOfPath(pathname));
  return origin + socialPictureAddress('page', id);
}

/** Of an item: the one of its id, and in a further language that of its own address (R-L-07). */
export function pictureOfItem(
  kind: SocialPictureKind,
  id: string | number,
  { origin, address, original }: Pick<PagePlace, 'address' | 'original'> & { origin: string },
): string {
  return address === original
    ? origin + socialPictureAddress(kind, id)
    : pictureOfPage(origin + address);
}

function alternatesIn({ alternates = [], canonical, noindex }: PageMeta): PageAlternate[] {
  const isNamed = !noindex && alternates.some(({ href }) => isSameAddress(href, canonical));
  return isNamed ? alternates : [];
}

function alternateMeta(page: PageMeta): MetaDescriptor[] {
  return alternatesIn(page).map(({ language: hrefLang, href }) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href,
  }));
}

function localeMeta(page: PageMeta): MetaDescriptor[] {
  return alternatesIn(page)
    .filter(({ language, href }) => language !== 'x-default' && href !== page.canonical)
    .map(({ language }) => ({ property: 'og:locale:alternate', content: localeOf(language) }));
}

function placeMeta({ canonical, previous, next, noindex }: PageMeta): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(previous ? [{ tagName: 'link' as const, rel: 'prev', href: previous }] : []),
    ...(next ? [{ tagName: 'link' as const, rel: 'next', href: next }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

const drawnPictureMeta: MetaDescriptor[] = [
  { property: 'og:image:type', content: 'image/png' },
  { property: 'og:image:width', content: String(socialPictureSize.width) },
  { property: 'og:image:height', content: String(socialPictureSize.height) },
];

export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, canonical, keywords, type, image, hasOwnImage = false } = page;
  const picture = image ?? pictureOfPage(canonical);
  return [
    { title },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    ...placeMeta(page),
    ...alternateMeta(page),
    ...localeMeta(page),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: type ?? 'website' },
    { property: 'og:image', content: picture },
    ...(hasOwnImage ? [] : drawnPictureMeta),
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: title },
  ];
}
