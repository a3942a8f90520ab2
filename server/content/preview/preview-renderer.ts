import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { SiteContext } from '../../../app/context.ts';
import { findContentVersion } from '../../../db/content/content-version.ts';
import { languageNamed } from '../../../domain/languages/site-languages.ts';
import { drawingAddress, drawingSeedOfPath } from '../../../domain/media/drawing.ts';
import { drawingName } from '../../../media/pictures/drawings.ts';
import { drawItem } from '../../media/drawings.ts';
import { drawnPictures } from '../../media/drawn-pictures.ts';
import { askedPage } from '../../pages/languages/asked-page.ts';
import type { PageRenderer } from '../../pages/page-renderer.ts';
import { newRenderState } from '../../pages/render-state.ts';
import { noCommands } from '../../pages/site-commands.ts';
import { once, siteQueries } from '../../pages/site-queries.ts';
import type { Shown } from './shown-item.ts';

/** Whose drawings stand in for those of an item that was never saved. */
const standIn = 'preview';

export interface RenderedPreview {
  status: number;
  html: string;
}

interface Options {
  /** For a frame that runs no scripts. */
  isFramed?: boolean;
  /** A further language of the site, published or not. */
  language?: string | undefined;
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
  const queriesFor = siteQueries(db, drawnPictures(media));

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

  function drawnPicture(seed: string, log: FastifyBaseLogger) {
    const own = drawingAddress(seed, 'banner');
    return async (address: string): Promise<string> =>
      address === own ? drawingAddress(await drawnSeed(seed, log), 'banner') : address;
  }

  /** The hero of a page asks for the drawings of its path, which may never have been saved. */
  async function withDrawnHero(html: string, address: string, log: FastifyBaseLogger) {
    const seed = drawingSeedOfPath(address);
    const kinds = ['hero', 'hero-tall'] as const;
    if (!kinds.some((kind) => html.includes(drawingAddress(seed, kind)))) return html;
    const drawn = await drawnSeed(seed, log);
    return kinds.reduce(
      (text, kind) =>
        text.replaceAll(drawingAddress(seed, kind), () => drawingAddress(drawn, kind)),
      html,
    );
  }

  return async function renderPreview(
    { path, address, seed, until, kind, item },
    log,
    { isFramed, language } = {},
  ) {
    const state = newRenderState();
    const look = once(() => findContentVersion(db));
    const originals = queriesFor({ state, look });
    const { url, languages: asked } = await askedPage(db, path, originals);
    const settings = language === undefined ? null : await originals.findSiteSettings();
    const current = settings && languageNamed(settings, language ?? '');
    const languages = current ? { ...asked, current } : asked;
    const site: SiteContext = {
      languages,
      queries: queriesFor({
        ...{ state, look, languages },
        shown: kind && item && { kind, item },
        drawnPicture: drawnPicture(seed, log),
      }),
      commands: noCommands,
      origin: config.origin,
      enquiryMonths: config.enquiries.months,
      openApi: () => app.describedCalls(),
      previewUntil: until,
    };
    const { status, html } = await renderer.render(new Request(new URL(url, config.origin)), site, {
      islandsUrl: renderer.islandsUrl,
      isFramed,
      state,
      report: (error) => log.error(error, 'a preview failed'),
    });
    return { status, html: await withDrawnHero(html, address, log) };
  };
}
