import type { WeekOfAnswers } from '../api/inbox/answer-times.ts';
import { promisedHours } from './answer-promise.ts';

const hour = 3_600_000;
const week = 7 * 24 * hour;

const dubai = 4 * hour;

const firstMonday = -3 * 24 * hour;

export const shownWeeks = 12;

export interface EnquiryTimes {
  created_at: string;
  answered_at: string | null;
}

function mondayOf(time: number): number {
  return Math.floor((time + dubai - firstMonday) / week) * week + firstMonday - dubai;
}

export function startOfShownWeeks(now: number): number {
  return mondayOf(now) - (shownWeeks - 1) * week;
}

function median(numbers: number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

function weekOf(start: number, enquiries: EnquiryTimes[], now: number): WeekOfAnswers {
  const own = enquiries.filter(({ created_at }) => mondayOf(Date.parse(created_at)) === start);
  const hours = own.flatMap(({ created_at, answered_at }) =>
    answered_at ? [(Date.parse(answered_at) - Date.parse(created_at)) / hour] : [],
  );
  const late = own.filter(
    ({ created_at, answered_at }) =>
      !answered_at && now - Date.parse(created_at) > promisedHours * hour,
  );
  return {
    monday: new Date(start + dubai).toISOString().slice(0, 10),
    answered: hours.length,
    medianHours: median(hours),
    inTime: hours.filter((it) => it <= promisedHours).length,
    known: hours.length + late.length,
  };
}

/** An unanswered enquiry counts once its 48 hours are over. */
export function weeksOfAnswers(enquiries: EnquiryTimes[], now: number): WeekOfAnswers[] {
  const first = startOfShownWeeks(now);
  return Array.from({ length: shownWeeks }, (_, place) =>
    weekOf(first + place * week, enquiries, now),
  );
}
