import { firstAnswerPromise } from '../inbox/answer-promise.ts';
import type { SiteSettings } from '../settings.ts';
import type { Zones } from '../site-clock.ts';
import { type DateSpelling, firstLanguage, firstTime } from './region.ts';

/** The settings that sentences about times and promises need. */
export interface SiteFacts extends Zones {
  dates: DateSpelling;
  answerHours: number;
  languages: LanguageTags;
}

/** Of that which the site is written in, and of those that it is translated into. */
interface LanguageTags {
  origin: string;
  further: string[];
}

export function clockFactsOf(
  settings: Pick<SiteSettings, 'time' | 'language' | 'promise' | 'languages'>,
): SiteFacts {
  const { zone, secondZone } = settings.time;
  const { dates, tag: origin } = settings.language;
  const languages = { origin, further: settings.languages.map(({ tag }) => tag) };
  return { zone, secondZone, dates, answerHours: settings.promise.answerHours, languages };
}

/** Of a site whose first content was never loaded. */
export const firstFacts = clockFactsOf({
  time: firstTime,
  language: firstLanguage,
  languages: [],
  promise: firstAnswerPromise,
});
