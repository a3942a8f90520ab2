import { z } from '../../../zod.ts';
import { get } from '../../call.ts';
import { storedParams as params } from '../../params.ts';

const receiptRow = z.object({
  path: z.string(),
  place: z
    .enum(['page', 'old address', 'list', 'home', 'sitemap', 'feed', 'summary'])
    .describe('What the address is to the item.'),
  status: z.number().int().describe('0 when there was no answer.'),
  ms: z.number().int(),
  proof: z.enum(['new text', 'gone', 'leads on', 'answers']).describe('What was looked for.'),
  reason: z.string().describe('Why it is not as it should be; empty when it is.'),
});

export type ReceiptRow = z.infer<typeof receiptRow>;
export type ReceiptPlace = ReceiptRow['place'];
export type ReceiptProof = ReceiptRow['proof'];

const receipt = z.object({
  title: z.string(),
  rows: z.array(receiptRow).describe('None for an item that visitors never saw.'),
  ms: z.number().int(),
});

export type Receipt = z.infer<typeof receipt>;

export const getReceipt = get('getReceipt', '/api/receipts/:kind/:id', {
  params,
  answer: receipt,
});
