import { z } from '../zod.ts';

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Twice a day. */
export const openingHoursLimit = 14;

const timeProblem = 'Please enter a time like 09:00.';
const time = z.string(timeProblem).regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeProblem);

export const openingTimes = z.object({
  day: z.enum(weekdays, 'Please choose a day.'),
  from: time.meta({ examples: ['09:00'] }),
  to: time.meta({ examples: ['18:00'] }),
});

/** Until midnight is until 00:00. */
export function opensBeforeItCloses(schema: z.ZodObject): z.ZodType {
  return schema.refine(({ from, to }) => to === '00:00' || String(from) < String(to), {
    path: ['to'],
    error: 'Please enter a time after the one at which you open.',
  });
}

export type OpeningTimes = z.infer<typeof openingTimes>;

/** Neighbouring days with the same hours, from 0 for Monday. */
export interface OpenDays {
  first: number;
  last: number;
  /** Such as '09:00–18:00'. */
  hours: string[];
}

function inWords({ from, to }: OpeningTimes): string {
  return `${from}–${to === '00:00' ? '24:00' : to}`;
}

/** Each day with its hours, from Monday on. */
function byDay(all: OpeningTimes[]): [day: number, hours: string[]][] {
  return weekdays.flatMap((name, day) => {
    const own = all.filter((one) => one.day === name);
    const hours = own.map(inWords).toSorted();
    return hours.length > 0 ? [[day, hours]] : [];
  });
}

export function openDays(all: OpeningTimes[]): OpenDays[] {
  const runs: OpenDays[] = [];
  for (const [day, hours] of byDay(all)) {
    const run = runs.at(-1);
    if (run && run.last === day - 1 && String(run.hours) === String(hours)) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs;
}
