import { z } from '../../zod.ts';
import { reservedSlugs } from '../addresses/reserved-slugs.ts';
import { slugFrom } from '../addresses/slug.ts';
import { requiredSlug } from '../fields/address-fields.ts';
import { address, html, line, lines, requiredLine } from '../fields/fields.ts';
import { defineKind, type InputOf, type ItemOf } from '../kind.ts';
import { kindWords } from './names.ts';

/** UTF-16 code units; the specification states none, so these only stop abuse. */
const locationPageLimits = { heading: 300, paragraph: 100_000, meta: 500 } as const;

const { heading: headingLimit, paragraph: paragraphLimit, meta: metaLimit } = locationPageLimits;

const required = 'publish';

function heading(label: string) {
  return line('blocks', label, headingLimit, { required });
}

function paragraph(label: string) {
  return html('blocks', label, paragraphLimit, { required });
}

/** Specification §3. A call needs slug and main heading; publishing all (R-2.7-15, decision D50). */
export const locationPageKind = defineKind({
  name: 'location-page',
  ...kindWords['location-page'],
  table: 'location_pages',
  key: { column: 'location_id', id: z.number().int(), isCounted: true },
  address: { base: '/', column: 'slug' },
  listing: {
    shows: ['slug_url', 'main_heading', 'highlighted_heading'],
    searches: ['slug', 'main_heading'],
    title: 'slug',
  },
  page: {
    shows: [
      'main_heading',
      'highlighted_heading',
      'meta_title',
      'meta_description',
      'meta_keywords',
      'heading_1',
      'heading_2',
      'heading_3',
      'heading_4',
      'main_paragraph',
      'paragraph_1',
      'paragraph_2',
      'paragraph_3',
      'paragraph_4',
    ],
    title: 'meta_title',
    titleElse: 'main_heading',
    heading: 'main_heading',
    description: 'meta_description',
    pictures: [],
    type: 'LocalBusiness',
    untitled: 'feeds.untitled',
    drawing: 'hero',
    budget: { first: 135_000, rest: 100_000 },
    canonical: 'meta_link',
    list: null,
    isInFeed: false,
    summary: 'feeds.places',
  },
  absent: 'emptied',
  html: 'cleaned',
  untitled: 'Untitled',
  groups: [
    { id: 'top', title: 'Top of the page' },
    { id: 'blocks', title: 'Four blocks' },
    { id: 'search', title: 'Search engines' },
  ],
  fields: {
    slug_url: requiredSlug('top', 'Main Slug URL*', 'Main Slug URL is required.'),
    main_heading: requiredLine('top', 'Main Heading*', headingLimit, {
      problem: 'Main Heading is required.',
      columns: 6,
      roles: ['title'],
    }),
    highlighted_heading: line('top', 'Highlighted Heading*', headingLimit, {
      columns: 6,
      hint: 'Shown in copper above the main paragraph.',
      required,
    }),
    main_paragraph: html('top', 'Main Paragraph*', paragraphLimit, { required }),
    heading_1: heading('Heading 1*'),
    paragraph_1: paragraph('Paragraph 1*'),
    heading_2: heading('Heading 2*'),
    paragraph_2: paragraph('Paragraph 2*'),
    heading_3: heading('Heading 3*'),
    paragraph_3: paragraph('Paragraph 3*'),
    heading_4: heading('Heading 4*'),
    paragraph_4: paragraph('Paragraph 4*'),
    meta_title: line('search', 'Meta Title*', metaLimit, { columns: 6, advised: 60, required }),
    meta_link: address('search', 'Meta Link*', {
      columns: 6,
      hint: 'The canonical address: a path of this site or an address with https://.',
      required,
    }),
    meta_keywords: line('search', 'Meta Keywords*', metaLimit, {
      hint: 'Separated by commas.',
      required,
    }),
    meta_description: lines('search', 'Meta Description*', metaLimit, { advised: 155, required }),
  },
  slugOf: ({ slug_url }) => slugFrom(slug_url),
  slugRefusal: (slug) =>
    reservedSlugs.has(slug)
      ? `The address /${slug} belongs to the site itself. Please choose another Slug URL.`
      : null,
});

export type LocationPage = ItemOf<typeof locationPageKind>;

export const locationPageInput = locationPageKind.input;

export type LocationPageInput = InputOf<typeof locationPageKind>;

export interface LocationLink {
  slug: string;
  name: string;
}

/** The newest pages: a footer has room for no more. */
export const locationLinkLimit = 24;
