import type { EnquiryStatus } from './inbox.ts';

/** The one place of the promise (R-9-20): policies, forms, mails and the inbox read it here. */
export const promisedHours = 48;

export const promisedTime = `${promisedHours} hours`;

export const estimateTime = 'two working days';

export const reminderHours = [24, 40] as const;

const hour = 3_600_000;

export const waitingStatuses = ['new', 'open'] as const satisfies EnquiryStatus[];

export function isWaiting(status: EnquiryStatus): boolean {
  return waitingStatuses.some((waiting) => waiting === status);
}

interface Asked {
  status: EnquiryStatus;
  created_at: string;
}

export function overdueBefore(now: number): string {
  return new Date(now - promisedHours * hour).toISOString();
}

/** Milliseconds, negative once it is overdue; null for what needs no answer. */
export function timeToAnswer({ status, created_at }: Asked, now: number): number | null {
  if (!isWaiting(status)) return null;
  return Date.parse(created_at) + promisedHours * hour - now;
}
