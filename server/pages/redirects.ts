import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { addMissedAddresses } from '../../db/content/addresses/missed-addresses.ts';
import { addHits } from '../../db/content/addresses/redirects.ts';
import { comparablePath, encodedTarget, isInArea } from '../../domain/content/addresses/address.ts';
import { encodeRawBytes } from '../http/raw-bytes.ts';
import { isOwnRequest } from '../operations/own-site.ts';
import { Tally } from '../operations/tally.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Stores the visits of old and missing addresses that were counted since the last time, if it can. */
    storeVisits: () => Promise<void>;
    /** Sends the reader of an old address on, with the query; `location` is encoded already. */
    redirectTo: (request: FastifyRequest, reply: FastifyReply, location: string) => FastifyReply;
  }
}

/** Milliseconds between two stores, and addresses counted between them: a flood costs nothing more. */
const storeEvery = 10_000;
const countedAtOnce = 200;

/** Milliseconds that a reader of the counts waits for their store. */
const storeWait = 1_000;

/** The path of a page's address; null for all else, and in the back office. */
function pagePath({ method, url, routeOptions }: FastifyRequest): string | null {
  const isPage = routeOptions.url === '/*' && (method === 'GET' || method === 'HEAD');
  const path = isPage ? comparablePath(url) : null;
  return path === null || /^\/(admin|login)(\/|$)/.test(path) ? null : path;
}

/** The location with the query of the request, unless it has its own. */
function withQuery(location: string, url: string): string {
  const search = location.includes('?')
    ? ''
    : encodedTarget(/\?.*$/.exec(encodeRawBytes(url))?.[0] ?? '');
  const [path = '', hash] = location.split('#', 2);
  return path + search + (hash === undefined ? '' : `#${hash}`);
}

/**
 * No address that was ever public dies (R-X-05): 301 to where it has gone, 410 when it is deleted. Where it
 * leads is known before a page is rendered (old-addresses.ts); here it is sent and counted.
 */
export const redirects = plugin(
  async (app: FastifyInstance) => {
    const { db } = app.services;
    const hits = new Tally(countedAtOnce);
    const missed = new Tally(countedAtOnce);

    async function storeVisits(): Promise<void> {
      await hits.store((counts) => addHits(db, counts));
      await missed.store((counts) => addMissedAddresses(db, counts));
    }
    const tryToStore = () =>
      storeVisits().catch((error: unknown) => app.log.error(error, 'visits could not be stored'));
    // Somebody who only reads them does not wait for another process's lock, nor is refused for it (F23).
    const storeSoon = () =>
      Promise.race([tryToStore(), sleep(storeWait, undefined, { ref: false })]);
    app.decorate('storeVisits', storeSoon);
    const timer = setInterval(tryToStore, storeEvery).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await tryToStore();
    });

    function count(visits: Tally, request: FastifyRequest): void {
      const path = pagePath(request);
      if (path !== null && !isOwnRequest(request)) visits.count(path);
    }

    app.decorate('redirectTo', (request, reply, location) => {
      count(hits, request);
      reply.code(301).header('Location', withQuery(location, request.url));
      // Not kept by browsers: a page that takes the address again must be found at once.
      return reply.header('Cache-Control', 'no-cache').send('');
    });

    app.addHook('onSend', async (request, { statusCode }) => {
      const isGone = statusCode === 410 && !isInArea(comparablePath(request.url) ?? '');
      if (isGone) count(hits, request);
      else if (statusCode === 404 || statusCode === 410) count(missed, request);
    });
  },
  { name: 'redirects', dependencies: ['errors'] },
);
