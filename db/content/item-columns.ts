import { type CaseStudyText, caseStudyTextFields } from '../../domain/content/kinds/case-study.ts';
import type { LocationPageText } from '../../domain/content/kinds/location-page.ts';
import type { BlogRow } from '../tables.ts';

/** The columns of a case study in a list: exactly the four keys of the list call (R-3-01). */
export const studyListColumns = ['_id', 'bannerImage', 'category1', 'heroHeading'] as const;

/** The columns of a blog in a list: six fields and the category (decision D22). */
export const blogListColumns = [
  'blog_id',
  'slug_url',
  'title',
  'brief_paragraph',
  'category',
  'published_date',
  'blog_image',
] as const satisfies (keyof BlogRow)[];

/** The columns of an item that an editor fills, with the specification's names. */

export const studyFields = [...caseStudyTextFields, 'reviews'] as const satisfies (
  | keyof CaseStudyText
  | 'reviews'
)[];

export const blogFields = [
  'slug_url',
  'title',
  'brief_paragraph',
  'category',
  'published_date',
  'blog_image',
  'metaTitle',
  'metaDescription',
  'canonicalLink',
  'blogs_content',
] as const satisfies (keyof BlogRow)[];

export const locationFields = [
  'slug_url',
  'main_heading',
  'main_paragraph',
  'highlighted_heading',
  'heading_1',
  'heading_2',
  'heading_3',
  'heading_4',
  'paragraph_1',
  'paragraph_2',
  'paragraph_3',
  'paragraph_4',
  'meta_keywords',
  'meta_link',
  'meta_title',
  'meta_description',
] as const satisfies (keyof LocationPageText)[];
