import type { Graph } from 'schema-dts';
import { pageData } from '../structured-data.ts';
import type { PageContent } from './page-content.ts';

/** What search engines read of a page besides its words. */
export function dataOfPage({ name, path, origin }: PageContent): Graph[] {
  return [pageData(name, origin + path)];
}
