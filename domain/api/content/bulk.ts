import { itemKinds } from '../../content/kinds/names.ts';
import { listPageSize } from '../../list-part.ts';
import { z } from '../../zod.ts';
import { post } from '../call.ts';
import { hexId } from '../params.ts';

const bulkActions = ['publish', 'take back', 'set category', 'trash'] as const;

export type BulkAction = (typeof bulkActions)[number];

/** Items that one call changes: a page of a list. */
const bulkLimit = listPageSize;

const tooMany = `At most ${bulkLimit} items can be changed at once. Please choose fewer.`;

const body = z.object({
  action: z.enum(bulkActions),
  ids: z
    .array(z.string().max(24))
    .min(1, 'Please choose at least one item.')
    .max(bulkLimit, tooMany)
    .transform((ids) => [...new Set(ids)]),
  category: z
    .number()
    .int()
    .positive()
    .nullable()
    .default(null)
    .describe('With set category only: the category_id, or null for none.'),
  bulk: hexId.optional().describe('Of an earlier call: both are undone together.'),
});

export type BulkChange = z.output<typeof body>;

const result = z.object({
  id: z.string(),
  title: z.string().describe('Empty where there is no such item.'),
  outcome: z.enum(['done', 'unchanged', 'refused']),
  message: z.string().describe('A sentence for people.'),
  twin: z
    .object({ id: z.string(), title: z.string(), likeness: z.number() })
    .optional()
    .describe('Of a refused one: what it is nearly the same as; it needs a written reason.'),
});

export type BulkResult = z.infer<typeof result>;

const results = z.array(result).describe('One for each item, in the order of the ids.');

export const changeItems = post('changeItems', '/api/items/:kind/bulk', {
  params: z.object({ kind: z.enum(itemKinds) }),
  body,
  answer: z.object({ results, bulk: z.string().describe('Names the change for its undo.') }),
});

export const undoBulkChange = post('undoBulkChange', '/api/bulk-changes/:id/undo', {
  params: z.object({ id: hexId }),
  answer: z.object({ results }),
});
