import { primarySubtag } from '../languages/tag.ts';

export const catalogued = ['en', 'ar', 'de', 'es', 'fa', 'fr', 'ja', 'ur'] as const;

export type Catalogued = (typeof catalogued)[number];

/** A language without a catalogue has the English texts (R-L-08). */
export function catalogueOf(tag: string): Catalogued {
  const language = primarySubtag(tag);
  return catalogued.find((one) => one === language) ?? 'en';
}

export function hasCatalogue(tag: string): boolean {
  return catalogueOf(tag) === primarySubtag(tag);
}
