import type { WeekOfAnswers } from '../../../../domain/api/inbox/answer-times.ts';
import { promisedTime } from '../../../../domain/inbox/answer-promise.ts';
import { siteFacts } from '../../site-facts.ts';
import { answerTimesTexts as texts } from '../texts/answer-times.ts';

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '16 Nov'. */
export function firstDayOfWeek(week: WeekOfAnswers | undefined): string {
  return week ? days.format(new Date(week.monday)) : '';
}

/** '40 min', '5.5 h', '31 h'; at least a minute. */
export function hoursInWords(hours: number): string {
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`;
  return `${hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours)} h`;
}

/** '94 %'; never a full hundred while one is missing. */
export function inTimeInWords({ inTime, known }: Pick<WeekOfAnswers, 'inTime' | 'known'>): string {
  return `${Math.floor((inTime / known) * 100)} %`;
}

/** All weeks in a line; the median is of the last week that has one. */
export function answerFiguresOf(weeks: WeekOfAnswers[]): string {
  const known = weeks.reduce((sum, week) => sum + week.known, 0);
  const inTime = weeks.reduce((sum, week) => sum + week.inTime, 0);
  const share = texts.summary(
    inTimeInWords({ inTime, known }),
    promisedTime(siteFacts().answerHours),
  );
  const latest = weeks.findLast(({ medianHours }) => medianHours !== null)?.medianHours;
  return latest == null ? share : `${share} ${texts.lately(hoursInWords(latest))}`;
}
