import { dateFormat } from '../languages/kept-formats.ts';
import { firstZones, isTimeZone, type Zones } from '../site-clock.ts';
import { z } from '../zod.ts';

const zoneProblem = 'Please choose a time zone, such as Europe/Lisbon.';
export const zone = z
  .string(zoneProblem)
  .refine(isTimeZone, zoneProblem)
  .meta({ examples: ['Europe/Lisbon'] });

const dateSpellings = ['day-first', 'month-first', 'numbers'] as const;

const tagProblem = 'Please enter the tag of a language, such as en or pt-PT.';

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

export const language = z.object({
  tag: z
    .string(tagProblem)
    .max(35, tagProblem)
    .refine(isLanguageTag, tagProblem)
    .meta({ examples: ['en'] }),
  dates: z.enum(dateSpellings),
});

type Language = z.infer<typeof language>;
export type DateSpelling = Language['dates'];

export const firstTime: Zones = firstZones;
export const firstLanguage: Language = { tag: 'en', dates: 'day-first' };

const locales: Record<DateSpelling, string> = {
  'day-first': 'en-GB',
  'month-first': 'en-US',
  // Sweden writes the numbers as ISO 8601 does.
  numbers: 'sv',
};

interface VisitorsDay {
  zone: string;
  dates: DateSpelling;
}

/** '30 November 2026', as the owner spells it. */
export function visitorsDay(iso: string, { zone: timeZone, dates }: VisitorsDay): string {
  const dateStyle = dates === 'numbers' ? 'short' : 'long';
  return dateFormat(locales[dates], { dateStyle, timeZone }).format(new Date(iso));
}

/** 'Mon 30 Nov 2026', as the owner spells it. */
export function visitorsWeekday(iso: string, { zone: timeZone, dates }: VisitorsDay): string {
  const at = new Date(iso);
  const weekday = dateFormat('en-GB', { weekday: 'short', timeZone }).format(at);
  const dateStyle = dates === 'numbers' ? 'short' : 'medium';
  const day = dateFormat(locales[dates], { dateStyle, timeZone }).format(at);
  return `${weekday}${dates === 'month-first' ? ',' : ''} ${day}`;
}
