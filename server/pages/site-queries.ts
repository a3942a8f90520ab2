import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteCommands, SiteQueries } from '../../app/context.ts';
import { findGonePage } from '../../db/content/addresses/gone.ts';
import { findContentVersion } from '../../db/content/content-version.ts';
import { findItem } from '../../db/content/find-items.ts';
import { findPublishedBlogBySlug } from '../../db/content/public/blog-addresses.ts';
import {
  countBlogCategories,
  findBlogNeighbours,
  findBlogPage,
} from '../../db/content/public/blog-pages.ts';
import {
  countCaseStudyCategories,
  drawFrom,
  findCaseStudyPage,
  findClientNames,
  findPublishedStudyIds,
  findRandomCaseStudies,
} from '../../db/content/public/case-study-pages.ts';
import {
  findPublishedLocationLinks,
  findPublishedLocationPageBySlug,
} from '../../db/content/public/location-links.ts';
import type { Place } from '../../db/content/public/search.ts';
import type { KnownOfList } from '../../db/list-part.ts';
import { findUploadedFilm } from '../../db/media/uploaded-films.ts';
import type { Database } from '../../db/open.ts';
import { findSiteSettings } from '../../db/settings.ts';
import { type CaseStudyListItem, caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import type { ListPart } from '../../domain/list-part.ts';
import { withCleanBlog, withCleanLocation, withCleanStudy } from '../content/clean-items.ts';
import { Refusal } from '../http/refusal.ts';
import { receiveEnquiry } from '../inbox/receive-enquiry.ts';
import { keptByKey } from './cache/kept-by-key.ts';
import { keptUntilChanged } from './cache/kept-until-changed.ts';
import { spread } from './spread.ts';

/** Reads the content version, by which answers are kept (server/pages/cache/kept-until-changed.ts). */
type Look = () => Promise<number>;

/** Asks, and answers the last known value while asking fails: a page keeps its frame (R-2.5-03). */
function lastKnown<T>(ask: (look: Look) => Promise<T>, onOldAnswer: () => void) {
  let known: T | undefined;
  return async (look: Look): Promise<T> => {
    try {
      known = await ask(look);
      return known;
    } catch (error) {
      if (known === undefined) throw error;
      onOldAnswer();
      return known;
    }
  };
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}

/** The ground of an item's drawing, see server/media/drawing-grounds.ts. */
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

/** Searches whose counts are kept, and parts of a list whose pages are: 250 KB for 100,000 items. */
const mostSearches = 1_000;
const mostParts = 20;

function keptOfList<Id>(db: Database): Pick<KnownOfList<Id>, 'found' | 'pageEnds'> {
  return {
    found: keptByKey<number>(db, mostSearches),
    pageEnds: keptByKey<Place<Id>[]>(db, mostParts),
  };
}

interface SiteQueriesOptions {
  groundOf?: GroundOf;
  /** Told of each answer that had to be an old one: a page with it must not be kept. */
  onOldAnswer?: () => void;
}

/** The list as it opens, which is what most visitors see of it. */
const firstPage: ListPart = { category: '', find: '', page: 1 };

function isFirstPage({ category, find, page }: ListPart): boolean {
  return category === '' && find === '' && page === 1;
}

/** What many pages show and only a publish changes: asked of the database once per content version. */
function keptAnswers(db: Database) {
  const blogList = keptOfList<number>(db);
  const studyList = keptOfList<string>(db);
  const blogCounts = keptUntilChanged(db, () => countBlogCategories(db));
  const studyCounts = keptUntilChanged(db, () => countCaseStudyCategories(db));
  return {
    settings: keptUntilChanged(db, () => findSiteSettings(db)),
    locations: keptUntilChanged(db, () => findPublishedLocationLinks(db)),
    clients: keptUntilChanged(db, () => findClientNames(db)),
    blogCounts,
    studyCounts,
    studyIds: keptUntilChanged(db, () => findPublishedStudyIds(db)),
    blogs: keptUntilChanged(db, async () =>
      findBlogPage(db, firstPage, { ...blogList, counts: await blogCounts() }),
    ),
    studies: keptUntilChanged(db, async () =>
      findCaseStudyPage(db, firstPage, { ...studyList, counts: await studyCounts() }),
    ),
    blogList,
    studyList,
  };
}

/** The queries, and the same for the loaders of one request, which look at the content version once. */
export interface SiteQuerySource extends SiteQueries {
  forOneRequest: () => SiteQueries;
}

/** What the pages may ask, bound to one database. */
export function siteQueries(
  db: Database,
  { groundOf = async () => null, onOldAnswer = () => {} }: SiteQueriesOptions = {},
): SiteQuerySource {
  const kept = keptAnswers(db);
  const settings = lastKnown(kept.settings, onOldAnswer);
  const locations = lastKnown(kept.locations, onOldAnswer);

  /** A list of one page is drawn from as it stands; of a longer one only what was drawn is read. */
  async function drawStudies(count: number, look: Look): Promise<CaseStudyListItem[]> {
    const { items, count: all } = await kept.studies(look);
    if (items.length === all) return drawFrom(items, count);
    return findRandomCaseStudies(db, count, await kept.studyIds(look));
  }

  const bound = (look: Look): SiteQueries => ({
    findSiteSettings: () => settings(look),
    async findCaseStudyPage(part) {
      if (isFirstPage(part)) return kept.studies(look);
      const counts = await kept.studyCounts(look);
      return findCaseStudyPage(db, part, { ...kept.studyList, counts });
    },
    countCaseStudyCategories: () => kept.studyCounts(look),
    async findRandomCaseStudies(count) {
      return spreadStudies(await drawStudies(count, look), groundOf);
    },
    async findPublishedCaseStudyById(id) {
      const study = await findItem(db, caseStudyKind, id, { drafts: false });
      return study && withCleanStudy(study);
    },
    findUploadedFilm: (address) => findUploadedFilm(db, address),
    findClientNames: () => kept.clients(look),
    async findBlogPage(part) {
      if (isFirstPage(part)) return kept.blogs(look);
      const counts = await kept.blogCounts(look);
      return findBlogPage(db, part, { ...kept.blogList, counts });
    },
    countBlogCategories: () => kept.blogCounts(look),
    async findLatestBlogs(count, without) {
      const { items } = await kept.blogs(look);
      return items.filter(({ blog_id }) => blog_id !== without).slice(0, count);
    },
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
    findPublishedLocationLinks: () => locations(look),
  });

  const look = () => findContentVersion(db);
  return { ...bound(look), forOneRequest: () => bound(once(look)) };
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
