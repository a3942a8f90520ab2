/**
 * What leaves through the outbox: an enquiry on its way to the agency, a reminder of it, the agency's
 * answer to the visitor, a receipt to the visitor, a call of the webhook, and the hourly heartbeat.
 */
export const messageKinds = [
  'enquiry',
  'reminder',
  'answer',
  'receipt',
  'webhook',
  'heartbeat',
] as const;

export type MessageKind = (typeof messageKinds)[number];

/** Those that leave by mail. */
export const mailKinds = [
  'enquiry',
  'reminder',
  'answer',
  'receipt',
  'heartbeat',
] as const satisfies MessageKind[];
