import type { IncomingMessage, ServerResponse } from 'node:http';
import { findContentVersion, onContentChange } from '../../../db/content/content-version.ts';
import type { Database } from '../../../db/open.ts';
import { bestEncoding } from '../../../page-cache/encodings.ts';
import type { FinishedPage } from '../../../page-cache/finished-page.ts';
import { type Made, PageCache } from '../../../page-cache/page-cache.ts';
import { VersionWatch } from '../../../page-cache/version-watch.ts';
import { pageKey } from '../page-address.ts';
import { cdnPurger } from './cdn-purge.ts';

export interface PublicPages {
  /** Answers from the cache, before Fastify sees the request. @returns false when Fastify has to. */
  answerAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** A page from the cache, or made now and kept if it may be. */
  obtain: (key: string, make: () => Promise<Made>, ifNoneMatch?: string) => Promise<FinishedPage>;
  /** Tells the cache that a page was encoded once more and takes more room. */
  remeasure: (key: string) => void;
  /** Looks for a change even if nobody asks for a page; the CDN has to hear of it. */
  lookForChange: () => Promise<unknown>;
  /** To be called after anything may have changed and before anybody is told. */
  expire: () => void;
  /** Whether addresses of the site are being kept for the first time, as after a start or a change. */
  isFilling: () => boolean;
  /** Bytes and addresses kept now. */
  readonly kept: { bytes: number; addresses: number };
}

/** Only a plain reading request for everybody may meet the cache (threats T05, T30). */
function isForEverybody({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  // A body that is announced may never come; Fastify's hooks wait for it (threat T18).
  const hasBody =
    headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return !hasBody && headers.authorization === undefined;
}

/** Without a request id: hits are not written to the log, so it would lead nowhere. */
function send(page: FinishedPage, request: IncomingMessage, response: ServerResponse): boolean {
  if (page.isKnownTo(request.headers['if-none-match'])) {
    response.writeHead(304, page.unchangedHead).end();
    return true;
  }
  const ready = page.ready(bestEncoding(headerText(request.headers['accept-encoding'])));
  if (!ready) return false;
  response.writeHead(page.status, ready.head);
  if (request.method === 'HEAD') response.end();
  else response.end(ready.body);
  return true;
}

/** Node joins a repeated Accept-Encoding with commas; its type allows a list. */
export function headerText(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header;
}

interface Options {
  db: Database;
  /** Bytes of all pages; 0 keeps none. */
  bytes: number;
  /** Where a CDN hears that everything has changed. */
  purgeUrl?: string;
  warn: (error: unknown, message: string) => void;
}

/** The cache of finished pages, tied to one database's content version. */
export function openPublicPages({ db, bytes, purgeUrl, warn }: Options): PublicPages {
  const cache = new PageCache(bytes);
  const purge = purgeUrl
    ? cdnPurger({ url: purgeUrl, onFailure: (error) => warn(error, 'the CDN was not reached') })
    : undefined;
  const watch = new VersionWatch({
    look: () => findContentVersion(db),
    onChange(version) {
      cache.setVersion(version);
      void purge?.(version);
    },
    // Whatever needs the database says so itself; the cache goes on with what it has.
    onFailure: (error) => warn(error, 'the content version could not be read'),
  });
  onContentChange(db, () => watch.expire());

  /** A key is its own key, so an address that is one needs no reading. */
  function find(url: string, ifNoneMatch: string | undefined): FinishedPage | undefined {
    const page = cache.hit(url, ifNoneMatch);
    if (page) return page;
    const key = pageKey(url);
    return key === null || key === url ? undefined : cache.hit(key, ifNoneMatch);
  }

  return {
    answerAtOnce(request, response) {
      if (!isForEverybody(request) || watch.current === undefined) return false;
      const page = find(request.url ?? '', request.headers['if-none-match']);
      return page !== undefined && send(page, request, response);
    },
    async obtain(key, make, ifNoneMatch) {
      const version = bytes > 0 ? await watch.ask() : undefined;
      if (version === undefined) {
        const { page } = await make();
        // With the database away, the page from before is better than none (fault F07).
        return page.status >= 500 ? (cache.last(key) ?? page) : page;
      }
      return cache.obtain(key, version, make, ifNoneMatch);
    },
    remeasure: (key) => cache.remeasure(key),
    lookForChange: () => watch.ask(),
    expire: () => watch.expire(),
    isFilling: () => bytes > 0 && cache.isFilling,
    get kept() {
      return { bytes: cache.bytes, addresses: cache.size };
    },
  };
}
