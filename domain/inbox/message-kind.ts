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
  'mention',
] as const;

export type MessageKind = (typeof messageKinds)[number];

export const mailKinds = [
  'enquiry',
  'reminder',
  'answer',
  'receipt',
  'heartbeat',
  'held-summary',
  'alert',
  'mention',
] as const satisfies MessageKind[];

export const webhookKinds = ['webhook', 'alert-webhook'] as const satisfies MessageKind[];
