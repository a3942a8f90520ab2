import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { SiteContext } from '../../app/context.ts';
import { readForms } from '../api/json-body.ts';
import { compressFor, sendPage } from '../compression.ts';
import { drawingGrounds } from '../drawing-grounds.ts';
import { failedPage } from '../failed-page.ts';
import { isBackOffice, pageKey } from '../page-address.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { withPassingFailures } from '../passing-failure.ts';
import { withPictureDetails } from '../picture-details.ts';
import { publicPageMaker } from '../public-page.ts';
import { siteCommands, siteQueries } from '../site-queries.ts';
import { methodRefused } from './errors.ts';
import { backOfficePolicy, publicPagePolicy } from './security-headers.ts';

/** Bytes of a posted form (threat T18). */
const formLimit = 16_384;

/** The page that shows the calls; it stands beside them and is seldom asked for. */
const docsPath = '/api/docs';

/** The request as the pages see it: the site's own origin whatever the Host header says (T30). */
function pageRequest(request: FastifyRequest, origin: string): Request {
  const { method } = request;
  const body =
    method === 'POST' ? new URLSearchParams(request.body as Record<string, string>) : null;
  return new Request(new URL(request.url, `${origin}/`), { method, body });
}

/** 128 random bits; development needs none, and live reload would stumble over it. */
function newNonce(): string {
  return randomBytes(16).toString('base64');
}

function policyFor(nonce: string | undefined): string {
  return nonce ? backOfficePolicy(nonce) : publicPagePolicy();
}

/** Every address that no call and no file answers is a page's, or the not-found page's. */
export const pages = plugin(
  async (app: FastifyInstance, options: { renderer: PageRenderer }) => {
    const renderer = withPassingFailures(options.renderer);
    const { db, config } = app.services;
    let oldAnswers = 0;
    const site = {
      queries: siteQueries(db, {
        groundOf: drawingGrounds(app.services.media),
        onOldAnswer() {
          oldAnswers++;
        },
      }),
      origin: config.origin,
      openApi: () => app.swagger(),
    };
    const makeFailedPage = failedPage(renderer, site);
    const makePublicPage = publicPageMaker(app, renderer, site, () => oldAnswers);

    renderer.attach?.(app);

    /** A page for everybody: out of the cache, or made for this address and kept in it. */
    async function answerPublic(key: string, request: FastifyRequest, reply: FastifyReply) {
      const make = () => makePublicPage(key, (error) => request.log.error(error, 'a page failed'));
      const page = await app.publicPages.obtain(key, make, request.headers['if-none-match']);
      // The page brings its own policy, and none in development.
      reply.removeHeader('Content-Security-Policy');
      const sent = await sendPage(request, reply, page);
      app.publicPages.remeasure(key);
      return sent;
    }

    /** A page for one person, or of the back office: made each time and kept nowhere. */
    async function answerOnce(request: FastifyRequest, reply: FastifyReply) {
      const [path = '/'] = request.url.split('?');
      const backOffice = isBackOffice(path);
      const nonce = backOffice && !config.development ? newNonce() : undefined;
      const visited: SiteContext = {
        ...site,
        queries: site.queries.forOneRequest(),
        commands: siteCommands(app, request),
      };
      const { status, headers, html } = await renderer.render(
        pageRequest(request, config.origin),
        visited,
        {
          nonce,
          islandsUrl: renderer.islandsUrl,
          report: (error) => request.log.error(error, 'a page failed'),
        },
      );
      // So the router answers a post to a page without an action.
      if (status === 405) throw methodRefused(['GET', 'HEAD']);
      reply.header('Cache-Control', path === docsPath ? 'no-cache' : 'no-store');
      reply.code(status).headers(headers);
      if (backOffice) reply.header('X-Robots-Tag', 'noindex');
      // In development Vite writes inline scripts and styles of its own.
      if (config.development) reply.removeHeader('Content-Security-Policy');
      else reply.header('Content-Security-Policy', policyFor(nonce));
      const mayShowPictures = status < 500 && !backOffice;
      const body = Buffer.from(mayShowPictures ? await withPictureDetails(db, html) : html);
      return reply.send(await compressFor(request, reply, body));
    }

    app.get('/*', { config: { failedPage: makeFailedPage } }, (request, reply) => {
      const key = request.headers.authorization === undefined ? pageKey(request.url) : null;
      return key === null ? answerOnce(request, reply) : answerPublic(key, request, reply);
    });
    // Unknown addresses under /api are the calls' to refuse; this one is a page.
    app.get(docsPath, answerOnce);
    // The enquiry forms of visitors without JavaScript, on /contact, service and location pages. Any
    // page of one segment gets as far as the router, which knows the pages that take a post.
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      await readForms(scope);
      for (const url of ['/contact', '/:slug']) {
        scope.post(url, { bodyLimit: formLimit, config: { access: 'public' } }, answerOnce);
      }
    });
  },
  {
    name: 'pages',
    dependencies: ['sessions', 'errors', 'security-headers', 'public-pages', 'outbox'],
  },
);
