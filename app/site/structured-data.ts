import type { Graph, ItemList } from 'schema-dts';
import { breadcrumbList } from './breadcrumbs.ts';

export const context = { '@context': 'https://schema.org' } as const;

interface ListedPage {
  name: string;
  /** Absolute address. */
  url: string;
}

export function itemList(pages: ListedPage[]): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: pages.length,
    itemListElement: pages.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url,
    })),
  };
}

export function graphOf(things: Graph['@graph']): Graph {
  return { ...context, '@graph': things };
}

export function pageData(name: string, canonical: string): Graph {
  const home = new URL('/', canonical).href;
  return graphOf([
    breadcrumbList([
      { name: 'Home', item: home },
      { name, item: canonical },
    ]),
  ]);
}
