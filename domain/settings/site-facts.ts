import { firstAnswerPromise } from '../inbox/answer-promise.ts';
import type { SiteSettings } from '../settings.ts';
import type { Zones } from '../site-clock.ts';
import { type DateSpelling, firstLanguage, firstTime } from './region.ts';

/** The settings that sentences about times and promises need. */
export interface SiteFacts extends Zones {
  dates: DateSpelling;
  answerHours: number;
}

export function clockFactsOf(
  settings: Pick<SiteSettings, 'time' | 'language' | 'promise'>,
): SiteFacts {
  const { zone, secondZone } = settings.time;
  const { dates } = settings.language;
  return { zone, secondZone, dates, answerHours: settings.promise.answerHours };
}

/** Of a site whose first content was never loaded. */
export const firstFacts = clockFactsOf({
  time: firstTime,
  language: firstLanguage,
  promise: firstAnswerPromise,
});
