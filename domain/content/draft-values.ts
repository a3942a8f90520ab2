import { z } from '../zod.ts';
import { slugFromTitle } from './addresses/slug.ts';
import { type Blog, filledContent } from './blog.ts';
import { type CaseStudy, type CaseStudyText, caseStudyTextFields } from './case-study.ts';
import type { LocationPage } from './location-page.ts';

/**
 * A form's values as an item, whether or not they could be saved: what is missing or of the wrong type
 * is empty. Only for showing a page before it is stored.
 */

const text = z.string().catch('');

const pair = z.object({ heading: text, paragraph: text });

const blogValues = z.object({
  title: text,
  slug_url: text,
  brief_paragraph: text,
  category: z.number().int().positive().nullable().catch(null),
  published_date: text,
  blog_image: text,
  metaTitle: text,
  metaDescription: text,
  canonicalLink: text,
  blogs_content: z.array(pair).catch([]),
});

/** A blog; as in storing, an empty slug is made of the title (decision D50). */
export function blogFromValues(values: unknown, blog_id: number): Blog {
  const blog = blogValues.parse(Object(values));
  const slug_url = blog.slug_url.trim() === '' ? slugFromTitle(blog.title) : blog.slug_url;
  return { blog_id, ...blog, slug_url, blogs_content: filledContent(blog.blogs_content) };
}

const studyValues = z.object({
  // Made of the very list of fields that the type is made of.
  ...(Object.fromEntries(caseStudyTextFields.map((field) => [field, text])) as Record<
    keyof CaseStudyText,
    typeof text
  >),
  reviews: z.array(z.record(z.string(), z.unknown())).catch([]),
});

export function studyFromValues(values: unknown, _id: string): CaseStudy {
  return { _id, ...studyValues.parse(Object(values)) };
}

const locationValues = z.object({
  slug_url: text,
  main_heading: text,
  main_paragraph: text,
  highlighted_heading: text,
  heading_1: text,
  heading_2: text,
  heading_3: text,
  heading_4: text,
  paragraph_1: text,
  paragraph_2: text,
  paragraph_3: text,
  paragraph_4: text,
  meta_keywords: text,
  meta_link: text,
  meta_title: text,
  meta_description: text,
});

export function locationFromValues(values: unknown, location_id: number): LocationPage {
  return { location_id, ...locationValues.parse(Object(values)) };
}
