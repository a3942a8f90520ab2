/**
 * What leaves through the outbox: an enquiry on its way to the agency, a reminder of it, the agency's
 * answer to the visitor, a receipt to the visitor, a call of the webhook, the hourly heartbeat, how many
 * enquiries the cap holds, and what the owner must look at, by mail and by webhook.
 */
export const messageKinds = [
  'enquiry',
  'reminder',
  'answer',
  'receipt',
  'webhook',
  'heartbeat',
  'held-summary',
  'alert',
  'alert-webhook',
] as const;

export type MessageKind = (typeof messageKinds)[number];

/** Those that leave by mail. */
export const mailKinds = [
  'enquiry',
  'reminder',
  'answer',
  'receipt',
  'heartbeat',
  'held-summary',
  'alert',
] as const satisfies MessageKind[];

/** Those that leave by a call of the webhook. */
export const webhookKinds = ['webhook', 'alert-webhook'] as const satisfies MessageKind[];
