import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { addMissed } from '../../db/content/addresses/missed-addresses.ts';
import { addHits, resolveAddress } from '../../db/content/addresses/redirects.ts';
import { comparablePath, encodedTarget } from '../../domain/content/addresses/address.ts';
import { encodeRawBytes } from '../http/raw-bytes.ts';
import { isOwnRequest } from '../operations/own-site.ts';
import { Tally } from '../operations/tally.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Stores the visits of old and missing addresses that were counted since the last time, if it can. */
    storeVisits: () => Promise<void>;
  }
}

/** Milliseconds between two stores, and addresses counted between them: a flood costs nothing more. */
const storeEvery = 10_000;
const countedAtOnce = 200;

/** Milliseconds that a reader of the counts waits for their store. */
const storeWait = 1_000;

/** The address of a page that was asked for and is not there, or not any more; null for all else. */
function missingPage({ method, url, routeOptions }: FastifyRequest, { statusCode }: FastifyReply) {
  const isPage = routeOptions.url === '/*' && (method === 'GET' || method === 'HEAD');
  const isMissing = statusCode === 404 || statusCode === 410;
  const path = isPage && isMissing ? comparablePath(url) : null;
  return path === null || /^\/(admin|login)(\/|$)/.test(path) ? null : path;
}

/** Turns the 404 into a redirect that keeps the query; `location` is encoded already. */
function redirect(reply: FastifyReply, location: string, url: string): string {
  const search = location.includes('?')
    ? ''
    : encodedTarget(/\?.*$/.exec(encodeRawBytes(url))?.[0] ?? '');
  const [path = '', hash] = location.split('#', 2);
  for (const name of ['content-encoding', 'content-type', 'content-length', 'etag']) {
    reply.removeHeader(name);
  }
  // Not kept by browsers: a page that takes the address again must be found at once.
  reply.code(301).header('Location', path + search + (hash === undefined ? '' : `#${hash}`));
  reply.header('Cache-Control', 'no-cache');
  return '';
}

/** No address that was ever public dies (R-X-05): 301 to where it has gone, 410 when it is deleted. */
export const redirects = plugin(
  async (app: FastifyInstance) => {
    const { db } = app.services;
    const hits = new Tally(countedAtOnce);
    const missed = new Tally(countedAtOnce);

    async function storeVisits(): Promise<void> {
      await hits.store((counts) => addHits(db, counts));
      await missed.store((counts) => addMissed(db, counts));
    }
    const tryToStore = () =>
      storeVisits().catch((error: unknown) => app.log.error(error, 'visits could not be stored'));
    // Somebody who only reads them does not wait for another process's lock, nor is refused for it (R23).
    const storeSoon = () =>
      Promise.race([tryToStore(), sleep(storeWait, undefined, { ref: false })]);
    app.decorate('storeVisits', storeSoon);
    const timer = setInterval(tryToStore, storeEvery).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await tryToStore();
    });

    app.addHook('onSend', async (request, reply, payload) => {
      const path = missingPage(request, reply);
      if (path === null) return payload;
      const resolved = await resolveAddress(db, path);
      if (!isOwnRequest(request)) (resolved ? hits : missed).count(path);
      if (resolved?.status === 301) return redirect(reply, resolved.location, request.url);
      if (resolved) reply.code(410);
      return payload;
    });
  },
  { name: 'redirects', dependencies: ['errors'] },
);
