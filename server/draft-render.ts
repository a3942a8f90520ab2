import type { FastifyInstance } from 'fastify';
import type { SiteContext, SiteQueries } from '../app/context.ts';
import { findCategories } from '../db/categories.ts';
import type { PublishedBlog } from '../domain/blog.ts';
import { blogFromValues, locationFromValues, studyFromValues } from '../domain/draft-values.ts';
import type { ItemKind } from '../domain/item.ts';
import { reservedSlugs } from '../domain/location-page.ts';
import { timeFromPublishedDate } from '../domain/published-date.ts';
import { slugFrom, slugProblem } from '../domain/slug.ts';
import { withCleanBlog, withCleanLocation, withCleanStudy } from './clean-items.ts';
import { drawingGrounds } from './drawing-grounds.ts';
import { withPictureDetails } from './picture-details.ts';
import { Refusal, retryAfter } from './refusal.ts';
import { forOneRequest, siteQueries } from './site-queries.ts';

/** An item as it stands in a form. */
export interface Draft {
  kind: ItemKind;
  /** Null for one that was never stored. */
  id: string | null;
  /** The form's values by the names of their fields; nothing is asked of them. */
  fields: unknown;
}

export interface DraftPage {
  /** Where visitors would read it. */
  path: string;
  status: number;
  html: string;
}

/** Stands in for the address part and the id that an item does not have yet. */
const noSlug = '-';
const noStudy = '0'.repeat(24);

type Queries = SiteQueries;

/** A page of the site whose own item is the draft; all else is what is stored and published. */
interface DraftSite {
  path: string;
  queries: Partial<Queries>;
}

/** The address part, or a stand-in where the text is none or belongs to a page of the site itself. */
function usable(slug_url: string, taken: ReadonlySet<string> = new Set()): string {
  const slug = slugFrom(slug_url);
  const isFree = slug !== '' && slugProblem(slug) === null && !taken.has(slug);
  return encodeURIComponent(isFree ? slug.toWellFormed() : noSlug);
}

async function draftBlog(
  { db, now }: FastifyInstance['services'],
  { id, fields }: Draft,
): Promise<DraftSite> {
  const blog = blogFromValues(fields, Number(id ?? 0));
  const known = await findCategories(db);
  const time = new Date(now()).toISOString();
  const published: PublishedBlog = {
    ...blog,
    categoryName: known.find(({ category_id }) => category_id === blog.category)?.category ?? null,
    publishedAt: timeFromPublishedDate(blog.published_date)?.toISOString() ?? time,
    updatedAt: time,
  };
  const found = withCleanBlog(published);
  return {
    path: `/blogs/${usable(blog.slug_url)}`,
    queries: { findPublishedBlogBySlug: async () => found },
  };
}

function draftStudy({ id, fields }: Draft): DraftSite {
  const study = withCleanStudy(studyFromValues(fields, id ?? noStudy));
  return {
    path: `/casestudy/${study._id}`,
    queries: { findPublishedCaseStudyById: async () => study },
  };
}

function draftLocation({ id, fields }: Draft): DraftSite {
  const page = withCleanLocation(locationFromValues(fields, Number(id ?? 0)));
  return {
    path: `/${usable(page.slug_url, reservedSlugs)}`,
    queries: { findPublishedLocationPageBySlug: async () => page },
  };
}

/** A page that is only looked at takes no enquiry. */
const noCommands: SiteContext['commands'] = {
  async sendEnquiry() {
    throw new Error('A draft takes no enquiries.');
  },
};

/**
 * Makes the page that a form's values would be, by the way every public page is made; nothing is stored
 * and nothing kept.
 */
export function draftRenderer(app: FastifyInstance) {
  const { services } = app;
  const { db, config, media, renderer } = services;
  const stored = siteQueries(db, { groundOf: drawingGrounds(media) });

  function siteOf(draft: Draft): DraftSite | Promise<DraftSite> {
    if (draft.kind === 'blog') return draftBlog(services, draft);
    return draft.kind === 'case-study' ? draftStudy(draft) : draftLocation(draft);
  }

  /** @throws {Refusal} 503 while there are no pages to render with. */
  return async function renderDraft(
    draft: Draft,
    report: (error: unknown) => void,
  ): Promise<DraftPage> {
    if (!renderer) throw new Refusal(503, 'Pages cannot be shown here.', { headers: retryAfter });
    const { path, queries } = await siteOf(draft);
    const site: SiteContext = {
      queries: { ...forOneRequest(stored), ...queries },
      commands: noCommands,
      origin: config.origin,
      openApi: () => app.swagger(),
    };
    const request = new Request(new URL(path, `${config.origin}/`));
    const response = await renderer.render(request, site, {
      islandsUrl: renderer.islandsUrl,
      report,
    });
    const html = await withPictureDetails(db, await response.text());
    return { path, status: response.status, html };
  };
}
