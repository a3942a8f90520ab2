import { loadFirstContent } from '../content/load.ts';
import { builtRenderer } from '../server/renderer.ts';
import { elementsIn } from './html.ts';
import { type TestServer, testServer } from './server.ts';

export const origin = 'https://agency.example';

/** The built site with its first content. */
export async function builtSite(): Promise<TestServer> {
  const config = { origin, development: false };
  const server = await testServer({ config, renderer: await builtRenderer() });
  await loadFirstContent(server.db, server.app.services.config.mediaDir);
  return server;
}

export interface CrawledPage {
  path: string;
  status: number;
  html: string;
}

/** Paths, with their query, that a page of ours links to. */
function innerLinks(html: string, path: string): string[] {
  return elementsIn(html, 'a')
    .map(({ attributes: { href = '' } }) => new URL(href, origin + path))
    .filter((url) => url.origin === origin)
    .map(({ pathname, search }) => pathname + search);
}

/** Every page that links lead to, from the home page on. */
export async function crawl({ call }: TestServer): Promise<CrawledPage[]> {
  const found = new Set(['/']);
  const pages: CrawledPage[] = [];
  for (const path of found) {
    const { statusCode, headers, body } = await call({ url: path });
    const isPage = String(headers['content-type']).startsWith('text/html');
    pages.push({ path, status: statusCode, html: isPage ? body : '' });
    if (!isPage) continue;
    for (const link of innerLinks(body, path)) found.add(link);
  }
  return pages;
}
