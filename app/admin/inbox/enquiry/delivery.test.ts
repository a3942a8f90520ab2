import { expect, test } from 'vitest';
import type { Delivery, LoggedMessage } from '../../../../domain/api/inbox/enquiries.ts';
import { deliveryInWords, undelivered } from './delivery.ts';

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

test('an answer that nobody has says so where it stands', () => {
  const at = '2026-11-27T06:00:00.000Z';
  const answer: LoggedMessage = {
    kind: 'answer',
    status: 'failed',
    text: 'Hello',
    attempts: 1,
    created_at: at,
    next_at: at,
    ledger: [{ attempt: 1, at, outcome: 'failed', reason: '550 no such mailbox' }],
  };
  expect(undelivered(answer)).toBe('Not delivered: 550 no such mailbox');
  expect(undelivered({ ...answer, ledger: [] })).toBe('Not delivered: no reason was given');
  expect(undelivered({ ...answer, status: 'queued' })).toBeNull();
});
