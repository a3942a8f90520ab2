import type { Need } from '../../../domain/content/sections/section.ts';
import type { ShownBlogItem, ShownStudyItem } from '../../../domain/content/shown.ts';
import type { SiteQueries } from '../../context.ts';

/** Specification §9. */
const counts = { portfolio: 6, recentWork: 10, latestBlogs: 3 } as const;

export interface SectionData {
  portfolio: ShownStudyItem[];
  recentWork: ShownStudyItem[];
  latestBlogs: ShownBlogItem[];
  clients: string[];
}

type Fetch<N extends keyof SectionData> = (queries: SiteQueries) => Promise<SectionData[N]>;

const fetches: { [N in keyof SectionData]: Fetch<N> } = {
  portfolio: (queries) => queries.findRandomCaseStudies(counts.portfolio),
  recentWork: (queries) => queries.findRandomCaseStudies(counts.recentWork),
  latestBlogs: (queries) => queries.findLatestBlogs(counts.latestBlogs),
  clients: (queries) => queries.findClientNames(),
};

/** All that the sections of a page need, fetched together (R-P-03). */
export async function findSectionData(
  needs: Need[],
  queries: SiteQueries,
): Promise<Partial<SectionData>> {
  const found = needs.map(async (need) => [need, await fetches[need](queries)] as const);
  return Object.fromEntries(await Promise.all(found));
}
