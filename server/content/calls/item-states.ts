import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findItemStates } from '../../../db/content/item-states.ts';
import { kinds } from '../../../domain/content/kinds/kinds.ts';
import type { ListedState } from '../../../domain/content/listed-state.ts';
import { messageFailures } from '../../api/answers.ts';

const itemState = z.object({
  id: z.string().describe("The item's id as text."),
  status: z.enum(['draft', 'published']),
  updated_at: z.string().describe('The last change, ISO 8601 UTC.'),
}) satisfies z.ZodType<ListedState>;

const plurals = kinds.map(({ plural }) => plural);

/** What the back office's lists know of an item beyond the specified list calls. */
export const itemStates: FastifyPluginAsyncZod = async (app) => {
  app.get('/api/item-states/:kind', {
    config: { shape: 'message', access: 'admin' },
    schema: {
      operationId: 'listItemStates',
      tags: ['Item states'],
      summary: 'Status and last change of all items of a kind',
      description: 'The last changed first, drafts included.',
      params: z.object({ kind: z.enum(plurals) }),
      response: { 200: z.array(itemState), ...messageFailures },
    },
    async handler({ params }) {
      const kind = kinds.find(({ plural }) => plural === params.kind) ?? kinds[0];
      return findItemStates(app.services.db, kind);
    },
  });
};
