import { slugLimit } from '../../content/addresses/slug.ts';
import { itemKinds } from '../../content/kinds/names.ts';
import { z } from '../../zod.ts';
import { defineCall } from '../call.ts';
import { listPageOf, listQueryWith } from '../lists.ts';

/** Orders of a list: the last changed first, the newest first, or from A to Z by what an item is called. */
export const listSorts = ['changed', 'newest', 'title'] as const;

export type ListSort = (typeof listSorts)[number];

const query = listQueryWith(z.enum(listSorts).default('changed'));

/** Which part of a list is wanted. */
export type ListQuery = z.output<typeof query>;

const listedItem = z.object({
  item: z
    .record(z.string(), z.union([z.string(), z.number(), z.null()]))
    .describe("The item's key and the fields that its list shows."),
  status: z.enum(['draft', 'published']),
  updated_at: z.string().describe('The last change, ISO 8601 UTC.'),
});

const listPage = listPageOf(listedItem);

export type ListPage = z.infer<typeof listPage>;

const params = z.object({ kind: z.enum(itemKinds) });

export const listItems = defineCall({
  id: 'listItems',
  method: 'GET',
  path: '/api/items/:kind',
  params,
  query,
  answer: listPage,
});

export const findSlugHolder = defineCall({
  id: 'findSlugHolder',
  method: 'GET',
  path: '/api/items/:kind/slugs/:slug',
  params: params.extend({ slug: z.string().max(slugLimit) }),
  answer: z.object({ id: z.string().nullable().describe('The item that has it, as text.') }),
});
