import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { findContentVersion } from '../../db/content-version.ts';
import type { Database } from '../../db/open.ts';
import { findBlogsForFeeds } from '../../db/public-items.ts';
import { findSiteSettings } from '../../db/settings.ts';
import { compressFor } from '../compression.ts';
import { nothingHere } from '../plugins/errors.ts';
import { llmsTxt, robotsTxt, securityTxt, webManifest } from './plain-files.ts';
import { findPublicPages } from './public-pages.ts';
import { mostItems, rssOf } from './rss.ts';
import { sitemapFiles, sitemapOf } from './sitemap.ts';

/** Asks once per content version: robots come often, and content changes seldom. */
function keptUntilChanged<T>(db: Database, make: () => Promise<T>): () => Promise<T> {
  let kept: { version: number; made: Promise<T> } | undefined;
  return async () => {
    const version = await findContentVersion(db);
    if (kept?.version !== version) {
      const made = make();
      kept = { version, made };
      // A failure is not kept; whoever waits for it hears of it.
      made.catch(() => {
        if (kept?.made === made) kept = undefined;
      });
    }
    return kept.made;
  };
}

/** Whether the client has just this text; proxies that compress mark their tags as weak. */
function hasTag(request: FastifyRequest, tag: string): boolean {
  const known = String(request.headers['if-none-match'] ?? '');
  return known.split(',').some((one) => one.trim() === '*' || one.trim() === tag);
}

/** Never old: caches ask each time, and are told in one line that nothing has changed. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text }: { type: string; text: string },
): Promise<FastifyReply> {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  reply.headers({ ETag: tag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
  if (hasTag(request, tag)) return reply.code(304).send();
  reply.type(`${type}; charset=utf-8`);
  return reply.send(await compressFor(request, reply, Buffer.from(text)));
}

/** The addresses that programs ask for, each with how its text is made. */
function feedTexts({ db, config, now }: FastifyInstance['services']) {
  const { origin } = config;
  const findPages = keptUntilChanged(db, () => findPublicPages(db, origin));
  const sitemap = keptUntilChanged(db, async () => {
    const { fixed, continued, studies, blogs, locations } = await findPages();
    return sitemapFiles([...fixed, ...continued, ...studies, ...locations, ...blogs], origin);
  });
  const rss = keptUntilChanged(db, async () => {
    const [blogs, settings] = await Promise.all([
      findBlogsForFeeds(db, mostItems),
      findSiteSettings(db),
    ]);
    return rssOf(blogs, settings, origin);
  });
  const texts: [path: string, type: string, text: () => string | Promise<string>][] = [
    ['/robots.txt', 'text/plain', () => robotsTxt(origin)],
    ['/sitemap.xml', 'application/xml', async () => sitemapOf(await sitemap(), origin)],
    ['/rss.xml', 'application/rss+xml', rss],
    [
      '/llms.txt',
      'text/plain',
      async () => llmsTxt(await findSiteSettings(db), await findPages(), origin),
    ],
    [
      '/.well-known/security.txt',
      'text/plain',
      async () => securityTxt((await findSiteSettings(db)).email, origin, now()),
    ],
    [
      '/site.webmanifest',
      'application/manifest+json',
      async () => webManifest(await findSiteSettings(db)),
    ],
  ];
  return { texts, sitemap };
}

/** What search engines, readers and other programs ask for. */
export const feeds = plugin(
  async (app: FastifyInstance) => {
    const { texts, sitemap } = feedTexts(app.services);
    for (const [path, type, text] of texts) {
      app.get(path, async (request, reply) => answer(request, reply, { type, text: await text() }));
    }
    app.get<{ Params: { number: string } }>(
      '/sitemap-:number(^[1-9]\\d{0,4}$).xml',
      async (request, reply) => {
        const text = (await sitemap())[Number(request.params.number) - 1];
        if (text === undefined) throw nothingHere();
        return answer(request, reply, { type: 'application/xml', text });
      },
    );
  },
  { name: 'feeds', dependencies: ['errors'] },
);
