import type { MetaDescriptor } from 'react-router';

export interface PageMeta {
  title: string;
  description: string;
  /** Absolute address of the page (the editor's own canonical link wins where it is valid). */
  canonical: string;
  keywords?: string;
  type?: 'website' | 'article';
}

/** Title, description, canonical link, Open Graph and Twitter tags of one page. */
export function pageMeta({
  title,
  description,
  canonical,
  keywords,
  type,
}: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: type ?? 'website' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
