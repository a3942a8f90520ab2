import { z } from '../../../zod.ts';
import { get } from '../../call.ts';
import { itemParams } from '../../params.ts';

const answer = z.object({
  address: z.string().nullable().describe('Its public address; null while visitors have none.'),
  pages: z.number().int().describe('Other items that link to the address.'),
  inMenus: z.boolean().describe('Whether a menu leads to it.'),
});

export type LinksToItem = z.infer<typeof answer>;

export const findLinksToItem = get('findLinksToItem', '/api/links-to/:kind/:id', {
  params: itemParams,
  answer,
});
