import { z } from '../zod.ts';
import { slugProblem } from './addresses/slug.ts';
import { webAddress } from './addresses/web-address.ts';

/** Longest texts in UTF-16 code units; the specification states none, so these only stop abuse. */
export const locationPageLimits = { heading: 300, paragraph: 100_000, meta: 500 } as const;

export interface LocationPageText {
  slug_url: string;
  main_heading: string;
  main_paragraph: string;
  highlighted_heading: string;
  heading_1: string;
  heading_2: string;
  heading_3: string;
  heading_4: string;
  paragraph_1: string;
  paragraph_2: string;
  paragraph_3: string;
  paragraph_4: string;
  meta_keywords: string;
  meta_link: string;
  meta_title: string;
  meta_description: string;
}

export interface LocationPage extends LocationPageText {
  location_id: number;
}

/** A location page as a link to it. */
export interface LocationLink {
  /** Its address below the root, computed from slug_url. */
  slug: string;
  name: string;
}

/** Links a footer has room for: the newest pages; it is no directory, the sitemap is. */
export const locationLinkLimit = 24;

const heading = z.string().max(locationPageLimits.heading).default('');
const paragraph = z.string().max(locationPageLimits.paragraph).default('');
const meta = z.string().max(locationPageLimits.meta).default('');

/** What create and update accept: slug and main heading are required, the rest may be empty (D50). */
export const locationPageInput = z.object({
  slug_url: z
    .string('Main Slug URL is required.')
    .trim()
    .min(1, 'Main Slug URL is required.')
    .superRefine((value, context) => {
      const problem = slugProblem(value);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
  main_heading: z
    .string('Main Heading is required.')
    .max(locationPageLimits.heading)
    .refine((value) => value.trim() !== '', 'Main Heading is required.'),
  main_paragraph: paragraph,
  highlighted_heading: heading,
  heading_1: heading,
  heading_2: heading,
  heading_3: heading,
  heading_4: heading,
  paragraph_1: paragraph,
  paragraph_2: paragraph,
  paragraph_3: paragraph,
  paragraph_4: paragraph,
  meta_keywords: meta,
  meta_link: webAddress.default(''),
  meta_title: meta,
  meta_description: meta,
});

export type LocationPageInput = z.infer<typeof locationPageInput>;
