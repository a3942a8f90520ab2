import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { SiteContext } from '../../../app/context.ts';
import { drawingName } from '../../../media/pictures/drawings.ts';
import { drawingGrounds } from '../../media/drawing-grounds.ts';
import { drawItem } from '../../media/drawings.ts';
import type { PageRenderer } from '../../pages/page-renderer.ts';
import { withPictureDetails } from '../../pages/picture-details.ts';
import { noCommands, siteQueries } from '../../pages/site-queries.ts';
import type { Shown } from './shown-item.ts';

/** Whose drawings stand in for those of an item that was never saved. */
const standIn = 'preview';

export interface RenderedPreview {
  status: number;
  html: string;
}

export type RenderPreview = (shown: Shown, log: FastifyBaseLogger) => Promise<RenderedPreview>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Null while there are no pages to render with. */
    renderPreview: RenderPreview | null;
  }
}

/**
 * Renders the public page of something that is not published by the path of the public pages: the same
 * routes, loaders, components and picture details, with one answer of the database replaced. Nothing is
 * stored, and nothing of it reaches the page cache.
 */
export function previewRenderer(app: FastifyInstance, renderer: PageRenderer): RenderPreview {
  const { db, config, media } = app.services;
  const queries = siteQueries(db, { groundOf: drawingGrounds(media) });

  /** An item gets its drawings when it is saved; until then it borrows some. */
  async function withDrawings(html: string, seed: string, log: FastifyBaseLogger) {
    const own = `/media/drawings/${encodeURIComponent(seed)}/`;
    if (!html.includes(own)) return html;
    // A store that is away costs the preview its drawing and not the page.
    const isUndrawn = await media.find(drawingName(seed, 'banner')).then(
      (file) => file === null,
      () => false,
    );
    if (!isUndrawn) return html;
    await drawItem(standIn, { media, log });
    return html.replaceAll(own, () => `/media/drawings/${standIn}/`);
  }

  return async function renderPreview({ path, seed, until, queries: shown }, log) {
    const site: SiteContext = {
      queries: { ...queries.forOneRequest(), ...shown },
      commands: noCommands,
      origin: config.origin,
      enquiryMonths: config.enquiries.months,
      openApi: () => app.describedCalls(),
      previewUntil: until,
    };
    const page = await renderer.render(new Request(new URL(path, config.origin)), site, {
      islandsUrl: renderer.islandsUrl,
      report: (error) => log.error(error, 'a preview failed'),
    });
    const html = await withDrawings(page.html, seed, log);
    return { status: page.status, html: await withPictureDetails(db, html) };
  };
}
