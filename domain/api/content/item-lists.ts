import { slugLimit } from '../../content/addresses/slug.ts';
import {
  type CaseStudyCategory,
  caseStudyCategories,
} from '../../content/kinds/case-study-fields.ts';
import { itemKinds } from '../../content/kinds/names.ts';
import { publishingStates } from '../../content/publishing.ts';
import { z } from '../../zod.ts';
import { get } from '../call.ts';
import { listPageOf, listQueryWith } from '../lists.ts';

/** Orders of a list: the last changed first, the newest first, or from A to Z by what an item is called. */
export const listSorts = ['changed', 'newest', 'title'] as const;

export type ListSort = (typeof listSorts)[number];

/** Characters of a user's address. */
export const listAuthorLimit = 254;

const categoryPattern = new RegExp(`^(none|[1-9]\\d{0,8}|${caseStudyCategories.join('|')})$`);

type StudyFilter = 'none' | CaseStudyCategory;

const query = listQueryWith(z.enum(listSorts).default('changed')).extend({
  state: z.enum(publishingStates).optional(),
  category: z
    .string()
    .regex(categoryPattern, 'Please choose a category.')
    .transform((text) => (/^\d/.test(text) ? Number(text) : (text as StudyFilter)))
    .optional()
    .describe(
      'A category_id, or the name of a category of case studies; none: those without one. Of a kind without categories all are.',
    ),
  author: z
    .string()
    .max(listAuthorLimit)
    .optional()
    .describe('Address of the user who changed it last.'),
});

export type ListQuery = z.output<typeof query>;

const listedItem = z.object({
  item: z
    .record(z.string(), z.union([z.string(), z.number(), z.null()]))
    .describe("The item's key and the fields that its list shows."),
  status: z.enum(['draft', 'published']),
  updated_at: z.string().describe('The last change, ISO 8601 UTC.'),
  state: z.enum(publishingStates).describe('changed: published, and a newer draft waits.'),
  publish_at: z.string().nullable().describe('When it is published by itself; null for never.'),
  changed_by: z.string().describe('Address of the user who changed it last; empty without one.'),
  address: z.string().nullable().describe('The path of its page; null while visitors have none.'),
  open_remarks: z.number().int().describe('Remarks on it that are not resolved.'),
});

const listPage = listPageOf(listedItem).extend({
  editions: z
    .array(
      z.object({
        item_id: z.string(),
        language: z.string(),
        missing: z.number().int().describe('Texts without a translation.'),
        outdated: z.number().int(),
        ready: z.number().int(),
      }),
    )
    .default([])
    .describe('How the items of the page stand in each further language.'),
  authors: z
    .array(z.string())
    .describe('Everybody who was the last to change an item of this kind, from A to Z.'),
});

export type ListPage = z.infer<typeof listPage>;

const params = z.object({ kind: z.enum(itemKinds) });

export const listItems = get('listItems', '/api/items/:kind', {
  params,
  query,
  answer: listPage,
});

export const findSlugHolder = get('findSlugHolder', '/api/items/:kind/slugs/:slug', {
  params: params.extend({ slug: z.string().max(slugLimit) }),
  answer: z.object({
    id: z.string().nullable().describe('The item that has it, as text.'),
    free: z.string().describe('A free one like it; empty while it is free itself.'),
  }),
});
