import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { SiteContext } from '../../../app/context.ts';
import { readIn } from '../../../domain/languages/page-languages.ts';
import { languageNamed } from '../../../domain/languages/site-languages.ts';
import { drawingName } from '../../../media/pictures/drawings.ts';
import type { Config } from '../../config.ts';
import { Refusal } from '../../http/refusal.ts';
import { framedPagePolicy } from '../../http/security-headers.ts';
import { drawItem } from '../../media/drawings.ts';
import { drawnPictures } from '../../media/drawn-pictures.ts';
import { readVersionOnce } from '../../pages/cache/cached-until-changed.ts';
import { askedPage } from '../../pages/languages/asked-page.ts';
import type { PageRenderer } from '../../pages/page-renderer.ts';
import { siteQueries } from '../../pages/queries/site-queries.ts';
import { newRenderState } from '../../pages/render-state.ts';
import { noCommands } from '../../pages/site-commands.ts';
import type { Shown } from './shown-item.ts';

/** Whose drawings stand in for those of an item that was never saved. */
const standIn = 'preview';

interface RenderedPreview {
  status: number;
  html: string;
}

interface Options {
  /** For a frame that runs no scripts. */
  isFramed?: boolean;
}

export type RenderPreview = (
  shown: Shown,
  log: FastifyBaseLogger,
  options?: Options,
) => Promise<RenderedPreview>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Null while there are no pages to render with. */
    renderPreview: RenderPreview | null;
  }
}

/**
 * Renders the public page of something that is not published by the path of the public pages: the same
 * routes, loaders and components, with one answer of the database replaced. Nothing is
 * stored, and nothing of it reaches the page cache.
 */
export function previewRenderer(app: FastifyInstance, renderer: PageRenderer): RenderPreview {
  const { db, config, media } = app.services;
  const queriesFor = siteQueries(db, drawnPictures(media), config.origin);

  /** An item gets its drawings when it is saved; until then it borrows some. */
  async function drawnSeed(seed: string, log: FastifyBaseLogger): Promise<string> {
    // A store that is away costs the preview its drawing and not the page.
    const isUndrawn = await media.find(drawingName(seed, 'banner')).then(
      (file) => file === null,
      () => false,
    );
    if (!isUndrawn) return seed;
    await drawItem(standIn, { media, log });
    return standIn;
  }

  return async function renderPreview(
    { path, address, seed, until, kind, item, inLanguage },
    log,
    { isFramed } = {},
  ) {
    const state = newRenderState();
    const readVersion = readVersionOnce(db);
    const originals = queriesFor({ state, readVersion });
    const { url, languages: asked } = await askedPage(db, path, originals);
    const settings = inLanguage && (await originals.findSiteSettings());
    const current = settings && languageNamed(settings, inLanguage.tag);
    const languages = current
      ? readIn(asked, current, { ...inLanguage, original: address })
      : asked;
    const site: SiteContext = {
      languages,
      queries: queriesFor({
        state,
        readVersion,
        languages,
        shown: kind && item && { kind, item },
        drawnSeed: async (asked) => (asked === seed ? drawnSeed(seed, log) : asked),
      }),
      commands: noCommands,
      origin: config.origin,
      enquiryMonths: config.enquiries.months,
      newPasswordLength: config.newPasswordLength,
      openApi: () => app.describedCalls(),
      previewUntil: until,
      shownAt: address,
    };
    return renderer.render(new Request(new URL(url, config.origin)), site, {
      islandsUrl: renderer.islandsUrl,
      isFramed,
      state,
      report: (error) => log.error(error, 'a preview failed'),
    });
  };
}

/**
 * Under the policy of public pages, which holds for what follows it: as a component, React would put it
 * behind the style sheets.
 */
export function framedPage(
  { status, html }: RenderedPreview,
  { development, origin }: Config,
): { html: string } {
  if (status !== 200) throw new Refusal(500, 'This page cannot be shown as it is.');
  // In development Vite writes inline styles of its own.
  const policy = development ? "script-src 'none'" : framedPagePolicy(origin);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return { html: html.replace('<head>', () => `<head>${meta}`) };
}
