import { z } from '../../zod.ts';
import { lastingPaths } from '../addresses/lasting-paths.ts';
import { givenPath, pathFrom, pathRefusal } from '../addresses/page-path.ts';
import { path } from '../fields/address-fields.ts';
import { choice, toggle } from '../fields/choice-fields.ts';
import { address, image, line, lines, requiredLine } from '../fields/fields.ts';
import { defineKind, type InputOf, type ItemOf } from '../kind.ts';
import { sectionsField } from '../sections/sections-field.ts';
import { kindWords } from './names.ts';

/** UTF-16 code units. */
const metaLimit = 500;

/** A page is a list of sections (R-P-01). */
export const pageKind = defineKind({
  name: 'page',
  ...kindWords.page,
  table: 'pages',
  key: { column: 'page_id', id: z.number().int(), isCounted: true },
  // The column holds whole paths.
  address: { base: '', column: 'slug' },
  list: ['name', 'path', 'header', 'noindex'],
  listing: { shows: ['name', 'path'], searches: ['name', 'path'], title: 'name' },
  page: {
    shows: ['meta_title', 'meta_description', 'meta_keywords'],
    title: 'meta_title',
    titleElse: 'name',
    heading: 'name',
    description: 'meta_description',
    pictures: [],
    type: null,
    untitled: 'feeds.untitled',
    drawing: 'hero',
    budget: { first: 135_000, rest: 150_000 },
    canonical: 'canonical_link',
    list: null,
    isInFeed: false,
    summary: 'feeds.pages',
  },
  absent: 'emptied',
  html: 'cleaned',
  untitled: 'Untitled page',
  groups: [
    { id: 'page', title: 'Page' },
    { id: 'sections', title: 'Sections' },
    { id: 'search', title: 'Search engines' },
  ],
  fields: {
    name: requiredLine('page', 'Name', 100, {
      problem: 'Please give the page a name.',
      columns: 6,
      roles: ['title'],
    }),
    path: path('page', 'Address', 'Please give the page an address, such as /about.', {
      columns: 6,
      hint: 'Up to four parts, such as /about/team.',
    }),
    header: choice('page', 'Header', ['full', 'landing page'], {
      columns: 6,
      words: { full: 'Full, with all menus' },
    }),
    sections: sectionsField('sections', 'Sections'),
    meta_title: line('search', 'Meta Title', metaLimit, { columns: 6, advised: 60 }),
    canonical_link: address('search', 'Canonical Link', { columns: 6 }),
    meta_description: lines('search', 'Meta Description', metaLimit, { advised: 155 }),
    meta_keywords: line('search', 'Meta Keywords', metaLimit, { hint: 'Separated by commas.' }),
    social_picture: image('search', 'Social picture', {
      hint: 'Without one, it is drawn from the title.',
    }),
    noindex: toggle('search', 'Leave this page out of search engines'),
  },
  blank: () => ({ name: 'New page', path: givenPath() }),
  completed: (values) => ({ ...values, path: pathFrom(values.path) }),
  slugOf: ({ path: typed }) => (typed === '' ? '' : pathFrom(typed)),
  slugRefusal: pathRefusal,
  isLasting: ({ path: typed }) => lastingPaths.has(pathFrom(typed)),
});

export type Page = ItemOf<typeof pageKind>;

export type PageInput = InputOf<typeof pageKind>;
