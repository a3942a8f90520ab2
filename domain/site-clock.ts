import { day as dayLength, minute } from './durations.ts';

/** The zone of the site's clock, and one that stands beside it where something is planned. */
export interface Zones {
  /** Such as 'Europe/Lisbon'. */
  zone: string;
  /** Empty: there is none. */
  secondZone: string;
}

/** Of a site that has none of its own yet. */
export const firstZones: Zones = { zone: 'UTC', secondZone: '' };

/** A name of the time zone database; browsers and servers spell some of them differently. */
export function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Z][\w+-]*(\/[A-Z][\w+-]*)+$/i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** Those that this runtime knows. */
export function timeZones(): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];
}

/** 'New York' of 'America/New_York'. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

type Part = 'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute';

function formatIn(zone: string, options: Intl.DateTimeFormatOptions) {
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

function hourOf({ hour, minute }: Record<Part, string>): string {
  return `${hour}:${minute}`;
}

/** What fields of a day and of a time hold: 2026-11-30 and 09:00. */
export interface ClockFields {
  day: string;
  time: string;
}

/** The day after so many nights, which may be negative. */
export function dayAfter({ day }: Pick<ClockFields, 'day'>, nights: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + nights * dayLength).toISOString().slice(0, 10);
}

/** Every time of day in the back office is this one's, and named so (decision D57). */
function makeClock({ zone, secondZone }: Zones) {
  const [inWords, inNumbers] = [formatIn(zone, worded), formatIn(zone, counted)];
  const second = secondZone && secondZone !== zone ? formatIn(secondZone, worded) : null;
  const city = cityOf(zone);

  /** 'Mon 30 Nov 2026'. */
  function dayInWords(iso: string): string {
    const { weekday, day, month, year } = inWords(iso);
    return `${weekday} ${day} ${month} ${year}`;
  }

  /** '09:00 Lisbon', of a time on a day that everybody knows. */
  function hourInWords(iso: string): string {
    return `${hourOf(inWords(iso))} ${city}`;
  }

  function fieldsOfTime(at: string | number): ClockFields {
    const parts = inNumbers(at);
    return { day: `${parts.year}-${parts.month}-${parts.day}`, time: hourOf(parts) };
  }

  function asUtc({ day, time: hour }: ClockFields): number {
    return Date.parse(`${day}T${hour}Z`);
  }

  /** How far the clock is ahead of UTC, to the minute. */
  function offsetAt(at: number): number {
    return asUtc(fieldsOfTime(at)) - Math.floor(at / minute) * minute;
  }

  /**
   * Null while a field is empty or holds no time. An hour that comes twice in a change of the clocks is
   * the first; one that is left out is as much later.
   */
  function timeOfFields(typed: ClockFields): string | null {
    const wanted = asUtc(typed);
    if (Number.isNaN(wanted)) return null;
    const before = wanted - offsetAt(wanted - dayLength);
    const after = wanted - offsetAt(wanted + dayLength);
    const fitting = [before, after].find((guess) => asUtc(fieldsOfTime(guess)) === wanted);
    return new Date(fitting ?? before).toISOString();
  }

  return {
    zone,
    city,
    /** Null without one. */
    second: second && { zone: secondZone, city: cityOf(secondZone) },
    dayInWords,
    hourInWords,
    /** 'Mon 30 Nov 2026, 09:00 Lisbon'. */
    timeInWords: (iso: string) => `${dayInWords(iso)}, ${hourInWords(iso)}`,
    /** '10:00 in Berlin', with the weekday where that is another day; '' without a second clock. */
    secondHourInWords(iso: string): string {
      if (!second) return '';
      const [here, there] = [inWords(iso), second(iso)];
      const day = here.day === there.day ? '' : `${there.weekday} `;
      return `${day}${hourOf(there)} in ${cityOf(secondZone)}`;
    },
    fieldsOfTime,
    timeOfFields,
    /** Nights from one time to another; 0 on the same day. */
    nightsUntil(iso: string, now: number): number {
      const dayOf = (at: string | number) => Date.parse(fieldsOfTime(at).day);
      return Math.round((dayOf(iso) - dayOf(now)) / dayLength);
    },
  };
}

export type SiteClock = ReturnType<typeof makeClock>;

let last: { zones: string; clock: SiteClock } | null = null;

/** Making formats of dates takes milliseconds, so the last clock is kept. */
export function clockOf({ zone, secondZone }: Zones): SiteClock {
  const zones = `${zone} ${secondZone}`;
  if (last?.zones !== zones) last = { zones, clock: makeClock({ zone, secondZone }) };
  return last.clock;
}

/** The year of copyright lines and facts, which begins with the site's own midnight. */
export function yearNow(zones: Zones): number {
  return Number(clockOf(zones).fieldsOfTime(Date.now()).day.slice(0, 4));
}
