import { allCategories } from '../domain/content/category.ts';
import type { LocationPageInput } from '../domain/content/kinds/location-page.ts';
import type { SiteSettings } from '../domain/settings.ts';
import { blankPages } from './blank/pages.ts';
import { blankSettings } from './blank/settings.ts';
import { type FirstBlog, firstBlogs } from './blogs.ts';
import type { FirstCaseStudy } from './case-studies/first-case-study.ts';
import { firstCaseStudies } from './case-studies.ts';
import { firstCategories } from './categories.ts';
import { arabic } from './editions/ar.ts';
import type { FirstEditions } from './editions/first-editions.ts';
import { urdu } from './editions/ur.ts';
import { firstLocationPages } from './location-pages.ts';
import { movedPages } from './moved-pages.ts';
import type { FirstPage } from './pages/first-page.ts';
import { firstPagesWith } from './pages.ts';
import { firstSettings } from './settings.ts';

export interface FirstContents {
  settings: SiteSettings;
  categories: readonly string[];
  blogs: readonly FirstBlog[];
  caseStudies: readonly FirstCaseStudy[];
  locationPages: readonly LocationPageInput[];
  /** With the words of the home page that the settings hold. */
  pagesWith: (words: SiteSettings['home']) => readonly FirstPage[];
  moved: ReadonlyMap<string, string>;
  /** By the tags of languages, for those that the site has. */
  editions: Readonly<Record<string, FirstEditions>>;
  hasMedia: boolean;
}

/** What a new site may begin with (R-S-01). */
export const firstContents = {
  demo: {
    settings: firstSettings,
    categories: firstCategories,
    blogs: firstBlogs,
    caseStudies: firstCaseStudies,
    locationPages: firstLocationPages,
    pagesWith: firstPagesWith,
    moved: movedPages,
    editions: { ar: arabic, ur: urdu },
    hasMedia: true,
  },
  blank: {
    settings: blankSettings,
    categories: [allCategories],
    blogs: [],
    caseStudies: [],
    locationPages: [],
    pagesWith: () => blankPages,
    moved: new Map(),
    editions: {},
    hasMedia: false,
  },
} as const satisfies Record<string, FirstContents>;

export type FirstContentName = keyof typeof firstContents;
