import type { FastifyInstance } from 'fastify';
import type { SiteContext } from '../../../app/context.ts';
import { FinishedPage } from '../../../page-cache/finished-page.ts';
import type { MadePage } from '../../../page-cache/page-cache.ts';
import type { Config } from '../../config.ts';
import { hiddenNameOf } from '../../content/first-hour/hidden-name.ts';
import { publicPagePolicy, securityHeadersOf } from '../../http/security-headers.ts';
import { findOldAddress } from '../addresses/old-addresses.ts';
import { askedPage } from '../languages/asked-page.ts';
import type { PageRenderer, RenderedPage } from '../page-renderer.ts';
import type { QueriesFor } from '../queries/site-queries.ts';
import { newRenderState } from '../render-state.ts';
import { noCommands } from '../site-commands.ts';
import { readVersionOnce } from './cached-until-changed.ts';

const cdnStaleSeconds = 600;

/** Browsers revalidate each time; a CDN too unless the configuration gives it a lifetime. */
export function cacheControlOf({ seconds }: Config['cdn']): string {
  if (seconds === 0) return 'public, max-age=0, must-revalidate';
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${cdnStaleSeconds}`;
}

function cacheControlFor(status: number, cdn: Config['cdn']): string {
  if (status === 200) return cacheControlOf(cdn);
  return status >= 500 ? 'no-store' : 'no-cache';
}

/** Only complete pages for everybody may be cached (threat T30). */
function mayBeKept({ status, headers }: RenderedPage): boolean {
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  const isPersonal = /no-store|private/.test(headers['cache-control'] ?? '');
  return status === 200 && isHtml && !isPersonal && headers['set-cookie'] === undefined;
}

function movedPage(location: string): FinishedPage {
  return new FinishedPage({ status: 301, headers: { location }, body: Buffer.alloc(0) });
}

/** Takes nothing of the request but its address, so that no page can hold a visitor's data. */
export function publicPageMaker(
  { services: { db, config } }: FastifyInstance,
  { render, islandsUrl }: PageRenderer,
  site: Omit<SiteContext, 'commands' | 'queries' | 'languages'>,
  queriesFor: QueriesFor,
) {
  const common = securityHeadersOf(config.origin);
  const findHiddenName = hiddenNameOf(db, config);

  return async function makePublicPage(
    key: string,
    report: (error: unknown) => void,
  ): Promise<MadePage> {
    const begun = performance.now();
    const old = await findOldAddress(db, key);
    if (old?.status === 301) return { page: movedPage(old.location), keep: 'no' };
    const readVersion = readVersionOnce(db);
    const hiddenName = await findHiddenName(readVersion);
    const state = newRenderState();
    const { url, languages, moved } = await askedPage(db, key, queriesFor({ state, readVersion }));
    if (moved !== undefined) return { page: movedPage(moved), keep: 'no' };
    const queries = queriesFor({ state, readVersion, languages });
    const rendered = await render(
      new Request(new URL(url, `${config.origin}/`)),
      { ...site, languages, queries, commands: noCommands },
      {
        islandsUrl,
        state,
        report(error) {
          state.isUncacheable = true;
          report(error);
        },
      },
    );
    const headers: Record<string, string> = {
      ...common,
      'Cache-Control': cacheControlFor(rendered.status, config.cdn),
      ...rendered.headers,
      ...(hiddenName !== null && { 'X-Robots-Tag': 'noindex' }),
      'Content-Security-Policy': publicPagePolicy(rendered.html),
    };
    if (config.development) {
      // Vite writes inline scripts and styles of its own.
      delete headers['Content-Security-Policy'];
      headers['Server-Timing'] = `render;dur=${(performance.now() - begun).toFixed(1)}`;
    }
    const { html } = rendered;
    const status = old?.status === 410 && rendered.status === 404 ? 410 : rendered.status;
    const page = new FinishedPage({ status, headers, body: Buffer.from(html) });
    const isCacheable = mayBeKept(rendered) && !state.isStale && !state.isUncacheable;
    return { page, keep: isCacheable ? (state.isRandom ? 'random' : 'fixed') : 'no' };
  };
}
