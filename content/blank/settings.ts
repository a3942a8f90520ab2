import { firstAnswerPromise } from '../../domain/inbox/answer-promise.ts';
import { firstFormLimits } from '../../domain/inbox/form-limits.ts';
import { firstSiteBrand } from '../../domain/settings/brand-settings.ts';
import { firstLanguage } from '../../domain/settings/region.ts';
import { nothingRequired, type SiteSettings } from '../../domain/settings.ts';
import { blankMenus } from './menus.ts';

const phone = '+00 000 0000';

/** Each text says what belongs in its place; nothing is claimed. */
export const blankSettings: SiteSettings = {
  name: 'Your agency',
  description: 'One sentence about what you do, for whom and where, for search engines.',
  phone,
  email: 'hello@your-agency.example',
  offices: [
    {
      city: 'Your city',
      street: ['Street and number'],
      country: 'Your country',
      countryCode: 'XX',
      phone,
      latitude: 0,
      longitude: 0,
    },
  ],
  brand: firstSiteBrand,
  menus: blankMenus,
  networks: [],
  testimonials: [],
  home: {
    headline: ['Say what you do', 'in one line'],
    lead: 'Two sentences for your visitors: what you make, for whom, and what they get from it.',
    about: {
      heading: 'A heading about who you are',
      paragraphs: ['Who works here, since when, and how you go about it. Two short paragraphs do.'],
    },
    readMore: 'own',
  },
  claims: {
    experience: 0,
    clients: 0,
    startups: 0,
    happyClients: 0,
    optimizedApps: 0,
    enhancements: 0,
    apps: 0,
  },
  ownFigures: [],
  forms: firstFormLimits,
  firstYear: new Date().getUTCFullYear(),
  founded: '',
  time: { zone: 'UTC', secondZone: '' },
  language: firstLanguage,
  promise: firstAnswerPromise,
  openingHours: [],
  approval: nothingRequired,
  languages: [],
};
