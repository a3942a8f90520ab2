import type { MetaDescriptor } from 'react-router';
import {
  socialPictureAddress,
  socialPictureOfPath,
  socialPictureSize,
} from '../../domain/social-picture.ts';

export interface PageMeta {
  title: string;
  description: string;
  /** Absolute address of the page (the editor's own canonical link wins where it is valid). */
  canonical: string;
  keywords?: string;
  type?: 'website' | 'article';
  /** Absolute address of the picture beside a link; absent, that of the canonical page is meant. */
  image?: string;
}

/** The picture drawn for a page of one of our own addresses. */
function pictureOfPage(canonical: string): string {
  const { origin, pathname } = new URL(canonical);
  const id = decodeURIComponent(socialPictureOfPath(pathname));
  return origin + socialPictureAddress('page', id);
}

/** Title, description, canonical link, Open Graph and Twitter tags of one page. */
export function pageMeta({
  title,
  description,
  canonical,
  keywords,
  type,
  image,
}: PageMeta): MetaDescriptor[] {
  const picture = image ?? pictureOfPage(canonical);
  return [
    { title },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
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
