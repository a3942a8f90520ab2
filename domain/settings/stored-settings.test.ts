import { expect, test } from 'vitest';
import { fixtureSettings } from '../../tests/fixture-settings.ts';
import { siteSettings } from '../settings.ts';
import { withRowIdsIn } from './row-ids.ts';
import { settingsOf, sharedOf, withPart } from './stored-settings.ts';

const [baku, tashkent] = fixtureSettings.offices;
if (!baku || !tashkent) throw new Error('no offices');

const parsed = siteSettings.parse({
  ...fixtureSettings,
  networks: [
    { label: 'Behance', address: 'https://www.behance.net/us' },
    { label: 'LinkedIn', address: 'https://www.linkedin.com/company/us' },
  ],
  offices: Array.from({ length: 12 }, (_, place) => ({
    ...baku,
    id: undefined,
    city: `City ${place}`,
  })),
  testimonials: [{ name: 'Ali', role: '', excerpt: 'Good.', stars: 5, service: 'Web', since: 3 }],
  time: { zone: 'Europe/Lisbon', secondZone: '' },
});
const ours = withRowIdsIn(parsed, null);
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
    { id: '0', label: 'LinkedIn', address: 'https://www.linkedin.com/company/us' },
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
    { id: '0', name: 'Ali', role: 'Owner', excerpt: 'Good.', stars: 4, service: 'Web', since: 3 },
  ]);
});

test('a part may be sent as the release before sends it', () => {
  const social = { linkedin: '', facebook: '/f', instagram: '' };
  const { networks } = withPart(ours, { social });
  expect(networks.map(({ label }) => label)).toEqual(['Behance', 'Facebook']);
  expect(withPart(ours, { name: 'Other' })).toEqual({ ...ours, name: 'Other' });
});

test('rows of a release without ids get those of their places, and each has one of its own', () => {
  const bare = ours.offices.map(({ id: _, ...office }) => office);
  const whole = (offices: typeof bare) => ({ settings: { ...ours, offices }, shared: {} });
  const idsOf = (all: { id?: string | undefined }[]) => all.map(({ id }) => id);
  expect(idsOf(settingsOf({}, whole(bare)).offices)).toEqual(bare.map((_, place) => `${place}`));
  const [first] = ours.testimonials;
  if (!first) throw new Error('no testimonial');
  const twice = withRowIdsIn({ ...ours, testimonials: [first, first] }, null).testimonials;
  expect(new Set(idsOf(twice)).size).toBe(2);
  // One that was put in front is new; those behind it keep theirs only with their ids.
  const added = withRowIdsIn(
    {
      ...ours,
      networks: [
        { ...ours.networks[0], id: undefined, label: 'X', address: 'https://x.example' },
        ...ours.networks,
      ],
    },
    ours,
  );
  expect(new Set(idsOf(added.networks)).size).toBe(ours.networks.length + 1);
  expect(idsOf(added.networks).slice(1)).toEqual(idsOf(ours.networks));
});
