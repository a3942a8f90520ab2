import type { InboxEnquiry } from '../../../../domain/api/inbox/enquiries.ts';
import { minute } from '../../../../domain/durations.ts';
import { timeToAnswer } from '../../../../domain/inbox/answer-promise.ts';
import { siteFacts } from '../../site-facts.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';

interface Countdown {
  /** Such as 'answer within 31 h'. */
  words: string;
  state: 'calm' | 'due' | 'late';
  /** Minutes of the promised hours that are gone; never more than there are. */
  used: number;
}

export function promisedMinutes(): number {
  return siteFacts().answerHours * 60;
}

/** Minutes before the end from which on an answer is due: a sixth of the promised time. */
function dueMinutes(): number {
  return promisedMinutes() / 6;
}

/** '40 min', '5 h 25 min', '31 h', '6 days': exact where it matters. */
function durationInWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 10) return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
  return hours < 72 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** How the promise of the privacy policy stands; null for what needs no answer. */
export function countdownOf(
  enquiry: Pick<InboxEnquiry, 'status' | 'created_at'>,
  now: number,
): Countdown | null {
  const left = timeToAnswer(enquiry, siteFacts().answerHours, now);
  if (left === null) return null;
  const minutes = Math.floor(Math.abs(left) / minute);
  const time = durationInWords(minutes);
  if (left < 0) return { words: texts.overdueBy(time), state: 'late', used: promisedMinutes() };
  const state = minutes < dueMinutes() ? 'due' : 'calm';
  return { words: texts.answerWithin(time), state, used: Math.max(0, promisedMinutes() - minutes) };
}
