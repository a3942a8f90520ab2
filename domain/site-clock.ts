/** A zone, and the city by which people know it. */
export interface Clock {
  zone: string;
  city: string;
}

/** Every time of day in the back office is this one's, and named so (decision D57). */
export const siteClock: Clock = { zone: 'Asia/Dubai', city: 'Dubai' };

/** Of the other office, beside it where something is planned. */
export const secondClock: Clock = { zone: 'Asia/Karachi', city: 'Karachi' };

type Part = 'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute';

function formatIn({ zone }: Clock, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone, hourCycle: 'h23' });
  return (time: string | number): Record<Part, string> => {
    const parts = format.formatToParts(new Date(time)).map(({ type, value }) => [type, value]);
    // The options below ask for all of them.
    return Object.fromEntries(parts) as Record<Part, string>;
  };
}

const time = { hour: '2-digit', minute: '2-digit' } as const;
const worded = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  ...time,
} as const;
const counted = { day: '2-digit', month: '2-digit', year: 'numeric', ...time } as const;

function readersOf(clock: Clock) {
  return { inWords: formatIn(clock, worded), inNumbers: formatIn(clock, counted) };
}

const site = readersOf(siteClock);
const second = readersOf(secondClock);

/** 'Mon 30 Nov 2026'. */
export function dayInWords(iso: string): string {
  const { weekday, day, month, year } = site.inWords(iso);
  return `${weekday} ${day} ${month} ${year}`;
}

function hourOf({ hour, minute }: Record<Part, string>): string {
  return `${hour}:${minute}`;
}

/** 'Mon 30 Nov 2026, 09:00 Dubai'. */
export function timeInWords(iso: string): string {
  return `${dayInWords(iso)}, ${hourOf(site.inWords(iso))} ${siteClock.city}`;
}

/** '09:00 Dubai', of a time on a day that everybody knows. */
export function hourInWords(iso: string): string {
  return `${hourOf(site.inWords(iso))} ${siteClock.city}`;
}

/** '10:00 in Karachi', with the weekday where that is another day. */
export function secondHourInWords(iso: string): string {
  const [here, there] = [site.inWords(iso), second.inWords(iso)];
  const day = here.day === there.day ? '' : `${there.weekday} `;
  return `${day}${hourOf(there)} in ${secondClock.city}`;
}

/** What fields of a day and of a time hold: 2026-11-30 and 09:00. */
export interface ClockFields {
  day: string;
  time: string;
}

export function fieldsOfTime(iso: string | number): ClockFields {
  const parts = site.inNumbers(iso);
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: hourOf(parts) };
}

function asUtc({ day, time }: ClockFields): number {
  return Date.parse(`${day}T${time}Z`);
}

/** Null while a field is empty or holds no time; an hour that a change of the clocks leaves out is the next. */
export function timeOfFields(typed: ClockFields): string | null {
  const wanted = asUtc(typed);
  if (Number.isNaN(wanted)) return null;
  let guess = wanted;
  // The first guess may lie on the other side of a change of the clocks.
  for (let turn = 0; turn < 2; turn += 1) guess += wanted - asUtc(fieldsOfTime(guess));
  return new Date(guess).toISOString();
}

/** The day after so many nights at the site's clock. */
export function dayAfter({ day }: Pick<ClockFields, 'day'>, nights: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + nights * 86_400_000).toISOString().slice(0, 10);
}

/** Nights from one time to another at the site's clock; 0 on the same day. */
export function nightsUntil(iso: string, now: number): number {
  const dayOf = (at: string | number) => Date.parse(fieldsOfTime(at).day);
  return Math.round((dayOf(iso) - dayOf(now)) / 86_400_000);
}
