import { listItems } from '../../../../domain/api/content/item-lists.ts';
import { lastingPaths } from '../../../../domain/content/addresses/lasting-paths.ts';
import { blogKind } from '../../../../domain/content/kinds/blog.ts';
import { request } from '../../api.ts';

export interface FramedPage {
  name: string;
  path: string;
  /** CSS pixels that the page believes it has. */
  width: number;
}

/** Home, a page and an article: the first of each that visitors have. */
export async function findShownPages(): Promise<FramedPage[]> {
  const [pages, blogs] = await Promise.all([
    request(listItems, { params: { kind: 'page' }, query: { sort: 'title' } }),
    request(listItems, { params: { kind: blogKind.name }, query: { sort: 'newest' } }),
  ]);
  const [home] = pages.items.filter(({ address }) => address === '/');
  const [page] = pages.items.filter(({ address }) => address && !lastingPaths.has(address));
  const [blog] = blogs.items.filter(({ address }) => address);
  return [
    { name: String(home?.item.name ?? 'Home'), path: '/', width: 1280 },
    { name: String(page?.item.name ?? 'Contact'), path: page?.address ?? '/contact', width: 820 },
    { name: blog ? 'Article' : 'Insights', path: blog?.address ?? '/insights', width: 390 },
  ];
}
