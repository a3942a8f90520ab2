import type { IncomingMessage, ServerResponse } from 'node:http';
import { findContentVersion, onContentChange } from '../../../db/content/content-version.ts';
import type { Database } from '../../../db/open.ts';
import { bestEncoding } from '../../../page-cache/encodings.ts';
import type { FinishedPage } from '../../../page-cache/finished-page.ts';
import { type MadePage, PageCache } from '../../../page-cache/page-cache.ts';
import { VersionWatch } from '../../../page-cache/version-watch.ts';
import { pageKey } from '../addresses/page-address.ts';
import { cdnPurger } from './cdn-purge.ts';

export interface PublicPages {
  /** @returns false when Fastify has to answer. */
  answerAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean;
  obtain: (
    key: string,
    make: () => Promise<MadePage>,
    ifNoneMatch?: string,
  ) => Promise<FinishedPage>;
  remeasure: (key: string) => void;
  /** The CDN has to hear of a change even if nobody asks for a page. */
  lookForChange: () => Promise<unknown>;
  /** To be called after a change and before it is acknowledged. */
  expire: () => void;
  /** Whether pages are being cached for the first time, as after a start or a change. */
  isFilling: () => boolean;
  readonly kept: { bytes: number; addresses: number };
}

/** Threats T05 and T30. */
function isForEverybody({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  // An announced body may never arrive; Fastify's hooks time out for it (threat T18).
  const hasBody =
    headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return !hasBody && headers.authorization === undefined;
}

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

export function headerText(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header;
}

interface Options {
  db: Database;
  bytes: number;
  purgeUrl?: string;
  warn: (error: unknown, message: string) => void;
}

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
    // Queries that fail report it themselves; cached pages are still served.
    onFailure: (error) => warn(error, 'the content version could not be read'),
  });
  onContentChange(db, () => watch.expire());

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
        // While the database is away, a stale page is better than an error (fault F07).
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
