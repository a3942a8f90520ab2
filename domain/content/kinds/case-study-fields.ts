import { z } from '../../zod.ts';
import {
  type Control,
  type FieldDefinition,
  isText,
  mapText,
  mustBeFilled,
  type Role,
} from '../fields/fields.ts';
import { groundColour, groundColourInput } from '../fields/ground-colour.ts';

/** Besides the empty string (specification §5, R-5-12). */
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

export type CaseStudyCategory = (typeof caseStudyCategories)[number];

/** UTF-16 code units; no real text comes near it. */
const caseStudyFieldLimit = 20_000;
export const reviewsLimit = 50;

export const reviewLimits = { name: caseStudyFieldLimit, text: caseStudyFieldLimit } as const;

/** Our own shape; unknown keys are kept untouched (decision D7). */
export interface Review {
  name?: string;
  text?: string;
  rating?: number;
  [key: string]: unknown;
}

const limit = caseStudyFieldLimit;
const text = z.string().max(limit);
const lenient = z.string().catch('');

type Columns = 3 | 6 | 12;

/** Absent texts keep their stored value; what was typed reads back byte for byte (R-3-04). */
export function field(
  group: string,
  label: string,
  control: Control = 'line',
  columns: Columns = 12,
) {
  return {
    group,
    label,
    control,
    columns,
    limit,
    roles: (isText(control) ? ['translatable'] : []) as Role[],
    input: text.optional(),
    answer: z.string(),
    lenient,
    empty: '',
  } satisfies FieldDefinition;
}

type StudyField = ReturnType<typeof field>;

/** Shown beside others in a row, on a card or in a miniature. */
export function fact(label: string, max: number, columns: Columns, group = 'card') {
  const plain = field(group, label, 'line', columns);
  return { ...plain, limit: max, input: z.string().max(max).optional() };
}

/** The colour of the client behind its pictures; empty where they fill their frames. */
export const studyGround = {
  ...field('card', groundColour.label, groundColour.control, 6),
  limit: groundColour.limit,
  input: groundColourInput.optional(),
  hint: groundColour.hint,
};

export function withRoles<Field extends StudyField>(plain: Field, ...roles: Role[]): Field {
  return { ...plain, roles: [...plain.roles, ...roles] };
}

/** The same in every language, though it is a text. */
export function shared<Field extends StudyField>(plain: Field): Field {
  return { ...plain, roles: plain.roles.filter((role) => role !== 'translatable') };
}

/** A figure with the field of its words. */
export function result(label: string, counts: string) {
  return { ...shared(field('section-4', label, 'line', 3)), counts };
}

export function paragraph(group: string, label: string) {
  return { ...field(group, label, 'html'), mapHtml: mapText };
}

export function required(plain: StudyField, problem: string) {
  return { ...plain, input: mustBeFilled(limit, problem), required: 'save' as const };
}

const category = z.enum(['', ...caseStudyCategories]).optional();

export function studyCategory(label: string) {
  const plain = withRoles(field('categories', label, 'choice', 3), 'search');
  return { ...plain, options: ['', ...caseStudyCategories], input: category };
}

const review = z.record(z.string().max(200), z.unknown()).superRefine((typed, context) => {
  for (const [name, max] of Object.entries(reviewLimits)) {
    const value = typed[name];
    if (typeof value !== 'string' || value.length <= max) continue;
    const message = `Please use at most ${max} characters.`;
    context.addIssue({ code: 'custom', path: [name], message });
  }
});

const reviewAnswer = z.array(z.record(z.string(), z.unknown()));

export const reviewsField = {
  group: 'reviews',
  label: 'Reviews',
  control: 'reviews',
  roles: ['translatable'],
  input: z.array(review).max(reviewsLimit).optional(),
  answer: reviewAnswer,
  lenient: reviewAnswer.catch([]),
  empty: [],
  json: true,
} satisfies FieldDefinition;
