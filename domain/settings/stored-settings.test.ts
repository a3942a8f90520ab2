import { expect, test } from 'vitest';
import { fixtureSettings } from '../../tests/fixture-settings.ts';
import { siteSettings } from '../settings.ts';
import { settingsOf, sharedOf, withPart } from './stored-settings.ts';

const [baku, tashkent] = fixtureSettings.offices;
if (!baku || !tashkent) throw new Error('no offices');

const ours = siteSettings.parse({
  ...fixtureSettings,
  networks: [
    { label: 'Behance', address: 'https://www.behance.net/us' },
    { label: 'LinkedIn', address: 'https://www.linkedin.com/company/us' },
  ],
  offices: Array.from({ length: 12 }, (_, place) => ({ ...baku, city: `City ${place}` })),
  testimonials: [{ name: 'Ali', role: '', excerpt: 'Good.', stars: 5, service: 'Web', since: 3 }],
  time: { zone: 'Europe/Lisbon', secondZone: '' },
});
const shared = sharedOf(ours);
const stored = JSON.parse(JSON.stringify({ settings: ours, shared }));

test('what the release before reads has what it knows, and no more offices than it takes', () => {
  expect(shared.offices).toHaveLength(10);
  expect(shared.social).toEqual({
    linkedin: 'https://www.linkedin.com/company/us',
    facebook: '',
    instagram: '',
  });
  expect(shared).not.toHaveProperty('time');
});

test('both rows are the settings again', () => {
  expect(settingsOf(shared, stored)).toEqual(ours);
});

test('a row of the release before alone has its networks, and defaults for the rest', () => {
  const settings = settingsOf(shared, null);
  expect(settings.networks).toEqual([
    { label: 'LinkedIn', address: 'https://www.linkedin.com/company/us' },
  ]);
  expect(settings).toMatchObject({ firstYear: 2024, promise: { answerHours: 48 } });
});

test('what the release before saves is taken over, and loses nothing that it does not know', () => {
  const saved = {
    ...shared,
    phone: '+351 21 000 0000',
    social: { ...shared.social, linkedin: '', instagram: 'https://www.instagram.com/us' },
    offices: [tashkent],
    testimonials: [{ name: 'Ali', role: 'Owner', excerpt: 'Good.', stars: 4 }],
  };
  const settings = settingsOf(saved, stored);
  expect(settings).toMatchObject({ phone: '+351 21 000 0000', time: ours.time });
  expect(settings.networks.map(({ label }) => label)).toEqual(['Behance', 'Instagram']);
  expect(settings.offices.map(({ city }) => city)).toEqual(['Tashkent', 'City 10', 'City 11']);
  expect(settings.testimonials).toEqual([
    { name: 'Ali', role: 'Owner', excerpt: 'Good.', stars: 4, service: 'Web', since: 3 },
  ]);
});

test('a part may be sent as the release before sends it', () => {
  const social = { linkedin: '', facebook: '/f', instagram: '' };
  const { networks } = withPart(ours, { social });
  expect(networks.map(({ label }) => label)).toEqual(['Behance', 'Facebook']);
  expect(withPart(ours, { name: 'Other' })).toEqual({ ...ours, name: 'Other' });
});
