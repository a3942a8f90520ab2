import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { DocumentContext, RenderState, SiteContext } from '../../app/context.ts';
import { isPublicPath } from '../../db/content/addresses/item-addresses.ts';
import { comparablePath, isFixedPath } from '../../domain/content/addresses/address.ts';
import { notFoundPath } from '../../domain/content/addresses/lasting-paths.ts';
import { reservedSlugs } from '../../domain/content/addresses/reserved-slugs.ts';
import { enquiryBodyLimit } from '../../domain/inbox/form-limits.ts';
import { pathInLanguage } from '../../domain/languages/language-path.ts';
import { englishAlone } from '../../domain/languages/page-languages.ts';
import type { FinishedPage } from '../../page-cache/finished-page.ts';
import { readForms } from '../api/json-body.ts';
import { compressFor, sendPage } from '../http/compression.ts';
import { methodRefused, nothingHere } from '../http/errors.ts';
import { withPassingFailures } from '../http/passing-failure.ts';
import { backOfficePolicy, publicPagePolicy } from '../http/security-headers.ts';
import { drawnPictures } from '../media/drawn-pictures.ts';
import { overloadRefusal } from '../operations/overload/overload.ts';
import { findOldAddress } from './addresses/old-addresses.ts';
import { isBackOffice, pageKey } from './addresses/page-address.ts';
import { readVersionOnce } from './cache/cached-until-changed.ts';
import { publicPageMaker } from './cache/public-page.ts';
import { failedPage } from './failed-page.ts';
import { askedPage } from './languages/asked-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import { siteQueries } from './queries/site-queries.ts';
import { newRenderState } from './render-state.ts';
import { siteCommands } from './site-commands.ts';

const docsPath = '/api/docs';

interface Admission {
  mayRender?: DocumentContext['mayRender'];
  refused?: () => unknown;
}

/** With the configured origin, whatever the Host header says (threat T30). */
function pageRequest(request: FastifyRequest, address: string, origin: string): Request {
  const { method } = request;
  const body =
    method === 'POST' ? new URLSearchParams(request.body as Record<string, string>) : null;
  const url = new URL(address, `${origin}/`);
  // React Router posts to the layout around an index route otherwise.
  if (body && url.pathname === '/') url.searchParams.set('index', '');
  return new Request(url, { method, body });
}

function newNonce(): string {
  return randomBytes(16).toString('base64');
}

function bringsForm({ headers }: FastifyRequest): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  const isForm = type.trim().toLowerCase() === 'application/x-www-form-urlencoded';
  return isForm && Number(headers['content-length'] ?? 0) <= enquiryBodyLimit;
}

/** Where pages may stand that have more than one segment. */
const deepPaths = ['/:slug/:b', '/:slug/:b/:c', '/:slug/:b/:c/:d', '/:slug/:b/:c/:d/:e'];

function isOfItem(url: string): boolean {
  const path = comparablePath(url);
  return path !== null && !reservedSlugs.has(path.split('/', 2)[1] ?? '');
}

function policyFor(nonce: string | undefined): string {
  return nonce ? backOfficePolicy(nonce) : publicPagePolicy();
}

