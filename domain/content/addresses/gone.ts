import type { BlogListItem } from '../kinds/blog.ts';
import type { CaseStudyListItem } from '../kinds/case-study.ts';
import type { LocationLink } from '../kinds/location-page.ts';

export interface GonePage {
  blogs: BlogListItem[];
  studies: CaseStudyListItem[];
  locations: LocationLink[];
}
