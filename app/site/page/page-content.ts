import { withFacts } from '../../../domain/content/sections/facts.ts';
import { filledSection, needsOf } from '../../../domain/content/sections/shown-section.ts';
import { factsOf } from '../../../domain/content/sections/site-facts.ts';
import type { SiteContext } from '../../context.ts';
import { findSectionData } from '../sections/section-data.ts';
import type { SiteFrame } from '../site.tsx';

/** What a page shows, and what its sections need; null where there is no page at the path. */
export async function findPageContent(site: SiteContext, path: string) {
  const { queries, origin, enquiryMonths } = site;
  const page = await queries.findPage(path);
  if (!page) return null;
  const [settings, data] = await Promise.all([
    queries.findSiteSettings(),
    findSectionData(needsOf(page.sections), queries),
  ]);
  const facts = factsOf(settings, enquiryMonths);
  const frame: SiteFrame = {
    landing: page.header === 'landing page',
    solidHeader: page.sections[0]?.kind !== 'hero',
  };
  return {
    ...page,
    meta_title: withFacts(page.meta_title, facts),
    meta_description: withFacts(page.meta_description, facts),
    sections: page.sections.map((section) => filledSection(section, facts)),
    ...{ settings, facts, data, origin, frame },
  };
}

export type PageContent = NonNullable<Awaited<ReturnType<typeof findPageContent>>>;
