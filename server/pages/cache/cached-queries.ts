import { findShownMenus } from '../../../db/content/menus/shown-menus.ts';
import { countBlogCategories, findBlogPage } from '../../../db/content/public/blog-pages.ts';
import {
  countCaseStudyCategories,
  drawFrom,
  findCaseStudyPage,
  findClientNames,
  findPublishedStudyIds,
  findRandomCaseStudies,
  findReviewedStudies,
} from '../../../db/content/public/case-study-pages.ts';
import { findEditions } from '../../../db/content/public/editions.ts';
import { findPublishedLocationLinks } from '../../../db/content/public/location-links.ts';
import { findPeople } from '../../../db/content/public/people.ts';
import type { Position } from '../../../db/content/public/search.ts';
import type { ListCache } from '../../../db/lists/list-part.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteSettings } from '../../../db/settings.ts';
import type { BlogListItem } from '../../../domain/content/kinds/blog.ts';
import type { CaseStudyCard } from '../../../domain/content/kinds/case-study.ts';
import type { ListPart, ListResult } from '../../../domain/list-part.ts';
import { cachedByKey } from './cached-by-key.ts';
import { cachedPages } from './cached-pages.ts';
import { cachedUntilChanged, type ReadVersion } from './cached-until-changed.ts';

/** Cached counts of searches and pages of lists: 250 KB for 100,000 items. */
const maxSearches = 1_000;
const maxParts = 20;

function cachedList<Id>(db: Database): Pick<ListCache<Id>, 'found' | 'pageEnds'> {
  return {
    found: cachedByKey<number>(db, maxSearches),
    pageEnds: cachedByKey<Position<Id>[]>(db, maxParts),
  };
}

export const firstPage: ListPart = { category: '', find: '', page: 1 };

function isFirstPage({ category, find, page }: ListPart): boolean {
  return category === '' && find === '' && page === 1;
}

export function cachedQueries(db: Database, origin = '') {
  const blogList = cachedList<number>(db);
  const studyList = cachedList<string>(db);
  const blogCounts = cachedUntilChanged(db, () => countBlogCategories(db));
  const studyCounts = cachedUntilChanged(db, () => countCaseStudyCategories(db));
  const studyIds = cachedUntilChanged(db, () => findPublishedStudyIds(db));
  const blogs = cachedUntilChanged(db, async () =>
    findBlogPage(db, firstPage, { ...blogList, counts: await blogCounts() }),
  );
  const studies = cachedUntilChanged(db, async () =>
    findCaseStudyPage(db, firstPage, { ...studyList, counts: await studyCounts() }),
  );

  async function drawStudies(count: number, readVersion: ReadVersion): Promise<CaseStudyCard[]> {
    const { items, count: all } = await studies(readVersion);
    if (items.length === all) return drawFrom(items, count);
    return findRandomCaseStudies(db, count, await studyIds(readVersion));
  }

  async function studyPage(
    part: ListPart,
    readVersion: ReadVersion,
    named?: (word: string) => string[],
  ): Promise<ListResult<CaseStudyCard>> {
    if (isFirstPage(part)) return studies(readVersion);
    const known = { ...studyList, counts: await studyCounts(readVersion) };
    return findCaseStudyPage(db, part, known, named);
  }

  async function blogPage(
    part: ListPart,
    readVersion: ReadVersion,
  ): Promise<ListResult<BlogListItem>> {
    if (isFirstPage(part)) return blogs(readVersion);
    return findBlogPage(db, part, { ...blogList, counts: await blogCounts(readVersion) });
  }

  return {
    pages: cachedPages(db),
    settings: cachedUntilChanged(db, () => findSiteSettings(db)),
    locations: cachedUntilChanged(db, () => findPublishedLocationLinks(db)),
    menus: cachedUntilChanged(db, () => findShownMenus(db)),
    people: cachedUntilChanged(db, () => findPeople(db)),
    reviewedStudies: cachedUntilChanged(db, () => findReviewedStudies(db)),
    editions: cachedUntilChanged(db, () => findEditions(db, origin)),
    clients: cachedUntilChanged(db, () => findClientNames(db)),
    blogCounts,
    studyCounts,
    blogs,
    drawStudies,
    studyPage,
    blogPage,
  };
}

export type CachedQueries = ReturnType<typeof cachedQueries>;
