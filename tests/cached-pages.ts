import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { OpenDatabase } from '../db/open.ts';
import type { Config } from '../server/config.ts';
import type { PageRenderer } from '../server/pages/page-renderer.ts';
import { type TestServer, testServer } from './server.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface Visit {
  method?: string;
  headers?: OutgoingHttpHeaders;
}

export interface CachedSite extends TestServer {
  /** Asks over a socket, with exactly these headers, so that the front door is passed. */
  visit: (url: string, visit?: Visit) => Promise<Answer>;
  /** Pages rendered so far. */
  renders: () => number;
}

/** Asks a port of this machine; nothing is added to the headers and nothing decoded. */
function ask(port: number, path: string, { method = 'GET', headers = {} }: Visit): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body, text: body.toString() });
      });
    });
    call.on('error', reject).end();
  });
}

/**
 * Pages of one line that show all they could know: their address, and the blog or the blogs as the
 * database has them. They take their time, so that a change can come between reading and answering.
 */
export function plainPages(): PageRenderer & { renders: () => number } {
  let count = 0;
  return {
    islandsUrl: '/islands.js',
    renders: () => count,
    async render({ url, method, headers }, { queries }) {
      count++;
      const { pathname, search } = new URL(url);
      const [, slug] = /^\/blogs\/(.+)$/.exec(pathname) ?? [];
      const blogs = slug
        ? [await queries.findPublishedBlogBySlug(decodeURIComponent(slug))]
        : (await queries.findBlogPage({ category: '', find: '', page: 1 })).items;
      await setTimeout(Math.random() * 3);
      if (pathname.startsWith('/random')) await queries.findRandomCaseStudies(1);
      const titles = blogs.map((blog) => blog?.title ?? 'nothing').join('|');
      const known = `${method} ${url} ${JSON.stringify([...headers])}${search}`;
      const html = `<title>${titles}</title><p>${known}</p>${'<p>filler</p>'.repeat(200)}`;
      const status = blogs.some((blog) => blog === null) ? 404 : 200;
      return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, html };
    },
  };
}

/** A listening server whose pages are cached, by default in 8 MB. */
export async function cachedSite(
  database?: OpenDatabase,
  config: Partial<Config> = {},
  pages = plainPages(),
): Promise<CachedSite> {
  const cached = { development: false, pageCacheBytes: 8_000_000, ...config };
  const server = await testServer({ database, config: cached, renderer: pages });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  // A server that listens on a port and not on a pipe has an address object.
  const { port } = server.app.server.address() as AddressInfo;
  const visit: CachedSite['visit'] = (url, options = {}) => ask(port, url, options);
  return { ...server, visit, renders: pages.renders };
}
