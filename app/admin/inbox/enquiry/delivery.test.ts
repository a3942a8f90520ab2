import { expect, test } from 'vitest';
import type { Delivery } from '../../../../domain/api/inbox/enquiries.ts';
import { deliveryInWords } from './delivery.ts';

const queued: Delivery = { kind: 'enquiry', status: 'queued', attempts: 0, reason: '' };

test.each([
  [queued, true, 'queued', 'queued'],
  [{ ...queued, attempts: 3, reason: '451 busy' }, true, 'queued: 451 busy', 'queued'],
  [queued, false, 'queued: no mail configured', 'queued'],
  [{ ...queued, status: 'held' as const }, true, 'held: too many at once', 'held'],
  [{ ...queued, status: 'held' as const }, false, 'held: too many at once', 'held'],
  [{ ...queued, status: 'sent' as const, reason: '250 ok' }, true, 'sent', 'sent'],
  [{ ...queued, status: 'failed' as const, reason: '550 no' }, true, 'failed: 550 no', 'failed'],
  [
    { ...queued, kind: 'answer' as const, status: 'failed' as const },
    true,
    'answer failed: no reason was given',
    'failed',
  ],
  [null, true, 'not mailed', 'none'],
] as const)('R-X-01 %j', (delivery, configured, words, state) => {
  expect(deliveryInWords(delivery, configured)).toEqual({ words, state });
});
