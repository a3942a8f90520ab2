import type { ReviewedStudy } from '../../../domain/content/kinds/case-study.ts';
import type { SectionNeed } from '../../../domain/content/sections/section.ts';
import type { ShownBlogItem, ShownStudyItem } from '../../../domain/content/shown.ts';
import {
  type CategoryCounts,
  type ListPart,
  type ListResult,
  listPageSize,
  studyPageSize,
} from '../../../domain/list-part.ts';
import type { SiteQueries } from '../../context.ts';

/** Specification §9. */
const counts = { portfolio: 6, recentWork: 10, latestBlogs: 3 } as const;

interface ListedPart<Item> extends ListResult<Item> {
  part: ListPart;
  size: number;
  counts: CategoryCounts;
}

export interface SectionData {
  portfolio: ShownStudyItem[];
  recentWork: ShownStudyItem[];
  reviewedStudies: ReviewedStudy[];
  categoryNames: ReadonlyMap<string, string>;
  latestBlogs: ShownBlogItem[];
  clients: string[];
  caseStudyList: ListedPart<ShownStudyItem>;
  blogList: ListedPart<ShownBlogItem>;
}

type Fetch<N extends keyof SectionData> = (
  queries: SiteQueries,
  part: ListPart,
) => Promise<SectionData[N]>;

const fetches: { [N in keyof SectionData]: Fetch<N> } = {
  portfolio: (queries) => queries.findRandomCaseStudies(counts.portfolio),
  reviewedStudies: (queries) => queries.findReviewedStudies(),
  categoryNames: (queries) => queries.findStudyCategoryNames(),
  recentWork: (queries) => queries.findRandomCaseStudies(counts.recentWork),
  latestBlogs: (queries) => queries.findLatestBlogs(counts.latestBlogs),
  clients: (queries) => queries.findClientNames(),
  caseStudyList: async (queries, part) => {
    const [found, counts] = await Promise.all([
      queries.findCaseStudyPage(part),
      queries.countCaseStudyCategories(),
    ]);
    return { ...found, part, size: studyPageSize, counts };
  },
  blogList: async (queries, part) => {
    const [found, counts] = await Promise.all([
      queries.findBlogPage(part),
      queries.countBlogCategories(),
    ]);
    return { ...found, part, size: listPageSize, counts };
  },
};

/** All that the sections of a page need, fetched together (R-P-03). */
export async function findSectionData(
  needs: SectionNeed[],
  queries: SiteQueries,
  part: ListPart,
): Promise<Partial<SectionData>> {
  const found = needs.map(async (need) => [need, await fetches[need](queries, part)] as const);
  return Object.fromEntries(await Promise.all(found));
}
