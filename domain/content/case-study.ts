import { z } from '../zod.ts';

/** The values category1 to category4 may take besides the empty string (specification §5, R-5-12). */
export const caseStudyCategories = [
  'Web Development',
  'CMS Development',
  'Ecommerce Development',
  'App Development',
  'Landing Page',
  'UI/UX Design',
  'Branding',
  'Marketing Strategy',
  'Google Ads',
  'SEO',
  'SMM',
  'Content Marketing',
  'Reputation Management',
  'Email Marketing',
  'Call Action Tracking',
  'CRM Integration',
  'API Integration',
  'Live Chat Solutions',
] as const;

export const caseStudyTemplates = ['template1', 'template2'] as const;

/** The text fields of a case study, all strings, unset is '' (specification §3, R-3-02, R-3-03). */
export const caseStudyTextFields = [
  'heroHeading',
  'clientName',
  'industry',
  'industryText',
  'bannerImage',
  'video',
  'category1',
  'category2',
  'category3',
  'category4',
  'template',
  'sec1Heading',
  'sec1Para',
  'sec1Img',
  'sec2Heading',
  'sec2Para',
  'sec2Img',
  'sec3Heading1',
  'sec3SubHeading1',
  'sec3Para1',
  'sec3Heading2',
  'sec3SubHeading2',
  'sec3Para2',
  'sec3Img2',
  'sec3Heading3',
  'sec3SubHeading3',
  'sec3Para3',
  'sec4Heading',
  'sec4SubHeading',
  'sec4Percentage1',
  'sec4Percentage2',
  'sec4Percentage3',
  'sec4Percentage4',
  'sec4Text1',
  'sec4Text2',
  'sec4Text3',
  'sec4Text4',
] as const;

export type CaseStudyTextField = (typeof caseStudyTextFields)[number];

/** Longest text one field may hold, in UTF-16 code units. URLs and headings never come near it. */
export const caseStudyFieldLimit = 20_000;
export const reviewsLimit = 50;

/** A review's name and words are as long as any other text of a study. */
export const reviewLimits = { name: caseStudyFieldLimit, text: caseStudyFieldLimit } as const;

export type CaseStudyText = Record<CaseStudyTextField, string>;

/** A client's words about a study. Our own shape; unknown keys are kept untouched (decision D7). */
export interface Review {
  name?: string;
  text?: string;
  rating?: number;
  [key: string]: unknown;
}

export interface CaseStudy extends CaseStudyText {
  /** 24 hexadecimal characters. */
  _id: string;
  reviews: Review[];
}

/** One item of the list call: these four keys and no other (R-3-01). */
export type CaseStudyListItem = Pick<
  CaseStudy,
  '_id' | 'bannerImage' | 'category1' | 'heroHeading'
>;

const text = z.string().max(caseStudyFieldLimit);
const category = z.enum(['', ...caseStudyCategories]);
/** Not trimmed: what was typed reads back byte for byte (R-3-04). */
const requiredText = (problem: string) =>
  z
    .string(problem)
    .max(caseStudyFieldLimit)
    .refine((value) => value.trim() !== '', problem);
/** Any object; only what our own fields hold has a limit. */
const review = z.record(z.string().max(200), z.unknown()).superRefine((typed, context) => {
  for (const [name, limit] of Object.entries(reviewLimits)) {
    const value = typed[name];
    if (typeof value !== 'string' || value.length <= limit) continue;
    const message = `Please use at most ${limit} characters.`;
    context.addIssue({ code: 'custom', path: [name], message });
  }
});

/**
 * What PUT /api/caseStudies/{id} accepts. Absent fields keep their stored value; section 4 heading and
 * sub-heading must be filled (R-5-10), the template must be a known one (R-5-11).
 */
export const caseStudyInput = z.object({
  ...(Object.fromEntries(caseStudyTextFields.map((field) => [field, text.optional()])) as Record<
    CaseStudyTextField,
    z.ZodOptional<typeof text>
  >),
  _id: z.string().optional(),
  /** Empty while none is chosen, as a new study is answered: what was read can be sent back. */
  template: z.enum(['', ...caseStudyTemplates]).optional(),
  category1: category.optional(),
  category2: category.optional(),
  category3: category.optional(),
  category4: category.optional(),
  sec4Heading: requiredText('Section 4 heading is required.'),
  sec4SubHeading: requiredText('Section 4 sub-heading is required.'),
  reviews: z.array(review).max(reviewsLimit).optional(),
});

export type CaseStudyInput = z.infer<typeof caseStudyInput>;
