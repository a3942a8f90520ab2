import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RenderState, SiteCommands, SiteQueries } from '../../app/context.ts';
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
import type { Position } from '../../db/content/public/search.ts';
import type { ListCache } from '../../db/list-part.ts';
import { findUploadedFilm } from '../../db/media/uploaded-films.ts';
import type { Database } from '../../db/open.ts';
import { findSiteSettings } from '../../db/settings.ts';
import type { BlogListItem, PublishedBlog } from '../../domain/content/kinds/blog.ts';
import {
  type CaseStudy,
  type CaseStudyListItem,
  caseStudyKind,
} from '../../domain/content/kinds/case-study.ts';
import type { LocationPage } from '../../domain/content/kinds/location-page.ts';
import type { ListPart, ListResult } from '../../domain/list-part.ts';
import { pictureLibrary } from '../content/shown/picture-library.ts';
import { shownItems } from '../content/shown/shown-items.ts';
import { Refusal } from '../http/refusal.ts';
import { receiveEnquiry } from '../inbox/receive-enquiry.ts';
import { cachedByKey } from './cache/cached-by-key.ts';
import { cachedUntilChanged } from './cache/cached-until-changed.ts';
import { newRenderState } from './render-state.ts';
import { spread } from './spread.ts';

type Look = () => Promise<number>;

/** Falls back to the last known value, so that a page keeps its frame (R-2.5-03). */
function lastKnown<T>(ask: (look: Look) => Promise<T>) {
  let known: T | undefined;
  return async (look: Look, state: RenderState): Promise<T> => {
    try {
      known = await ask(look);
      return known;
    } catch (error) {
      if (known === undefined) throw error;
      state.isStale = true;
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

type GroundOf = (image: string, seed: string) => Promise<string | null>;

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

/** Cached counts of searches and pages of lists: 250 KB for 100,000 items. */
const maxSearches = 1_000;
const maxParts = 20;

function keptOfList<Id>(db: Database): Pick<ListCache<Id>, 'found' | 'pageEnds'> {
  return {
    found: cachedByKey<number>(db, maxSearches),
    pageEnds: cachedByKey<Position<Id>[]>(db, maxParts),
  };
}

/** A preview replaces one of these. */
export interface ItemQueries {
  findBlog: (slug: string) => Promise<PublishedBlog | null>;
  findStudy: (id: string) => Promise<CaseStudy | null>;
  findLocation: (slug: string) => Promise<LocationPage | null>;
}

interface OneRequest {
  state?: RenderState;
  items?: Partial<ItemQueries>;
  drawnPicture?: (address: string) => Promise<string>;
}

export type QueriesFor = (request?: OneRequest) => SiteQueries;

const firstPage: ListPart = { category: '', find: '', page: 1 };

function isFirstPage({ category, find, page }: ListPart): boolean {
  return category === '' && find === '' && page === 1;
}

function keptAnswers(db: Database) {
  const blogList = keptOfList<number>(db);
  const studyList = keptOfList<string>(db);
  const blogCounts = cachedUntilChanged(db, () => countBlogCategories(db));
  const studyCounts = cachedUntilChanged(db, () => countCaseStudyCategories(db));
  return {
    settings: cachedUntilChanged(db, () => findSiteSettings(db)),
    locations: cachedUntilChanged(db, () => findPublishedLocationLinks(db)),
    clients: cachedUntilChanged(db, () => findClientNames(db)),
    blogCounts,
    studyCounts,
    studyIds: cachedUntilChanged(db, () => findPublishedStudyIds(db)),
    blogs: cachedUntilChanged(db, async () =>
      findBlogPage(db, firstPage, { ...blogList, counts: await blogCounts() }),
    ),
    studies: cachedUntilChanged(db, async () =>
      findCaseStudyPage(db, firstPage, { ...studyList, counts: await studyCounts() }),
    ),
    blogList,
    studyList,
  };
}

export function siteQueries(db: Database, groundOf: GroundOf = async () => null): QueriesFor {
  const kept = keptAnswers(db);
  const settings = lastKnown(kept.settings);
  const locations = lastKnown(kept.locations);
  const find = pictureLibrary(db);
  const stored: ItemQueries = {
    findBlog: (slug) => findPublishedBlogBySlug(db, slug),
    findStudy: (id) => findItem(db, caseStudyKind, id, { drafts: false }),
    findLocation: (slug) => findPublishedLocationPageBySlug(db, slug),
  };

  async function drawStudies(count: number, look: Look): Promise<CaseStudyListItem[]> {
    const { items, count: all } = await kept.studies(look);
    if (items.length === all) return drawFrom(items, count);
    return findRandomCaseStudies(db, count, await kept.studyIds(look));
  }

  async function studyPage(part: ListPart, look: Look): Promise<ListResult<CaseStudyListItem>> {
    if (isFirstPage(part)) return kept.studies(look);
    return findCaseStudyPage(db, part, {
      ...kept.studyList,
      counts: await kept.studyCounts(look),
    });
  }

  async function blogPage(part: ListPart, look: Look): Promise<ListResult<BlogListItem>> {
    if (isFirstPage(part)) return kept.blogs(look);
    return findBlogPage(db, part, { ...kept.blogList, counts: await kept.blogCounts(look) });
  }

  return ({ state = newRenderState(), items: instead, drawnPicture } = {}) => {
    const look = once(() => findContentVersion(db));
    const items = { ...stored, ...instead };
    const shown = shownItems({ find, look, drawnPicture });
    return {
      findSiteSettings: () => settings(look, state),
      async findCaseStudyPage(part) {
        const { items, count } = await studyPage(part, look);
        return { items: await shown.studyItems(items), count };
      },
      countCaseStudyCategories: () => kept.studyCounts(look),
      async findRandomCaseStudies(count) {
        state.isRandom = true;
        return shown.studyItems(await spreadStudies(await drawStudies(count, look), groundOf));
      },
      async findPublishedCaseStudyById(id) {
        const study = await items.findStudy(id);
        return study && shown.study(study);
      },
      async findUploadedFilm(address) {
        const film = await findUploadedFilm(db, address);
        return film && shown.film(film);
      },
      findClientNames: () => kept.clients(look),
      async findBlogPage(part) {
        const { items, count } = await blogPage(part, look);
        return { items: await shown.blogItems(items), count };
      },
      countBlogCategories: () => kept.blogCounts(look),
      async findLatestBlogs(count, without) {
        const { items } = await kept.blogs(look);
        const latest = items.filter(({ blog_id }) => blog_id !== without).slice(0, count);
        return shown.blogItems(latest);
      },
      async findPublishedBlogBySlug(slug) {
        const blog = await items.findBlog(slug);
        return blog && shown.blog(blog);
      },
      findBlogNeighbours: (blog_id) => findBlogNeighbours(db, blog_id),
      async findPublishedLocationPageBySlug(slug) {
        const page = await items.findLocation(slug);
        return page && shown.location(page);
      },
      async findGonePage(address) {
        const gone = await findGonePage(db, address);
        return gone && shown.gonePage(gone);
      },
      findPublishedLocationLinks: () => locations(look, state),
    };
  };
}

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

export const noCommands: SiteCommands = {
  async sendEnquiry() {
    throw new Error('A page that is only looked at changes nothing.');
  },
};
