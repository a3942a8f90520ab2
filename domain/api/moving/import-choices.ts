import { importChoices, oldOrigin } from '../../moving/import.ts';
import { sourceNote } from '../../moving/source-entry.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { get, put } from '../call.ts';
import { rowParams as params } from '../params.ts';
import { importPath as path, sourceId } from './imports.ts';

const { types, categories, categoryNames, authors, status, newCategories } = importChoices.shape;

export const chooseForImport = put('chooseForImport', `${path}/:id/choices`, {
  params,
  body: z.object({ types, categories, categoryNames, authors, status, newCategories }),
  answer: done,
});

export const chooseForEntry = put('chooseForEntry', `${path}/:id/entry/choice`, {
  params,
  body: z.object({
    source_id: sourceId,
    address: z
      .string()
      .max(500)
      .optional()
      .describe('The last part of its address here, of a page all of it; absent: as proposed.'),
    isLeftOut: z.boolean().default(false),
  }),
  answer: done,
});

export const nameOldSite = put('nameOldSite', `${path}/:id/origin`, {
  params,
  body: z.object({ origin: oldOrigin }),
  answer: done,
});

const counted = z.array(
  z.object({ name: z.string(), count: z.number().int().describe('Items that name it.') }),
);

const importNames = z.object({
  categories: counted.describe('The 200 most frequent.'),
  authors: counted.describe('The 200 most frequent.'),
  relative: z
    .number()
    .int()
    .describe('Items with pictures whose address lacks that of the old site.'),
  pictures: z.number().int().describe('Different ones that items show which are not left out.'),
  notes: z
    .array(sourceNote.extend({ count: z.number().int().describe('Items that have it.') }))
    .describe('What was not understood in items that are not left out: the 20 most frequent.'),
});

export type ImportNames = z.infer<typeof importNames>;

export const listImportNames = get('listImportNames', `${path}/:id/names`, {
  params,
  answer: importNames,
});
