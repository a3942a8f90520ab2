import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSiteSettings, saveSiteSettings } from '../../db/settings.ts';
import { all, attribute, one, structuredData, textOf, texts } from './html.ts';
import { openPages, type PageServer } from './page-server.ts';

const office = {
  city: 'Lisbon',
  street: ['Rua das Flores 1'],
  country: 'Portugal',
  countryCode: 'PT',
  phone: '+351 21 000 0000',
  latitude: 38.7,
  longitude: -9.1,
};

let site: PageServer;
beforeAll(async () => {
  site = await openPages('none');
});
afterAll(() => site.close());

function save(group: string, body: object) {
  return site.call('PUT', `/api/settings/${group}`, body);
}

async function dataOf(path: string): Promise<string> {
  return JSON.stringify(structuredData(await site.page(path)));
}

test('R-9-20 the hours of the answer promise are the owner’s everywhere', async () => {
  await save('hours', { promise: { answerHours: 24 }, openingHours: [] });
  for (const path of ['/contact', '/privacy-policy', '/refund-policy']) {
    const { html } = await site.visit(path);
    expect(html).toContain('within 24 hours');
    expect(html).not.toContain('48 hours');
  }
});

test('opening hours stand on the contact page and in structured data once there are any', async () => {
  expect(textOf(await site.page('/contact'))).not.toContain('Opening hours');
  expect(await dataOf('/')).toContain('ProfessionalService');
  expect(await dataOf('/')).not.toContain('openingHours');
  const openingHours = ['Monday', 'Tuesday'].map((day) => ({ day, from: '09:00', to: '18:00' }));
  await save('hours', { promise: { answerHours: 48 }, openingHours });
  expect(textOf(one(await site.page('/contact'), 'main'))).toContain(
    'Monday, Tuesday: 09:00–18:00',
  );
  expect(await dataOf('/')).toContain(
    '{"@type":"OpeningHoursSpecification","dayOfWeek":"Tuesday","opens":"09:00","closes":"18:00"}',
  );
});

test('R-B-01 a logo that shows the name stands alone, and its link still has the name', async () => {
  const { settings } = (await site.call('GET', '/api/settings')).json();
  const links = async () => all(one(await site.page('/'), 'header'), 'a', { href: '/' });
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30z"/></svg>';
  for (const [brand, words] of [
    [{ nameBeside: 'no' }, settings.name],
    [{ nameBeside: 'no', logo }, ''],
    [{ nameBeside: 'yes' }, settings.name],
  ] as const) {
    await save('brand', { brand });
    const [home] = await links();
    if (!home) throw new Error('there is no link home');
    expect([textOf(home), attribute(home, 'aria-label')]).toEqual([
      words,
      `${settings.name}, home`,
    ]);
  }
});

test('no degrees and no distance are shown of an office without coordinates', async () => {
  const other = { ...office, city: 'Porto', latitude: 41.1, longitude: -8.6 };
  const route = /° N|kilometres apart/;
  await save('offices', { offices: [office, other] });
  expect((await site.visit('/')).html).toMatch(route);
  await save('offices', { offices: [office, { ...other, latitude: 0, longitude: 0 }] });
  expect((await site.visit('/')).html).not.toMatch(route);
});

test.each([
  ['hi', true],
  ['zh-Hans', true],
  ['th', true],
  ['en', false],
  ['pl', false],
  ['uk', false],
  ['ar', false],
])('lines of %s have room for a tall script: %s', async (tag, isTall) => {
  const time = { zone: 'Europe/Lisbon', secondZone: '' };
  await save('region', { time, language: { tag, dates: 'numbers' } });
  const { html } = await site.visit('/contact');
  expect(html.includes('/assets/tall-scripts-')).toBe(isTall);
});

test('the language is that of the page, its data, feed and manifest', async () => {
  const time = { zone: 'Europe/Lisbon', secondZone: '' };
  await save('region', { time, language: { tag: 'ar', dates: 'numbers' } });
  const { html } = await site.visit('/contact');
  expect(html).toMatch(/<html lang="ar" dir="rtl"/);
  expect(await dataOf('/')).toContain('"inLanguage":"ar"');
  expect((await site.visit('/rss.xml')).html).toContain('<language>ar</language>');
  expect((await site.visit('/site.webmanifest')).html).toContain('"lang":"ar"');
  // The back office speaks English, and knows the zone before anything is painted.
  const { html: login } = await site.visit('/login');
  expect(login).toMatch(/<html lang="en" dir="ltr" data-site="[^"]*Europe\/Lisbon/);
  expect(html).not.toContain('data-site');
});

test('search engines are told when the agency was founded, once somebody says so', async () => {
  const agency = { name: 'Northlight', description: 'What we do.', firstYear: 2019 };
  const foundingDate = async () => {
    const all = structuredData(await site.page('/'));
    return all.find((thing) => thing['@type'] === 'Organization')?.foundingDate;
  };
  await save('agency', { ...agency, founded: '' });
  expect(await foundingDate()).toBeUndefined();
  await save('agency', { ...agency, founded: ' 2017-05 ' });
  expect(await foundingDate()).toBe('2017-05');
  // The release before does not send it.
  await save('agency', agency);
  expect(await foundingDate()).toBe('2017-05');
  const sentence = 'Please enter a year like 2019, or a date like 2019-05-31.';
  await expect(save('agency', { ...agency, founded: 'May 2017' })).rejects.toThrow(sentence);
});

test('search engines are told nothing of what is empty', async () => {
  const settings = await findSiteSettings(site.db);
  const empty = { networks: [], description: '', offices: [{ ...office, street: ['', ' '] }] };
  await saveSiteSettings(site.db, { ...settings, ...empty });
  expect(await dataOf('/')).not.toMatch(/""|\[\]|sameAs|streetAddress/);
  const placed = { ...office, street: ['', 'Rua das Flores 1'] };
  await saveSiteSettings(site.db, { ...settings, offices: [placed] });
  expect(await dataOf('/')).toContain('"streetAddress":"Rua das Flores 1"');
});

test('R-B-05 the footer has every office and network, and the first year', async () => {
  const { settings } = (await site.call('GET', '/api/settings')).json();
  await save('offices', { offices: [office, office, { ...office, city: 'Porto' }] });
  const networks = [{ label: 'Behance', address: 'https://www.behance.net/us' }];
  await save('contact', { phone: settings.phone, email: settings.email, networks });
  await save('agency', { name: 'Northlight', description: 'What we do.', firstYear: 2019 });
  const footer = one(await site.page('/contact'), 'footer');
  expect(all(footer, 'address')).toHaveLength(3);
  expect(texts(footer, 'a')).toContain('Behance');
  expect(texts(footer, 'a')).not.toContain('LinkedIn');
  // Each part is isolated, as a test before this one has made the site an Arabic one.
  expect(textOf(footer)).toMatch(/© \u2068?2019–\d{4}\u2069? \u2068?Northlight/);
});
