import { studyPageSize } from '../../list-part.ts';
import { z } from '../../zod.ts';
import { defineKind, type InputOf, type ValuesOf } from '../kind.ts';
import {
  fact,
  field,
  paragraph,
  type Review,
  required,
  result,
  reviewsField,
  shared,
  studyCategory,
  studyGround,
  withRoles,
} from './case-study-fields.ts';
import { kindWords } from './names.ts';
import { type MiniatureStep, miniatureFields } from './study-miniature.ts';

export const caseStudyTemplates = ['template1', 'template2'] as const;

/** Specification §3, R-3-02, R-3-03; required fields R-5-10, templates R-5-11. */
export const caseStudyKind = defineKind({
  name: 'case-study',
  ...kindWords['case-study'],
  table: 'case_studies',
  key: { column: '_id', id: z.string().describe('24 hexadecimal characters.'), isCounted: false },
  address: { base: '/casestudy/', column: '_id' },
  listedBy: 'created_at',
  search: { table: 'case_study_search' },
  absent: 'kept',
  html: 'verbatim',
  untitled: 'Untitled case study',
  // Three and the id, and no other (R-3-01).
  list: ['bannerImage', 'category1', 'heroHeading'],
  listing: {
    shows: ['bannerImage', 'category1', 'heroHeading'],
    searches: ['heroHeading', 'category1'],
    title: 'heroHeading',
    categories: ['category1', 'category2', 'category3', 'category4'],
  },
  page: {
    shows: [
      'heroHeading',
      'sec1Heading',
      'sec2Heading',
      'sec4Heading',
      'sec4SubHeading',
      'sec1Para',
      'sec2Para',
      'sec3Para1',
      'sec3Para2',
      'sec3Para3',
    ],
    title: 'heroHeading',
    titleElse: 'heroHeading',
    heading: 'heroHeading',
    description: 'sec1Para',
    pictures: ['bannerImage', 'sec1Img', 'sec2Img', 'sec3Img2', 'sec3Img3'],
    type: 'CreativeWork',
    untitled: 'study.one',
    drawing: 'hero',
    budget: { first: 135_000, rest: 100_000 },
    canonical: null,
    list: '/case-studies',
    listSize: studyPageSize,
    isInFeed: false,
    summary: 'feeds.studies',
  },
  firstStatus: 'draft',
  groups: [
    { id: 'section-template', title: 'Template', note: 'what section 4 shows' },
    { id: 'hero', title: 'Hero' },
    {
      id: 'card',
      title: 'Facts and figures',
      note: 'beside the story and on its card, where they are filled in',
    },
    { id: 'section-1', title: 'Section 1', prefixed: true },
    { id: 'section-2', title: 'Section 2', prefixed: true },
    {
      id: 'section-3',
      title: 'Section 3',
      note: 'three blocks, the second and the third with an image',
      prefixed: true,
    },
    {
      id: 'miniature',
      title: 'Miniature',
      note: 'what was made, to be tried on the page',
      prefixed: true,
    },
    { id: 'section-4', title: 'Section 4', note: 'the water levels', prefixed: true },
    { id: 'categories', title: 'Categories', note: 'up to four, the first is shown on cards' },
    { id: 'reviews', title: 'Reviews', note: 'from the client' },
  ],
  fields: {
    template: {
      ...field('section-template', 'Template', 'choice', 6),
      options: caseStudyTemplates,
      // Empty while none is chosen, so that what was read can be sent back.
      input: z.enum(['', ...caseStudyTemplates]).optional(),
    },
    heroHeading: withRoles(field('hero', 'Hero heading'), 'title', 'search'),
    clientName: withRoles(field('hero', 'Client name', 'line', 6), 'title', 'search'),
    industry: withRoles(field('hero', 'Industry', 'line', 6), 'search'),
    industryText: field('hero', 'Industry text', 'lines'),
    bannerImage: withRoles(field('hero', 'Banner image URL', 'image'), 'picture'),
    video: field('hero', 'Testimonial video URL', 'video'),
    year: shared(fact('Year', 80, 3)),
    place: withRoles(fact('Place', 80, 3), 'search'),
    team: fact('Team', 80, 3),
    duration: fact('Duration', 80, 3),
    figure: {
      ...shared(fact('Figure', 80, 3)),
      counts: 'figureText',
      hint: 'One result that reads alone, such as 54%.',
    },
    figureText: {
      ...fact('Words beside the figure', 160, 6),
      hint: 'Such as “of visits are booked without a call”.',
    },
    ground: studyGround,
    sec1Heading: field('section-1', 'Heading'),
    sec1Para: paragraph('section-1', 'Paragraph'),
    sec1Img: field('section-1', 'Image URL', 'image'),
    sec2Heading: field('section-2', 'Heading'),
    sec2Para: paragraph('section-2', 'Paragraph'),
    sec2Img: field('section-2', 'Image URL', 'image'),
    sec3Heading1: field('section-3', 'Heading 1', 'line', 6),
    sec3SubHeading1: field('section-3', 'Sub-heading 1', 'line', 6),
    sec3Para1: paragraph('section-3', 'Paragraph 1'),
    sec3Heading2: field('section-3', 'Heading 2', 'line', 6),
    sec3SubHeading2: field('section-3', 'Sub-heading 2', 'line', 6),
    sec3Para2: paragraph('section-3', 'Paragraph 2'),
    sec3Img2: field('section-3', 'Image 2 URL', 'image'),
    sec3Heading3: field('section-3', 'Heading 3', 'line', 6),
    sec3SubHeading3: field('section-3', 'Sub-heading 3', 'line', 6),
    sec3Para3: paragraph('section-3', 'Paragraph 3'),
    sec3Img3: field('section-3', 'Image 3 URL', 'image'),
    ...miniatureFields,
    sec4Heading: required(
      field('section-4', 'Heading', 'line', 6),
      'Section 4 heading is required.',
    ),
    sec4SubHeading: required(
      field('section-4', 'Sub-heading', 'line', 6),
      'Section 4 sub-heading is required.',
    ),
    sec4Percentage1: result('Percentage 1', 'sec4Text1'),
    sec4Percentage2: result('Percentage 2', 'sec4Text2'),
    sec4Percentage3: result('Percentage 3', 'sec4Text3'),
    sec4Percentage4: result('Percentage 4', 'sec4Text4'),
    sec4Text1: field('section-4', 'Text 1', 'lines', 3),
    sec4Text2: field('section-4', 'Text 2', 'lines', 3),
    sec4Text3: field('section-4', 'Text 3', 'lines', 3),
    sec4Text4: field('section-4', 'Text 4', 'lines', 3),
    category1: studyCategory('Category 1'),
    category2: studyCategory('Category 2'),
    category3: studyCategory('Category 3'),
    category4: studyCategory('Category 4'),
    reviews: reviewsField,
  },
  unready: ({ sec4Heading }) =>
    sec4Heading === ''
      ? 'This case study was never saved. Fill in section 4 and save it first.'
      : null,
});

