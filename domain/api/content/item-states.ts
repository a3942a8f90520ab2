import { itemKinds, kindWords } from '../../content/kinds/names.ts';
import type { ListedState } from '../../content/listed-state.ts';
import { z } from '../../zod.ts';
import { defineCall } from '../call.ts';

const itemState = z.object({
  id: z.string().describe("The item's id as text."),
  status: z.enum(['draft', 'published']),
  updated_at: z.string().describe('The last change, ISO 8601 UTC.'),
}) satisfies z.ZodType<ListedState>;

export const listItemStates = defineCall({
  id: 'listItemStates',
  method: 'GET',
  path: '/api/item-states/:kind',
  params: z.object({ kind: z.enum(itemKinds.map((name) => kindWords[name].plural)) }),
  answer: z.array(itemState),
});
