import type { BlogListItem } from '../blog.ts';
import type { CaseStudyListItem } from '../case-study.ts';
import type { LocationLink } from '../location-page.ts';

/** What is offered in the place of a page that was deleted: the closest of its own kind. */
export interface GonePage {
  blogs: BlogListItem[];
  studies: CaseStudyListItem[];
  locations: LocationLink[];
}
