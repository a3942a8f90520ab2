import type { WeekOfAnswers } from '../api/inbox/answer-times.ts';
import { hour } from '../durations.ts';
import type { SiteFacts } from '../settings/site-facts.ts';
import { clockOf, dayAfter, type SiteClock } from '../site-clock.ts';

export const shownWeeks = 12;

export interface EnquiryTimes {
  created_at: string;
  answered_at: string | null;
}

/** The Monday of a time's week at the site's clock, as YYYY-MM-DD. */
function mondayOf(time: number, clock: SiteClock): string {
  const { day } = clock.fieldsOfTime(time);
  return dayAfter({ day }, -((new Date(day).getUTCDay() + 6) % 7));
}

function firstMonday(now: number, clock: SiteClock): string {
  return dayAfter({ day: mondayOf(now, clock) }, -7 * (shownWeeks - 1));
}

export function startOfShownWeeks(now: number, facts: SiteFacts): number {
  const clock = clockOf(facts);
  return Date.parse(clock.timeOfFields({ day: firstMonday(now, clock), time: '00:00' }) ?? '');
}

function median(numbers: number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

interface Reckoning {
  clock: SiteClock;
  answerHours: number;
  now: number;
}

function weekOf(monday: string, enquiries: EnquiryTimes[], reckoning: Reckoning): WeekOfAnswers {
  const { clock, answerHours, now } = reckoning;
  const own = enquiries.filter(
    ({ created_at }) => mondayOf(Date.parse(created_at), clock) === monday,
  );
  const hours = own.flatMap(({ created_at, answered_at }) =>
    answered_at ? [(Date.parse(answered_at) - Date.parse(created_at)) / hour] : [],
  );
  const late = own.filter(
    ({ created_at, answered_at }) =>
      !answered_at && now - Date.parse(created_at) > answerHours * hour,
  );
  return {
    monday,
    answered: hours.length,
    medianHours: median(hours),
    inTime: hours.filter((it) => it <= answerHours).length,
    known: hours.length + late.length,
  };
}

/** An unanswered enquiry counts once the promised hours are over. */
export function weeksOfAnswers(
  enquiries: EnquiryTimes[],
  facts: SiteFacts,
  now: number,
): WeekOfAnswers[] {
  const clock = clockOf(facts);
  const reckoning = { clock, answerHours: facts.answerHours, now };
  const day = firstMonday(now, clock);
  return Array.from({ length: shownWeeks }, (_, place) =>
    weekOf(dayAfter({ day }, 7 * place), enquiries, reckoning),
  );
}
