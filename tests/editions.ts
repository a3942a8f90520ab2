import type { Database } from '../db/open.ts';
import { saveSiteSettings } from '../db/settings.ts';
import type { SiteSettings } from '../domain/settings.ts';
import { fixtureSettings } from './fixture-settings.ts';

export const arabic = {
  id: 'ar',
  tag: 'ar',
  name: 'العربية',
  digits: 'latn',
  isPublished: true,
} as const;
export const urdu = {
  id: 'ur',
  tag: 'ur',
  name: 'اردو',
  digits: 'latn',
  isPublished: true,
} as const;

/** A site that is written in English and translated into Arabic and Urdu. */
export const threeLanguages: SiteSettings = { ...fixtureSettings, languages: [arabic, urdu] };

export async function addLanguages(db: Database): Promise<void> {
  await saveSiteSettings(db, threeLanguages);
}
