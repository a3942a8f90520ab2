import { primarySubtag } from '../languages/tag.ts';
import type { SiteMessages } from './messages.ts';

/** A language without a catalogue has the English texts (R-L-08). */
export function catalogueOf(tag: string): SiteMessages['language'] {
  const language = primarySubtag(tag);
  return language === 'ar' || language === 'ur' ? language : 'en';
}

export function hasCatalogue(tag: string): boolean {
  return catalogueOf(tag) === primarySubtag(tag);
}
