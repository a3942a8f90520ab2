import type { BlogListItem } from '../kinds/blog.ts';
import type { CaseStudyCard } from '../kinds/case-study.ts';
import type { LocationLink } from '../kinds/location-page.ts';

export interface GonePage {
  blogs: BlogListItem[];
  studies: CaseStudyCard[];
  locations: LocationLink[];
}
