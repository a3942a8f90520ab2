import { expect, test } from 'vitest';
import {
  type LocationPage,
  locationPageInput,
} from '../../../domain/content/kinds/location-page.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { fixtureSettings } from '../../../tests/fixture-settings.ts';
import { locationAddress } from './location-address.ts';
import { locationMeta } from './location-meta.ts';
import { nearestOffice } from './nearest-office.ts';
import { stationsOf } from './stations-of.ts';
import { locationData } from './structured-data.ts';

const origin = 'https://agency.example';
const { offices } = fixtureSettings;

function page(values: Partial<LocationPage> = {}): LocationPage {
  const texts = { slug_url: 'Web Design  Sharjah', main_heading: 'Web design in Sharjah' };
  return { location_id: 1, ...locationPageInput.parse(texts), ...values };
}

function metaOf(location: LocationPage) {
  const place = {
    address: locationAddress(location),
    original: locationAddress(location),
    alternates: [],
  };
  return locationMeta(location, { site: 'Agency', origin, place });
}

test('without texts for search engines the page speaks for itself', () => {
  const main_paragraph = `<p>Two &amp; two.</p><p>${'word '.repeat(60)}</p>`;
  const meta = metaOf(page({ main_paragraph }));
  expect(meta).toMatchObject({
    title: 'Web design in Sharjah | Agency',
    canonical: 'https://agency.example/web-design-sharjah',
  });
  expect(meta.description).toMatch(/^Two & two\.( word)+\.\.\.$/);
  expect(meta.description?.length).toBeLessThanOrEqual(160);
  expect(metaOf(page()).description).toBe('Web design in Sharjah');
});

test("the editor's texts come first", () => {
  const texts = { meta_title: 'Title', meta_description: 'Text', meta_keywords: 'a, b' };
  expect(metaOf(page(texts))).toMatchObject({
    title: 'Title',
    description: 'Text',
    keywords: 'a, b',
  });
});

test.each([
  ['https://other.example/a', 'https://other.example/a'],
  ['https://other.example', 'https://other.example'],
  ['/contact', 'https://agency.example/contact'],
  ['//other.example/a', 'https://agency.example/web-design-sharjah'],
  ['javascript:alert(1)', 'https://agency.example/web-design-sharjah'],
  ['other', 'https://agency.example/web-design-sharjah'],
])('D47 the link %j makes the canonical address %s', (meta_link, canonical) => {
  const meta = metaOf(page({ meta_link }));
  expect(meta.canonical).toBe(canonical);
  // R-X-10: the picture is always one that this site has.
  expect(meta.image).toBe('https://agency.example/social/page/web-design-sharjah.png');
});

test('empty blocks are left out, the others keep their order', () => {
  const texts = { heading_1: ' ', heading_2: 'Two', paragraph_3: '<p>Three</p>' };
  expect(stationsOf(page(texts))).toEqual([
    { number: 2, heading: 'Two', paragraph: '' },
    { number: 3, heading: '', paragraph: '<p>Three</p>' },
  ]);
  expect(stationsOf(page())).toEqual([]);
});

test('a page about a city with an office names that office, any other the head office', () => {
  expect(nearestOffice(page(), offices)?.city).toBe('Baku');
  expect(nearestOffice(page({ main_heading: 'Apps in TASHKENT' }), offices)?.city).toBe('Tashkent');
  expect(nearestOffice(page({ slug_url: 'apps tashkent' }), offices)?.city).toBe('Tashkent');
  expect(nearestOffice(page(), [])).toBeUndefined();
});

test('search engines learn of a local business and of the way to its page', () => {
  const office = nearestOffice(page(), offices);
  const picture = { src: '/media/drawings/web-design-sharjah/banner.svg' };
  const about = { settings: fixtureSettings, office, origin, description: 'Text' };
  expect(
    JSON.parse(JSON.stringify(locationData({ ...page(), picture }, about, messagesFor('en')))),
  ).toMatchObject({
    '@graph': [
      {
        '@type': 'LocalBusiness',
        name: fixtureSettings.name,
        description: 'Text',
        url: 'https://agency.example/web-design-sharjah',
        image: 'https://agency.example/media/drawings/web-design-sharjah/banner.svg',
        address: { '@type': 'PostalAddress', addressLocality: 'Baku' },
        makesOffer: { itemOffered: { name: 'Web design in Sharjah' } },
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { position: 2 }] },
    ],
  });
});

test('R-S-01 an office without coordinates and country stands nowhere for search engines', () => {
  const [office] = offices;
  if (!office) throw new Error('there is an office');
  const dataWith = (one: typeof office) =>
    JSON.stringify(
      locationData(
        { ...page(), picture: { src: '/a.svg' } },
        { settings: fixtureSettings, office: one, origin, description: '' },
        messagesFor('en'),
      ),
    );
  expect(dataWith(office)).toMatch(/"addressCountry".*"geo"/);
  const nowhere = { ...office, latitude: 0, longitude: 0, countryCode: 'XX' };
  expect(dataWith(nowhere)).not.toMatch(/"addressCountry"|"geo"/);
});
