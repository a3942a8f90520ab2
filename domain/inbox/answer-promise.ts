import type { EnquiryStatus } from './inbox.ts';

/**
 * Hours in which the agency promises an answer (R-9-20). Policies, forms, letters and the inbox read it
 * here.
 */
export const promisedHours = 48;

/** The promise in words. */
export const promisedTime = `${promisedHours} hours`;

/** When somebody who was talked to has a written estimate. */
export const estimateTime = 'two working days';

/** Hours after which the agency is reminded of an enquiry that waits. */
export const reminderHours = [24, 40] as const;

const hour = 3_600_000;

/** The folders in which enquiries wait for an answer. */
export const waitingStatuses = ['new', 'open'] as const satisfies EnquiryStatus[];

export function isWaiting(status: EnquiryStatus): boolean {
  return waitingStatuses.some((waiting) => waiting === status);
}

interface Asked {
  status: EnquiryStatus;
  /** ISO 8601. */
  created_at: string;
}

/** Enquiries from before this time, ISO 8601, are overdue when they still wait at `now`. */
export function overdueBefore(now: number): string {
  return new Date(now - promisedHours * hour).toISOString();
}

/**
 * Milliseconds until the promise is broken, negative once it is; null for what needs no answer any more,
 * or never did.
 */
export function timeToAnswer({ status, created_at }: Asked, now: number): number | null {
  if (!isWaiting(status)) return null;
  return Date.parse(created_at) + promisedHours * hour - now;
}
