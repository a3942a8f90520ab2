import { firstAnswerPromise } from '../domain/inbox/answer-promise.ts';
import { firstFormLimits } from '../domain/inbox/form-limits.ts';
import { firstSiteBrand } from '../domain/settings/brand-settings.ts';
import { firstLanguage } from '../domain/settings/region.ts';
import { emptyMenus, firstClaims, nothingRequired, type SiteSettings } from '../domain/settings.ts';

/** An agency that is not the one of the first content, with two offices and two clocks an hour apart. */
export const fixtureSettings: SiteSettings = {
  name: 'Aqua',
  description: 'What it does.',
  phone: '+44 20 7946 0000',
  email: 'hello@example.com',
  offices: [
    {
      id: '0',
      city: 'Baku',
      street: ['Street 1', 'Quarter'],
      country: 'Azerbaijan',
      countryCode: 'AZ',
      phone: '+44 20 7946 0000',
      latitude: 40.4,
      longitude: 49.9,
    },
    {
      id: '1',
      city: 'Tashkent',
      street: ['Street 2'],
      country: 'Uzbekistan',
      countryCode: 'UZ',
      phone: '+44 20 7946 0002',
      latitude: 41.3,
      longitude: 69.2,
    },
  ],
  brand: firstSiteBrand,
  menus: emptyMenus,
  networks: [
    { id: '0', label: 'LinkedIn', address: 'https://www.linkedin.com/company/aqua-example' },
    { id: '1', label: 'Facebook', address: 'https://www.facebook.com/aqua-example' },
    { id: '2', label: 'Instagram', address: 'https://www.instagram.com/aqua-example' },
  ],
  testimonials: [
    { id: '0', name: 'Ali', role: 'Owner', excerpt: 'Good.', stars: 5 },
    { id: '1', name: 'Bea', role: 'Owner', excerpt: 'Fine.', stars: 5 },
  ],
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
  time: { zone: 'Asia/Baku', secondZone: 'Asia/Tashkent' },
  language: firstLanguage,
  promise: firstAnswerPromise,
  openingHours: [],
  languages: [],
  approval: nothingRequired,
};
