import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getReceipt } from '../../../../domain/api/content/editing/receipts.ts';
import { routeOf } from '../../../api/route.ts';
import { makeReceipt } from '../../receipt/receipt.ts';

/** What visitors find after something was published (R-X-06). */
export const receipts: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...routeOf(getReceipt, {
      tags: ['Publishing'],
      summary: 'What visitors find after the last change of an item or an edition',
      description:
        'Fetches every public address that the change touches: the page, its old addresses, lists, home, sitemap and feed. Waits up to 2 seconds for each.',
    }),
    config: { shape: 'message', access: 'admin' },
    handler: ({ params: { kind, id } }) => makeReceipt(app, kind, id),
  });
};
