import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { findBlogsForFeeds } from '../../../db/content/public/public-items.ts';
import { findSiteSettings } from '../../../db/settings.ts';
import { withFigures } from '../../../domain/content/claims/declared.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import { mayHavePrefix } from '../../../domain/languages/language-path.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { FinishedPage } from '../../../page-cache/finished-page.ts';
import { sendPage } from '../../http/compression.ts';
import { nothingHere } from '../../http/errors.ts';
import { Refusal } from '../../http/refusal.ts';
import { securityHeadersOf } from '../../http/security-headers.ts';
import { cachedUntilChanged } from '../cache/cached-until-changed.ts';
import { cacheControlOf } from '../cache/public-page.ts';
import { figuresInLanguage } from '../queries/filled-queries.ts';
import { findLanguageFeed, languageFeeds } from './feeds-in-language.ts';
import { llmsTxt, maxListed, robotsTxt, securityTxt, webManifest } from './plain-files.ts';
import { findItemPages, findListedPages, listedKinds } from './public-pages.ts';
import { maxFeedItems, rssOf } from './rss.ts';
import { findSitemap } from './sitemap.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The page of an address that is none of a feed. */
    answerPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  }
}

function feedTexts(app: FastifyInstance) {
  const { db, config, now } = app.services;
  const { origin } = config;
  const findListed = cachedUntilChanged(db, () => findListedPages(app));
  const sitemap = async (number?: number) => {
    const text = await findSitemap(db, origin, await findListed(), { number });
    if (text === null) throw nothingHere();
    return text;
  };
  const llms = cachedUntilChanged(db, async () => {
    const settings = await findSiteSettings(db);
    const messages = messagesFor(settings.language.tag);
    const newest = { limit: maxListed, isDescribed: true, origin, messages };
    const [{ own }, items] = await Promise.all([
      findListed(),
      Promise.all(
        listedKinds.map(async ({ name, page }) => ({
          heading: page.summary,
          pages: await findItemPages(db, name, newest),
        })),
      ),
    ]);
    const pages = own.slice(0, maxListed);
    const figures = figuresInLanguage(settings, messages);
    const parts = [{ heading: pageKind.page.summary, pages }, ...items];
    return llmsTxt(withFigures(settings, figures), withFigures(parts, figures), {
      origin,
      messages,
    });
  });
  const rss = cachedUntilChanged(db, async () => {
    const [blogs, settings] = await Promise.all([
      findBlogsForFeeds(db, { limit: maxFeedItems }),
      findSiteSettings(db),
    ]);
    const { language } = settings;
    const figures = figuresInLanguage(settings, messagesFor(language.tag));
    const { name, description } = withFigures(settings, figures);
    const own = { name, description, tag: language.tag, prefix: '', origin };
    const insights = messagesFor(language.tag).text('lists.insights');
    return rssOf(withFigures(blogs, figures), { ...own, insights, linkTo: (path) => path });
  });
  const texts: [path: string, type: string, text: () => string | Promise<string>][] = [
    ['/robots.txt', 'text/plain', () => robotsTxt(origin)],
    ['/sitemap.xml', 'application/xml', () => sitemap()],
    ['/rss.xml', 'application/rss+xml', rss],
    ['/llms.txt', 'text/plain', llms],
    [
      '/.well-known/security.txt',
      'text/plain',
      async () => securityTxt(await findSiteSettings(db), origin, now()),
    ],
    [
      '/site.webmanifest',
      'application/manifest+json',
      async () => {
        const settings = await findSiteSettings(db);
        const messages = messagesFor(settings.language.tag);
        return webManifest(withFigures(settings, figuresInLanguage(settings, messages)));
      },
    ],
  ];
  return { texts, sitemap };
}

export const feedFiles = plugin(
  async (app: FastifyInstance) => {
    const { config } = app.services;
    const common = {
      ...securityHeadersOf(config.origin),
      'Cache-Control': cacheControlOf(config.cdn),
    };

    async function answer(
      request: FastifyRequest,
      reply: FastifyReply,
      { path, type, text }: { path: string; type: string; text: () => string | Promise<string> },
    ): Promise<FastifyReply> {
      const headers = { ...common, 'Content-Type': `${type}; charset=utf-8` };
      const page = await app.publicPages.obtain(
        path,
        async () => {
          const body = Buffer.from(await text());
          return { page: new FinishedPage({ status: 200, headers, body }), keep: 'fixed' };
        },
        request.headers['if-none-match'],
      );
      const sent = await sendPage(request, reply, page);
      app.publicPages.remeasure(path);
      return sent;
    }

    function answerNothing(request: FastifyRequest, reply: FastifyReply) {
      if (app.hasDecorator('answerPage')) return app.answerPage(request, reply);
      throw nothingHere();
    }

    const { texts, sitemap } = feedTexts(app);
    for (const [path, type, text] of texts) {
      app.get(path, (request, reply) => answer(request, reply, { path, type, text }));
    }
    for (const feed of languageFeeds) {
      app.get<{ Params: { prefix: string } }>(`/:prefix/${feed.file}`, async (request, reply) => {
        const prefix = `/${request.params.prefix}`;
        const text = mayHavePrefix(prefix) ? await findLanguageFeed(app, feed, prefix) : null;
        if (!text) return answerNothing(request, reply);
        return answer(request, reply, { path: `${prefix}/${feed.file}`, type: feed.type, text });
      });
    }
    app.get<{ Params: { number: string } }>(
      '/sitemap-:number(^[1-9]\\d{0,4}$).xml',
      (request, reply) => {
        const { number } = request.params;
        return answer(request, reply, {
          path: `/sitemap-${number}.xml`,
          type: 'application/xml',
          text: () => sitemap(Number(number)),
        }).catch((error: unknown) => {
          if (error instanceof Refusal && error.status === 404)
            return answerNothing(request, reply);
          throw error;
        });
      },
    );
  },
  { name: 'feeds', dependencies: ['errors', 'public-pages'] },
);
