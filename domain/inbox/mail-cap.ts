import { hour, minute } from '../durations.ts';

/**
 * Threat T27. The agency's mail, the webhook's call and the visitor's receipt of an enquiry leave
 * or are held together. Counted are the enquiries let through within the last hour; what a person
 * releases leaves at once and does not count.
 */

export const capWindow = hour;

export const releaseInterval = minute;

/** The share of the cap that stays free for new enquiries while held ones leave. */
const reservedShare = 0.2;

export function hasRoomForNew(used: number, cap: number): boolean {
  return used < cap;
}

/** Releases in even portions once less than four fifths of the cap are used. */
export function countReleasable(used: number, cap: number): number {
  const limit = Math.max(1, Math.floor(cap * (1 - reservedShare)));
  const portion = Math.ceil((cap * releaseInterval) / capWindow);
  return Math.max(0, Math.min(portion, limit - used));
}

const summaryInterval = 24 * hour;
const minSummaryInterval = hour;

export const summaryDelay = 5 * minute;

export function isSummaryDue(sinceLast: number, isFirst: boolean): boolean {
  return sinceLast >= (isFirst ? minSummaryInterval : summaryInterval);
}
