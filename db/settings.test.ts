import { expect, test } from 'vitest';
import { firstAnswerPromise } from '../domain/inbox/answer-promise.ts';
import { firstFormLimits } from '../domain/inbox/form-limits.ts';
import { firstSiteBrand } from '../domain/settings/brand-settings.ts';
import { firstLanguage, firstTime } from '../domain/settings/region.ts';
import { emptyMenus, firstClaims, nothingRequired, type SiteSettings } from '../domain/settings.ts';
import { describeOnBothDatabases } from '../tests/databases.ts';
import { findContentVersion } from './content/content-version.ts';
import { findSiteSettings, saveSiteSettings } from './settings.ts';

const settings: SiteSettings = {
  name: 'Agency é',
  description: 'What it does.',
  phone: '+44 20 7946 0000',
  email: 'hello@example.com',
  offices: [
    {
      id: '0',
      city: 'Baku',
      street: ['Street 1'],
      country: 'Azerbaijan',
      countryCode: 'AZ',
      phone: '+44 20 7946 0000',
      latitude: 25.2,
      longitude: 55.3,
    },
  ],
  networks: [{ id: '0', label: 'Instagram', address: '/x' }],
  testimonials: [{ id: '0', name: 'Ali', role: 'Owner', excerpt: 'Good.', stars: 5 }],
  home: {
    headline: ['One', 'Two'],
    lead: 'Lead',
    about: { heading: 'About', paragraphs: ['Text'] },
    readMore: 'own',
  },
  claims: firstClaims,
  ownFigures: [],
  forms: firstFormLimits,
  firstYear: 2024,
  founded: '',
  time: firstTime,
  language: firstLanguage,
  promise: firstAnswerPromise,
  openingHours: [],
  approval: nothingRequired,
  languages: [],
  brand: firstSiteBrand,
  menus: emptyMenus,
};

describeOnBothDatabases('settings', ({ open }) => {
  test('the agency’s record reads back as it was saved, and a second save replaces it', async () => {
    const { db } = await open();
    await expect(findSiteSettings(db)).rejects.toThrow('The site settings are missing.');
    await saveSiteSettings(db, settings);
    expect(await findSiteSettings(db)).toEqual(settings);
    await saveSiteSettings(db, { ...settings, name: 'Other' });
    expect(await findSiteSettings(db)).toEqual({ ...settings, name: 'Other' });
    expect(await findContentVersion(db)).toBe(2);
  });
});
