import { hour } from '../durations.ts';
import type { EnquiryStatus } from './inbox.ts';

/** From two hours to thirty days. */
export const answerHoursRange = { min: 2, max: 720 } as const;

/** The one place of the promise (R-9-20): policies, forms, mails and the inbox read this setting. */
export const firstAnswerPromise = { answerHours: 48 };

/** '48 hours'. */
export function promisedTime(answerHours: number): string {
  return `${answerHours} hours`;
}

/** After half of the time, and when a sixth of it is left. */
export function reminderHours(answerHours: number): [first: number, second: number] {
  return [Math.floor(answerHours / 2), Math.floor((answerHours * 5) / 6)];
}

export const waitingStatuses = ['new', 'open'] as const satisfies EnquiryStatus[];

export function isWaiting(status: EnquiryStatus): boolean {
  return waitingStatuses.some((waiting) => waiting === status);
}

interface Asked {
  status: EnquiryStatus;
  created_at: string;
}

export function overdueBefore(now: number, answerHours: number): string {
  return new Date(now - answerHours * hour).toISOString();
}

/** When the promise ends for an enquiry, in milliseconds. */
export function promiseEnd({ created_at }: Pick<Asked, 'created_at'>, answerHours: number): number {
  return Date.parse(created_at) + answerHours * hour;
}

/** Milliseconds, negative once it is overdue; null for what needs no answer. */
export function timeToAnswer(asked: Asked, answerHours: number, now: number): number | null {
  return isWaiting(asked.status) ? promiseEnd(asked, answerHours) - now : null;
}
