import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { itemKinds } from '../../../domain/content/kinds/kinds.ts';
import type { Receipt } from '../../../domain/content/receipt.ts';
import { messageFailures } from '../../api/answers.ts';
import { makeReceipt } from '../receipt/receipt.ts';

const row = z.object({
  path: z.string(),
  place: z.enum(['page', 'old address', 'list', 'home', 'sitemap', 'feed', 'summary']),
  status: z.number().int().describe('0 when there was no answer.'),
  ms: z.number().int(),
  proof: z.enum(['new text', 'gone', 'leads on', 'answers']).describe('What was looked for.'),
  reason: z.string().describe('Why it is not as it should be; empty when it is.'),
});

const receipt = z.object({
  title: z.string(),
  rows: z.array(row),
  ms: z.number().int(),
}) satisfies z.ZodType<Receipt>;

/** What visitors find after something was published (R-X-06). */
export const receipts: FastifyPluginAsyncZod = async (app) => {
  app.get('/api/receipts/:kind/:id', {
    config: { shape: 'message', access: 'admin' },
    schema: {
      tags: ['Publishing'],
      summary: 'What visitors find after the last change of an item',
      description:
        'Fetches every public address that the change touches: the page, its old addresses, lists, home, sitemap and feed. Waits up to 2 seconds for each.',
      params: z.object({
        kind: z.enum(itemKinds),
        id: z.string().regex(/^([1-9]\d{0,8}|[0-9a-f]{24})$/),
      }),
      response: { 200: receipt, ...messageFailures },
    },
    handler: ({ params: { kind, id } }) => makeReceipt(app, kind, id),
  });
};
