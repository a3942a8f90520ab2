import { createContext, use } from 'react';
import { filled, type WordsOfClient } from '../../../domain/content/sign-off/words.ts';
import type { Direction } from '../../../domain/languages/tag.ts';
import { clockOf, type Zones } from '../../../domain/site-clock.ts';

/** A language of the site, and what this page says in it. */
export interface LanguageOfPage {
  tag: string;
  direction: Direction;
  words: WordsOfClient;
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

/** What the page says, with values in the places of their names, and times of the site's clock. */
export function useWords() {
  const spoken = use(SpokenWords);
  if (!spoken) throw new Error('The page of a client has no words.');
  const { words, zones } = spoken;
  const { locale, language } = words;
  const dated = (time: string, more: Intl.DateTimeFormatOptions) =>
    new Date(time).toLocaleString(locale, { ...worded, ...more, timeZone: zones.zone });
  return {
    words,
    fill: filled,
    number: (value: number) => value.toLocaleString(locale),
    and: (items: string[]) => new Intl.ListFormat(locale).format(items),
    day: (time: string) => (language === 'en' ? clockOf(zones).dayInWords(time) : dated(time, {})),
    time: (time: string) =>
      language === 'en'
        ? clockOf(zones).timeInWords(time)
        : dated(time, { hour: '2-digit', minute: '2-digit' }),
  };
}
