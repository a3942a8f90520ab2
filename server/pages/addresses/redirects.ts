import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { addMissedAddresses } from '../../../db/content/addresses/missed-addresses.ts';
import { addHits, resolveAddress } from '../../../db/content/addresses/redirects.ts';
import {
  comparablePath,
  encodedTarget,
  isInArea,
} from '../../../domain/content/addresses/address.ts';
import {
  mayRedirectBelowBlog,
  namedAddress,
  namedBelowRoot,
} from '../../../domain/moving/old-address.ts';
import { isPassing } from '../../http/passing-failure.ts';
import { encodeRawBytes } from '../../http/raw-bytes.ts';
import { isOwnRequest } from '../../operations/own-site.ts';
import { Tally } from '../../operations/tally.ts';

declare module 'fastify' {
  interface FastifyInstance {
    storeVisits: () => Promise<void>;
    /** With the query of the request; `location` is already encoded. */
    redirectTo: (request: FastifyRequest, reply: FastifyReply, location: string) => FastifyReply;
  }
}

/** Milliseconds, and addresses counted in between: a flood costs no more. */
const storeInterval = 10_000;
const maxCounted = 200;

const storeTimeout = 1_000;

function pagePath({ method, url, routeOptions }: FastifyRequest): string | null {
  const isPage = routeOptions.url === '/*' && (method === 'GET' || method === 'HEAD');
  const path = isPage ? (namedAddress(url) ?? comparablePath(url)) : null;
  return path === null || /^\/(admin|login)(\/|$)/.test(path) ? null : path;
}

function withQuery(location: string, url: string): string {
  const search =
    location.includes('?') || namedAddress(url) !== null
      ? ''
      : encodedTarget(/\?.*$/.exec(encodeRawBytes(url))?.[0] ?? '');
  const [path = '', hash] = location.split('#', 2);
  return path + search + (hash === undefined ? '' : `#${hash}`);
}

/** The page itself may come from memory. */
function nullWhilePassing(error: unknown): null {
  if (isPassing(error)) return null;
  throw error;
}

/** No public address is ever lost (R-X-05): 301 to the new one, 410 when deleted. */
export const redirects = plugin(
  async (app: FastifyInstance) => {
    const { db } = app.services;
    const hits = new Tally(maxCounted);
    const missed = new Tally(maxCounted);

    async function storeVisits(): Promise<void> {
      await hits.store((counts) => addHits(db, counts));
      await missed.store((counts) => addMissedAddresses(db, counts));
    }
    const tryToStore = () =>
      storeVisits().catch((error: unknown) => app.log.error(error, 'visits could not be stored'));
    // Readers of the counts do not wait for another process's lock, nor fail for it (fault F23).
    const storeSoon = () =>
      Promise.race([tryToStore(), sleep(storeTimeout, undefined, { ref: false })]);
    app.decorate('storeVisits', storeSoon);
    const timer = setInterval(tryToStore, storeInterval).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await tryToStore();
    });

    function count(visits: Tally, request: FastifyRequest, path = pagePath(request)): void {
      if (path !== null && !isOwnRequest(request)) visits.count(path);
    }

    function leadTo(request: FastifyRequest, reply: FastifyReply, location: string): FastifyReply {
      // 308 keeps method and body.
      reply.code(request.method === 'POST' ? 308 : 301).header('Location', location);
      // Not cached by browsers: a new page may take the address.
      return reply.header('Cache-Control', 'no-cache').send('');
    }
    app.decorate('redirectTo', (request, reply, location) => {
      count(hits, request);
      return leadTo(request, reply, withQuery(location, request.url));
    });

    // An import brings addresses below the calls of blogs, and nothing else does.
    app.addHook('onRequest', async (request, reply) => {
      if (!/^\/blog\//i.test(request.url) || !/^(GET|HEAD)$/.test(request.method)) return;
      const path = comparablePath(request.url);
      const old = path && mayRedirectBelowBlog(path) ? await resolveAddress(db, path) : null;
      if (old?.status === 301) return app.redirectTo(request, reply, old.location);
    });

    // Before the cache of pages, which knows no such query below the root.
    app.addHook('onRequest', async (request, reply) => {
      const named = /^(GET|HEAD)$/.test(request.method) ? namedBelowRoot(request.url) : null;
      if (named === null) return;
      const old = await resolveAddress(db, named).catch(nullWhilePassing);
      if (old?.status !== 301) return;
      count(hits, request, named);
      return leadTo(request, reply, old.location);
    });

    app.addHook('onSend', async (request, { statusCode }) => {
      const isGone = statusCode === 410 && !isInArea(comparablePath(request.url) ?? '');
      if (isGone) count(hits, request);
      else if (statusCode === 404 || statusCode === 410) count(missed, request);
    });
  },
  { name: 'redirects', dependencies: ['errors'] },
);