interface CaseStudyLists {
  miniatureSteps: MiniatureStep[];
  reviews: Review[];
}

export type CaseStudyText = Omit<ValuesOf<(typeof caseStudyKind)['fields']>, keyof CaseStudyLists>;
export type CaseStudy = CaseStudyText & CaseStudyLists & { _id: string };
type CaseStudyTextField = keyof CaseStudyText;

/** What a card on a public page shows, besides the id. */
export const caseStudyCardFields = [
  ...caseStudyKind.list,
  'clientName',
  'place',
  'figure',
  'figureText',
  'ground',
] as const;

/** What tells of the reviews of a study elsewhere, besides the id. */
export const reviewedStudyFields = [
  ...(['clientName', 'heroHeading', 'place', 'reviews'] as const),
  ...(['category1', 'category2', 'category3', 'category4'] as const),
] as const;

export type ReviewedStudy = Pick<CaseStudy, '_id' | (typeof reviewedStudyFields)[number]>;

export type CaseStudyCard = Pick<CaseStudy, '_id' | (typeof caseStudyCardFields)[number]>;

export const caseStudyTextFields = caseStudyKind.fieldNames.filter(
  (name): name is CaseStudyTextField => name !== 'reviews' && name !== 'miniatureSteps',
);

/** What PUT /api/caseStudies/{id} accepts, besides the id. */
export const caseStudyInput = caseStudyKind.input;

export type CaseStudyInput = InputOf<typeof caseStudyKind>;
