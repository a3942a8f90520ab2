import { itemKinds } from '../../../content/kinds/names.ts';
import { z } from '../../../zod.ts';
import { get } from '../../call.ts';
import { listPageOf, listQueryWith } from '../../lists.ts';
import { languageTag } from '../../params.ts';
import { workCounts } from './editions.ts';

const item = workCounts.extend({
  kind: z.enum(itemKinds),
  item_id: z.string(),
  edition_id: z.number().int().nullable().describe('Null while there is no edition.'),
  title: z.string().describe('Of the original.'),
});

export type ItemWork = z.infer<typeof item>;

/** The most words first: those that are wrong now, or those that nobody reads yet. */
export const workSorts = ['outdated', 'missing'] as const;

const query = listQueryWith(z.enum(workSorts).default('outdated')).extend({
  kind: z.enum(itemKinds).optional(),
});

export type WorkQuery = z.output<typeof query>;

const page = listPageOf(item).extend({
  all: workCounts.describe('Of all items in the language.'),
  site: workCounts.describe('Of the settings, the menus and the names of categories.'),
});

export type WorkPage = z.infer<typeof page>;

export const listWork = get('listEditionWork', '/api/edition-work/:language', {
  params: z.object({ language: languageTag }),
  query,
  answer: page,
});
