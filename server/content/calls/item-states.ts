import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findItemStates } from '../../../db/content/item-states.ts';
import { type ItemState, itemKinds } from '../../../domain/content/item-state.ts';
import { messageFailures } from '../../api/answers.ts';

const itemState = z.object({
  id: z.string().describe("The item's id as text."),
  status: z.enum(['draft', 'published']),
  updated_at: z.string().describe('The last change, ISO 8601 UTC.'),
}) satisfies z.ZodType<ItemState>;

/** What the back office's lists know of an item beyond the specified list calls. */
export const itemStates: FastifyPluginAsyncZod = async (app) => {
  app.get('/api/item-states/:kind', {
    config: { shape: 'message', access: 'admin' },
    schema: {
      tags: ['Item states'],
      summary: 'Status and last change of all items of a kind',
      description: 'The last changed first, drafts included.',
      params: z.object({ kind: z.enum(itemKinds) }),
      response: { 200: z.array(itemState), ...messageFailures },
    },
    handler: ({ params: { kind } }) => findItemStates(app.services.db, kind),
  });
};