export const sitePages = plugin(
  async (app: FastifyInstance, options: { renderer: PageRenderer }) => {
    const renderer = withPassingFailures(options.renderer);
    const { db, config } = app.services;
    const queriesFor = siteQueries(db, drawnPictures(app.services.media), config.origin);
    const site = {
      origin: config.origin,
      enquiryMonths: config.enquiries.months,
      newPasswordLength: config.newPasswordLength,
      openApi: () => app.describedCalls(),
    };
    const makeFailedPage = failedPage(renderer, { ...site, queries: queriesFor() });

    /** Back-office pages are in English, and ask nothing for it. */
    async function asked({ url }: FastifyRequest, state: RenderState) {
      const [path = '/'] = url.split('?');
      if (isBackOffice(path))
        return { url, languages: englishAlone, queries: queriesFor({ state }) };
      const readVersion = readVersionOnce(db);
      const found = await askedPage(db, url, queriesFor({ state, readVersion }));
      const { languages } = found;
      return { ...found, queries: queriesFor({ state, readVersion, languages }) };
    }

    async function mayHavePage(url: string): Promise<boolean> {
      const path = comparablePath(url);
      if (path === null) return false;
      if (isFixedPath(path) || (await isPublicPath(db, path))) return true;
      return (await askedPage(db, url, queriesFor())).isEdition;
    }
    const makePublicPage = publicPageMaker(app, renderer, site, queriesFor);

    /** The not-found page, in the language that the first segment names. */
    async function oddAddressPage(url: string): Promise<FinishedPage | null> {
      const report = (error: unknown) => app.log.error(error, 'a page failed');
      try {
        const { languages } = await askedPage(db, url, queriesFor());
        const key = pathInLanguage(languages.current, notFoundPath);
        const page = await app.publicPages.obtain(key, () => makePublicPage(key, report));
        return page.status < 500 ? page : null;
      } catch {
        return null;
      }
    }

    async function answerPublic(key: string, request: FastifyRequest, reply: FastifyReply) {
      const make = () => makePublicPage(key, (error) => request.log.error(error, 'a page failed'));
      const page = await app.publicPages.obtain(key, make, request.headers['if-none-match']);
      const { location } = page.headers;
      if (page.status === 301 && location) return app.redirectTo(request, reply, location);
      reply.removeHeader('Content-Security-Policy');
      const sent = await sendPage(request, reply, page);
      app.publicPages.remeasure(key);
      return sent;
    }

    async function answerOnce(
      request: FastifyRequest,
      reply: FastifyReply,
      { mayRender, refused = () => undefined }: Admission = {},
    ) {
      const [path = '/'] = request.url.split('?');
      const backOffice = isBackOffice(path);
      const nonce = backOffice && !config.development ? newNonce() : undefined;
      const state = newRenderState();
      const { url, languages, queries } = await asked(request, state);
      const visited: SiteContext = {
        ...site,
        languages,
        queries,
        commands: siteCommands(app, request),
      };
      const { status, headers, html } = await renderer.render(
        pageRequest(request, url, config.origin),
        visited,
        {
          nonce,
          islandsUrl: renderer.islandsUrl,
          mayRender,
          state,
          report: (error) => request.log.error(error, 'a page failed'),
        },
      );
      const refusal = refused();
      if (refusal !== undefined) throw refusal;
      // React Router answers 405 to a post to a page without an action.
      if (status === 405) throw methodRefused(['GET', 'HEAD']);
      reply.header('Cache-Control', 'no-store');
      reply.code(status).headers(headers);
      if (backOffice) reply.header('X-Robots-Tag', 'noindex');
      // In development Vite writes inline scripts and styles of its own.
      if (config.development) reply.removeHeader('Content-Security-Policy');
      else reply.header('Content-Security-Policy', policyFor(nonce));
      return reply.send(await compressFor(request, reply, Buffer.from(html)));
    }

    async function answerReading(request: FastifyRequest, reply: FastifyReply) {
      const old = await findOldAddress(db, request.url);
      if (old?.status === 301) return app.redirectTo(request, reply, old.location);
      return answerOnce(request, reply);
    }

    /** Whatever needs a page passes the admission queue and is limited per network (threat T36). */
    async function answerPost(request: FastifyRequest, reply: FastifyReply) {
      let refusal: unknown;
      async function mayRender(): Promise<boolean> {
        try {
          await app.refusedPosts.count(request);
          if (!(await app.admissionQueue.enter(request.id))) throw overloadRefusal();
        } catch (error) {
          refusal = error;
        }
        return refusal === undefined;
      }
      return answerOnce(request, reply, { mayRender, refused: () => refusal });
    }

    async function answerPage(request: FastifyRequest, reply: FastifyReply) {
      const key = request.headers.authorization === undefined ? pageKey(request.url) : null;
      return key === null ? answerReading(request, reply) : answerPublic(key, request, reply);
    }
    app.decorate('answerPage', answerPage);

    // Unknown addresses under /api are errors of the API; /api/docs is a page.
    for (const url of ['/*', docsPath]) {
      app.get(url, { config: { failedPage: makeFailedPage, oddAddressPage } }, answerPage);
    }
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      readForms(scope);
      const config = { access: 'public', failedPage: makeFailedPage } as const;
      const options = { bodyLimit: enquiryBodyLimit, config };
      // What was typed before the page moved goes on to where it stands now (R-X-05, R-X-13).
      scope.addHook('onRequest', async (request, reply) => {
        if (!bringsForm(request) || !isOfItem(request.url)) return;
        const old = await findOldAddress(db, request.url);
        if (old?.status === 301) return app.redirectTo(request, reply, old.location);
      });
      await scope.register(async (shallow) => {
        // A form for an unknown address gets the not-found page; other bodies are refused unread.
        shallow.addHook('onRequest', async (request) => {
          const [url = '/'] = request.url.split('?');
          // A file, such as the feed.
          if (app.hasRoute({ method: 'GET', url })) throw methodRefused(['GET', 'HEAD']);
          if (!bringsForm(request) && !(await mayHavePage(request.url))) throw nothingHere();
        });
        for (const url of ['/', '/contact', '/:slug']) shallow.post(url, options, answerPost);
      });
      await scope.register(async (deep) => {
        // Most of what is posted there is meant for no page.
        deep.addHook('onRequest', async ({ url }) => {
          const isPage = isOfItem(url) && (await mayHavePage(url));
          if (!isPage) throw methodRefused(['GET', 'HEAD']);
        });
        for (const url of deepPaths) deep.post(url, options, answerPost);
      });
    });
  },
  {
    name: 'pages',
    dependencies: [
      'sessions',
      'errors',
      'security-headers',
      'public-pages',
      'outbox',
      'redirects',
      'refused-posts',
    ],
  },
);
