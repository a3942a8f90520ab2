import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteCommands, SiteQueries } from '../app/context.ts';
import { findPublishedBlogBySlug } from '../db/blog-addresses.ts';
import { countBlogCategories, findBlogNeighbours, findBlogPage } from '../db/blog-pages.ts';
import { findLatestBlogs } from '../db/blogs.ts';
import { findCaseStudyById } from '../db/case-studies.ts';
import {
  countCaseStudyCategories,
  findCaseStudyPage,
  findClientNames,
  findPublishedStudyIds,
  findRandomCaseStudies,
} from '../db/case-study-pages.ts';
import { findGonePage } from '../db/gone.ts';
import {
  findPublishedLocationLinks,
  findPublishedLocationPageBySlug,
} from '../db/location-pages.ts';
import type { Database } from '../db/open.ts';
import { findSiteSettings } from '../db/settings.ts';
import { findUploadedFilm } from '../db/uploaded-films.ts';
import type { CaseStudyListItem } from '../domain/case-study.ts';
import { withCleanBlog, withCleanLocation, withCleanStudy } from './clean-items.ts';
import { keptUntilChanged } from './kept-until-changed.ts';
import { receiveEnquiry } from './receive-enquiry.ts';
import { Refusal } from './refusal.ts';
import { spread } from './spread.ts';

/** Asks, and answers the last known value while asking fails: a page keeps its frame (R-2.5-03). */
function lastKnown<T>(ask: () => Promise<T>, onOldAnswer: () => void): () => Promise<T> {
  let known: T | undefined;
  return async () => {
    try {
      known = await ask();
      return known;
    } catch (error) {
      if (known === undefined) throw error;
      onOldAnswer();
      return known;
    }
  };
}

/**
 * The same queries for the loaders of one request, which run side by side: what the frame and the page
 * both need is asked once. Nothing is kept beyond the request, so no page shows an older answer.
 */
export function forOneRequest(queries: SiteQueries): SiteQueries {
  let settings: ReturnType<SiteQueries['findSiteSettings']> | undefined;
  return {
    ...queries,
    findSiteSettings() {
      settings ??= queries.findSiteSettings();
      return settings;
    },
  };
}

/** The ground of an item's drawing, see server/drawing-grounds.ts. */
type GroundOf = (image: string, seed: string) => Promise<string | null>;

/** Studies with pictures of one ground apart from each other (design.md section 5). */
async function spreadStudies(
  studies: CaseStudyListItem[],
  groundOf: GroundOf,
): Promise<CaseStudyListItem[]> {
  const grounds = new Map(
    await Promise.all(
      studies.map(async (study) => [study, await groundOf(study.bannerImage, study._id)] as const),
    ),
  );
  return spread(studies, (study) => grounds.get(study) ?? null);
}

interface SiteQueriesOptions {
  groundOf?: GroundOf;
  /** Told of each answer that had to be an old one: a page with it must not be kept. */
  onOldAnswer?: () => void;
}

/** What the pages may ask, bound to one database. */
export function siteQueries(
  db: Database,
  { groundOf = async () => null, onOldAnswer = () => {} }: SiteQueriesOptions = {},
): SiteQueries {
  const blogCounts = keptUntilChanged(db, () => countBlogCategories(db));
  const studyCounts = keptUntilChanged(db, () => countCaseStudyCategories(db));
  const studyIds = keptUntilChanged(db, () => findPublishedStudyIds(db));
  return {
    findSiteSettings: lastKnown(() => findSiteSettings(db), onOldAnswer),
    findCaseStudyPage: async (part) => findCaseStudyPage(db, part, await studyCounts()),
    countCaseStudyCategories: studyCounts,
    async findRandomCaseStudies(count) {
      return spreadStudies(await findRandomCaseStudies(db, count, await studyIds()), groundOf);
    },
    async findPublishedCaseStudyById(id) {
      const study = await findCaseStudyById(db, id, { drafts: false });
      return study && withCleanStudy(study);
    },
    findUploadedFilm: (address) => findUploadedFilm(db, address),
    findClientNames: keptUntilChanged(db, () => findClientNames(db)),
    findBlogPage: async (part) => findBlogPage(db, part, await blogCounts()),
    countBlogCategories: blogCounts,
    findLatestBlogs: (count, without) => findLatestBlogs(db, count, without),
    async findPublishedBlogBySlug(slug) {
      const blog = await findPublishedBlogBySlug(db, slug);
      return blog && withCleanBlog(blog);
    },
    findBlogNeighbours: (blog_id) => findBlogNeighbours(db, blog_id),
    async findPublishedLocationPageBySlug(slug) {
      const page = await findPublishedLocationPageBySlug(db, slug);
      return page && withCleanLocation(page);
    },
    findGonePage: (address) => findGonePage(db, address),
    findPublishedLocationLinks: lastKnown(() => findPublishedLocationLinks(db), onOldAnswer),
  };
}

/** What the pages may change on behalf of the visitor who sent the request. */
export function siteCommands(app: FastifyInstance, request: FastifyRequest): SiteCommands {
  return {
    async sendEnquiry(enquiry) {
      try {
        await receiveEnquiry(app, request, enquiry);
        return 'stored';
      } catch (error) {
        if (error instanceof Refusal && error.status === 429) return 'too many';
        throw error;
      }
    },
  };
}

/** For pages that are only looked at: those made for everybody, and previews. */
export const noCommands: SiteCommands = {
  async sendEnquiry() {
    throw new Error('A page that is only looked at changes nothing.');
  },
};
