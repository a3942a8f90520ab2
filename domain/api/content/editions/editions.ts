import { textStates } from '../../../content/editions/text-states.ts';
import { itemKinds } from '../../../content/kinds/names.ts';
import { z } from '../../../zod.ts';
import { done, undoable } from '../../answers.ts';
import { del, get, put } from '../../call.ts';
import { itemParams, languageTag } from '../../params.ts';

const language = languageTag;

export const workCounts = z.object({
  missing: z.number().int(),
  outdated: z
    .number()
    .int()
    .describe('Texts whose original has changed since they were confirmed.'),
  ready: z.number().int(),
  missing_words: z.number().int().describe('Words of the original.'),
  outdated_words: z.number().int(),
});

const text = z.object({
  path: z.string().describe('Such as `title`, or `sections.{id of a section}.headline`.'),
  label: z.string(),
  original: z.string().describe('As it is today.'),
  text: z.string().describe('Empty while there is none; never that of the original.'),
  state: z.enum(textStates),
  confirmed: z
    .string()
    .nullable()
    .describe('The original that the text was last confirmed for; null where it never was.'),
  isHtml: z.boolean(),
  limit: z.number().int(),
});

export type EditedText = z.infer<typeof text>;

const texts = {
  texts: z.array(text).describe('In the order of the original.'),
  work: workCounts,
};

const standing = {
  edition_id: z.number().int().nullable().describe('Null while there is no edition.'),
  status: z.enum(['draft', 'published']).nullable(),
  hasDraft: z.boolean().describe('Whether it has a newer draft, which is what is answered.'),
  address: z.string().nullable().describe('Its path, also of a draft; null while it has none.'),
};

const edition = z.object({
  ...standing,
  version: z.number().int().describe('For If-Match; 0 while there is no edition.'),
  kind: z.enum(itemKinds),
  item_id: z.string().describe('Of the original.'),
  title: z.string().describe('Of the original.'),
  language: z.string(),
  values: z.record(z.string(), z.unknown()).describe('What is stored of it, by field.'),
  ...texts,
});

export type EditedEdition = z.infer<typeof edition>;

const sent = {
  stillRight: z
    .array(z.string().max(500))
    .max(2_000)
    .default([])
    .describe('Paths of texts that are right, though their original has changed.'),
  seen: z
    .record(z.string().max(500), z.string().max(100_000))
    .default({})
    .describe(
      'The originals that somebody had before them, by the paths of texts. One that has changed since leaves its text outdated; what is absent counts as seen as it is.',
    ),
};

const anyValues = z.record(z.string().max(100), z.unknown());

export const listEditions = get('listEditions', '/api/editions/:kind/:id', {
  params: itemParams,
  answer: z.array(z.object({ language: z.string(), ...standing, work: workCounts })),
});

export const getEdition = get('getEdition', '/api/editions/:kind/:id/:language', {
  params: itemParams.extend({ language }),
  answer: edition,
});

export const saveEditionCall = put('saveEdition', '/api/editions/:kind/:id/:language', {
  params: itemParams.extend({ language }),
  body: z.object({
    values: anyValues.describe('By field; what is absent stays as it is.'),
    ...sent,
    status: z
      .enum(['draft', 'published'])
      .optional()
      .describe('Absent: a draft where it is one or has a newer one, and at first; else public.'),
  }),
  answer: edition.extend(done.shape),
});

export const deleteEdition = del('deleteEdition', '/api/editions/:kind/:id/:language', {
  params: itemParams.extend({ language: languageTag }),
  answer: done.extend(undoable),
});

const siteTexts = z.object({ language: z.string(), version: z.number().int(), ...texts });

export const getSiteTexts = get('getSiteTexts', '/api/site-texts/:language', {
  params: z.object({ language }),
  answer: siteTexts,
});

export const saveSiteTextsCall = put('saveSiteTexts', '/api/site-texts/:language', {
  params: z.object({ language }),
  body: z.object({
    values: anyValues.describe('In the shape of the settings; lists by the ids of their rows.'),
    ...sent,
  }),
  answer: siteTexts.extend(done.shape),
});
