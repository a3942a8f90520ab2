import { createContext, use } from 'react';
import { filled, type WordsOfClient } from '../../../domain/content/sign-off/words.ts';
import { withOrdinal } from '../../../domain/languages/ordinal-day.ts';
import type { Direction } from '../../../domain/languages/tag.ts';
import { clockOf, type Zones } from '../../../domain/site-clock.ts';

/** A language of the site, and what this page says in it. */
export interface LanguageOfPage {
  tag: string;
  direction: Direction;
  words: WordsOfClient;
}

/** @param hour from 0 to 23 */
function partOfDay(hour: number): keyof WordsOfClient['clock'] {
  if (hour < 4 || hour >= 20) return 'night';
  if (hour < 12) return 'morning';
  return hour < 16 ? 'noon' : 'evening';
}

interface Spoken {
  words: WordsOfClient;
  zones: Zones;
}

export const SpokenWords = createContext<Spoken | null>(null);

const worded = {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
} as const;

/** Without the 'PM' that a browser would put before the digits in Urdu. */
function hourIn({ locale, clock }: WordsOfClient, time: string, timeZone: string): string {
  const hourCycle = clock.morning === clock.evening ? 'h23' : 'h12';
  const format = { hour: 'numeric', minute: '2-digit', hourCycle, timeZone } as const;
  const parts = new Intl.DateTimeFormat(locale, format).formatToParts(new Date(time));
  const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${partOf('hour')}:${partOf('minute')}`;
}

/** What the page says, with values in the places of their names, and times of the site's clock. */
export function useWords() {
  const spoken = use(SpokenWords);
  if (!spoken) throw new Error('The page of a client has no words.');
  const { words, zones } = spoken;
  const { locale, language } = words;
  const { zone } = zones;
  const clock = clockOf(zones);
  const day = (time: string) =>
    language === 'en'
      ? clock.dayInWords(time)
      : withOrdinal(
          new Date(time).toLocaleDateString(locale, { ...worded, timeZone: zone }),
          locale,
        );
  return {
    words,
    fill: filled,
    number: (value: number) => value.toLocaleString(locale),
    and: (items: string[]) => new Intl.ListFormat(locale).format(items),
    day,
    time: (at: string) => {
      const part = partOfDay(Number.parseInt(clock.fieldsOfTime(at).time, 10));
      const time = language === 'en' ? clock.hourInWords(at) : hourIn(words, at, zone);
      return filled(words.clock[part], { day: day(at), time });
    },
  };
}
