import { countOf } from '../../../../domain/count-of.ts';
import { day, hour, minute } from '../../../../domain/durations.ts';
import { hourInWords, siteClock } from '../../site-facts.ts';

type Time = string | number;

/** Made anew when the zone has changed. */
function formatOf(options: Intl.DateTimeFormatOptions) {
  let made: { zone: string; format: Intl.DateTimeFormat } | null = null;
  return (time: Time, zone = siteClock().zone) => {
    if (made?.zone !== zone) {
      made = { zone, format: new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone }) };
    }
    return made.format.format(new Date(time)).replaceAll(',', '');
  };
}

const clock = { hour: '2-digit', minute: '2-digit' } as const;
const longDay = formatOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const weekday = formatOf({ weekday: 'long' });
const shortWeekday = formatOf({ weekday: 'short' });
const dayOfYear = formatOf({ day: 'numeric', month: 'short', year: 'numeric' });
const secondHour = formatOf(clock);

/** '09:00'. */
export const hourOf = formatOf(clock);

/** 'Mon 30 Nov'. */
export const dayOf = formatOf({ weekday: 'short', day: 'numeric', month: 'short' });

/** 'Sunday 22 November 2026, 10:40 in Lisbon, 11:40 in Berlin'. */
export function nowInWords(now: number): string {
  const { city, second } = siteClock();
  const here = `${longDay(now)}, ${hourOf(now)} in ${city}`;
  return second ? `${here}, ${secondHour(now, second.zone)} in ${second.city}` : here;
}

/** Nights until a time, negative for a past one; 0 on the same day. */
export function nightsFrom(now: number, time: Time): number {
  return siteClock().nightsUntil(new Date(time).toISOString(), now);
}

/** 'Today, 03:30', else 'Tue 17 Nov', with the year where it may be another one. */
export function whenInWords(iso: string, now: number): string {
  const nights = nightsFrom(now, iso);
  if (nights === 0) return `Today, ${hourOf(iso)}`;
  return Math.abs(nights) < 180 ? dayOf(iso) : dayOfYear(iso);
}

/** 'today at 03:30 Lisbon', 'on Tue 17 Nov at 03:30 Lisbon'. */
export function pastInWords(iso: string, now: number): string {
  const isToday = nightsFrom(now, iso) === 0;
  return `${isToday ? 'today' : `on ${dayOf(iso)}`} at ${hourInWords(iso)}`;
}

/** '07:35' today, 'Mon 17:40' in the days around it, else 'Mon 9 Nov'. */
export function dueInWords(time: Time, now: number): string {
  const nights = Math.abs(nightsFrom(now, time));
  if (nights === 0) return hourOf(time);
  return nights < 7 ? `${shortWeekday(time)} ${hourOf(time)}` : dayOf(time);
}

/** 'at 10:17', 'on Friday', 'on Tue 10 Nov': as short as it stays clear. */
export function pastDayInWords(iso: string, now: number): string {
  const nights = nightsFrom(now, iso);
  if (nights === 0) return `at ${hourOf(iso)}`;
  return `on ${nights > -7 ? weekday(iso) : dayOf(iso)}`;
}

/** 'later today', 'tomorrow', 'in 8 days'. */
export function untilInWords(iso: string, now: number): string {
  const days = nightsFrom(now, iso);
  if (days <= 0) return 'later today';
  return days === 1 ? 'tomorrow' : `in ${daysInWords(days)}`;
}

/** '25 min', '31 h', '6 days'. */
export function roughly(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`;
  if (milliseconds < 3 * day) return `${Math.floor(milliseconds / hour)} h`;
  return daysInWords(Math.floor(milliseconds / day));
}

export function daysInWords(count: number): string {
  return countOf(count, 'day');
}
