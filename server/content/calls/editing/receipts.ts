import type { FastifyInstance } from 'fastify';
import { getReceipt } from '../../../../domain/api/content/editing/receipts.ts';
import { routesOf } from '../../../api/route.ts';
import { makeReceipt } from '../../receipt/receipt.ts';

/** What visitors find after something was published (R-X-06). */
export async function receipts(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Publishing'], access: 'admin' });
  route(getReceipt, {
    summary: 'What visitors find after the last change of an item or an edition',
    description:
      'Fetches every public address that the change touches: the page, its old addresses, lists, home, sitemap and feed. Waits up to 2 seconds for each.',
    handler: ({ params: { kind, id } }) => makeReceipt(app, kind, id),
  });
}
