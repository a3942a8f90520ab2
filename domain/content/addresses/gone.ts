import type { BlogListItem } from '../kinds/blog.ts';
import type { CaseStudyListItem } from '../kinds/case-study.ts';
import type { LocationLink } from '../kinds/location-page.ts';

/** What is offered in the place of a page that was deleted: the closest of its own kind. */
export interface GonePage {
  blogs: BlogListItem[];
  studies: CaseStudyListItem[];
  locations: LocationLink[];
}
