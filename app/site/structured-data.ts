import type { Graph, ItemList } from 'schema-dts';
import { breadcrumbList } from './breadcrumbs.ts';

/** Says in whose words a block is written. */
export const context = { '@context': 'https://schema.org' } as const;

interface ListedPage {
  name: string;
  /** Absolute address. */
  url: string;
}

/** The pages that a list leads to, in its order. */
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

/** Everything that one page tells search engines. */
export function graphOf(things: Graph['@graph']): Graph {
  return { ...context, '@graph': things };
}

/** The trail of a page that stands right below the home page. */
export function pageData(name: string, canonical: string): Graph {
  const home = new URL('/', canonical).href;
  return graphOf([
    breadcrumbList([
      { name: 'Home', item: home },
      { name, item: canonical },
    ]),
  ]);
}
