import { itemKinds } from '../../content/kinds/names.ts';
import { publishingStates } from '../../content/publishing.ts';
import { z } from '../../zod.ts';
import { get } from '../call.ts';
import { listFindLimit } from '../lists.ts';

/** Items that one search answers. */
export const itemSearchLimit = 12;

const foundItem = z.object({
  kind: z.enum(itemKinds),
  id: z.string(),
  title: z.string(),
  state: z.enum(publishingStates),
});

export type FoundItem = z.infer<typeof foundItem>;

export const searchItems = get('searchItems', '/api/items', {
  query: z.object({
    find: z
      .string()
      .max(listFindLimit)
      .default('')
      .describe('Each of its first six words must occur in an item, in any order and case.'),
  }),
  answer: z.object({
    items: z
      .array(foundItem)
      .describe(`Up to ${itemSearchLimit}, those first whose title holds the words.`),
  }),
});
