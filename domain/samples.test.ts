import { expect, test } from 'vitest';
import { firstAnswerPromise } from './inbox/answer-promise.ts';
import { firstFormLimits } from './inbox/form-limits.ts';
import { samplePaths } from './samples.ts';
import { firstSiteBrand } from './settings/brand-settings.ts';
import { firstLanguage, firstTime } from './settings/region.ts';
import { emptyMenus, firstClaims, nothingRequired, type SiteSettings } from './settings.ts';

const office = {
  city: 'Baku',
  street: ['Street 1'],
  country: 'Azerbaijan',
  countryCode: 'AZ',
  phone: '+44 20 7946 0000',
  latitude: 25.2,
  longitude: 55.3,
};

const first: SiteSettings = {
  name: 'Agency',
  description: 'What it does.',
  phone: '+44 20 7946 0000',
  email: 'hello@example.com',
  offices: [office, { ...office, city: 'Tashkent' }],
  networks: [
    { label: 'LinkedIn', address: '/l' },
    { label: 'Facebook', address: '/f' },
  ],
  testimonials: [
    { name: 'Ali', role: 'Owner', excerpt: 'Good.', stars: 5 },
    { name: 'Bea', role: 'Owner', excerpt: 'Fine.', stars: 5 },
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
  time: firstTime,
  language: firstLanguage,
  promise: firstAnswerPromise,
  openingHours: [],
  approval: nothingRequired,
  languages: [],
  brand: firstSiteBrand,
  menus: emptyMenus,
};

test('at first everything is a sample, apart from empty fields, choices and figures', () => {
  expect(samplePaths(first, first)).toEqual([
    'name',
    'description',
    'phone',
    'email',
    'offices.0',
    'offices.1',
    'networks.0',
    'networks.1',
    'testimonials.0',
    'testimonials.1',
  ]);
});

test('an edited part is none; a moved testimonial still is', () => {
  const [ali, bea] = first.testimonials;
  const edited = {
    ...first,
    phone: '+44 20 7946 0001',
    offices: [{ ...office, phone: '+44 20 7946 0001' }, first.offices[1] ?? office],
    testimonials: [
      ...(bea ? [bea] : []),
      { ...ali, name: 'Ali', role: '', excerpt: 'New', stars: 4 },
    ],
  };
  const paths = samplePaths(edited, first);
  expect(paths).not.toContain('phone');
  expect(paths).not.toContain('offices.0');
  expect(paths).toContain('offices.1');
  expect(paths).toContain('testimonials.0');
  expect(paths).not.toContain('testimonials.1');
});

test('without a first record nothing is a sample', () => {
  expect(samplePaths(first, null)).toEqual([]);
});

test('an empty list, which a blank start has, is none', () => {
  const blank = { ...first, networks: [], testimonials: [] };
  expect(samplePaths(blank, blank).filter((path) => /^(networks|testimonials)/.test(path))).toEqual(
    [],
  );
});
