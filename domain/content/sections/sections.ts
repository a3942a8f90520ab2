import { aboutSection } from './kinds/about.ts';
import { callToActionSection } from './kinds/basic/call-to-action.ts';
import { filmSection } from './kinds/basic/film.ts';
import { gallerySection } from './kinds/basic/gallery.ts';
import { peopleSection } from './kinds/basic/people.ts';
import { pictureSection } from './kinds/basic/picture.ts';
import { quoteSection } from './kinds/basic/quote.ts';
import { textSection } from './kinds/basic/text.ts';
import { clientsSection } from './kinds/clients.ts';
import { enquirySection } from './kinds/enquiry.ts';
import { heroSection } from './kinds/hero.ts';
import { blogListSection } from './kinds/lists/blog-list.ts';
import { caseStudyListSection } from './kinds/lists/case-study-list.ts';
import { latestBlogsSection } from './kinds/lists/latest-blogs.ts';
import { portfolioSection } from './kinds/lists/portfolio.ts';
import { notFoundSection } from './kinds/not-found.ts';
import { policySection } from './kinds/policy.ts';
import { purposeSection } from './kinds/purpose.ts';
import { featuresSection } from './kinds/service/features.ts';
import { figuresSection } from './kinds/service/figures.ts';
import { infoSection } from './kinds/service/info.ts';
import { numberedSection } from './kinds/service/numbered.ts';
import { processSection } from './kinds/service/process.ts';
import { questionsSection } from './kinds/service/questions.ts';
import { recentWorkSection } from './kinds/service/recent-work.ts';
import { specializationSection } from './kinds/service/specialization.ts';
import { testimonialsSection } from './kinds/testimonials.ts';
import { currentProps, type SectionKind, type StoredSection, versionOf } from './section.ts';

/** In the order of the library that editors choose from. */
export const sections = [
  heroSection,
  textSection,
  pictureSection,
  gallerySection,
  filmSection,
  quoteSection,
  peopleSection,
  callToActionSection,
  portfolioSection,
  latestBlogsSection,
  aboutSection,
  purposeSection,
  specializationSection,
  infoSection,
  numberedSection,
  processSection,
  featuresSection,
  figuresSection,
  recentWorkSection,
  testimonialsSection,
  clientsSection,
  enquirySection,
  policySection,
  questionsSection,
  caseStudyListSection,
  blogListSection,
  notFoundSection,
] as const;

export type AnySection = (typeof sections)[number];

const byName: ReadonlyMap<string, SectionKind> = new Map(
  sections.map((section) => [section.name, section]),
);

export function sectionKindNamed(name: string): SectionKind | undefined {
  return byName.get(name);
}

/**
 * @returns undefined for a section that this release cannot read: one of an unknown kind, or of a newer
 * version of its kind. It is kept as it is (R-P-05).
 */
export function kindOfSection({
  kind: name,
  v,
}: Pick<StoredSection, 'kind' | 'v'>): SectionKind | undefined {
  const kind = sectionKindNamed(name);
  return kind && v <= versionOf(kind) ? kind : undefined;
}

/** Brought up to the present version of its kind; as it is where this release cannot read it. */
export function currentSection(stored: StoredSection): StoredSection {
  const kind = kindOfSection(stored);
  if (!kind) return stored;
  return { ...stored, v: versionOf(kind), props: currentProps(kind, stored) };
}
