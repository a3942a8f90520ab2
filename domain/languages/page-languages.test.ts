import { expect, test } from 'vitest';
import {
  addressIn,
  alternatesOf,
  choicesOf,
  editionsAt,
  linkFrom,
  noEditions,
  oneLanguage,
  ownAddress,
  type PageLanguages,
} from './page-languages.ts';
import { publishedLanguages } from './site-languages.ts';

const further = (tag: string) =>
  ({ tag, name: tag, digits: 'latn', isPublished: true, id: tag }) as const;

const all = publishedLanguages({
  language: { tag: 'en', dates: 'day-first' },
  languages: [further('ar'), further('ur')],
});
const [origin, arabic, urdu] = all;

const changedAt = '2026-11-23T09:00:00.000Z';
const editions = editionsAt(
  [
    { language: 'ar', original: '/', address: '/ar', changedAt },
    { language: 'ar', original: '/contact', address: '/ar/اتصل', changedAt },
    { language: 'ur', original: '/contact', address: '/ur/contact', changedAt },
    { language: 'ar', original: '/hidden', address: '/ar/hidden', changedAt },
  ],
  ['/hidden'],
);

function pageIn(current = origin): PageLanguages {
  return { current, all, editions, asked: '/' };
}

test('R-L-06 a path has an address in each language that has its page', () => {
  const contact = `/ar/${encodeURIComponent('اتصل')}`;
  expect(all.map((language) => addressIn(pageIn(), language, '/contact'))).toEqual([
    '/contact',
    contact,
    '/ur/contact',
  ]);
  expect(addressIn(pageIn(), urdu ?? origin, '/')).toBeNull();
  expect(ownAddress(pageIn(arabic), '/contact')).toBe(contact);
  expect(ownAddress(pageIn(urdu), '/')).toBe('/ur');
});

test.each([
  ['/contact', { href: `/ar/${encodeURIComponent('اتصل')}` }],
  ['/Contact?find=a#form', { href: `/ar/${encodeURIComponent('اتصل')}?find=a#form` }],
  ['/', { href: '/ar' }],
  ['/insights?page=2', { href: '/insights?page=2', hrefLang: 'en' }],
  ['/ar/blogs/x', { href: '/ar/blogs/x' }],
  ['/ur', { href: '/ur' }],
  ['#top', { href: '#top' }],
  ['', { href: '' }],
  ['https://other.example/contact', { href: 'https://other.example/contact' }],
  ['//other.example/contact', { href: '//other.example/contact' }],
  ['tel:+35121', { href: 'tel:+35121' }],
  ['/media/a.pdf', { href: '/media/a.pdf' }],
  ['/rss.xml', { href: '/rss.xml' }],
  ['/%', { href: '/%' }],
])('R-L-06 from an Arabic page %s leads where Arabic is, or says where not', (href, link) => {
  expect(linkFrom(pageIn(arabic), href)).toEqual(link);
  expect(linkFrom(pageIn(), href)).toEqual({ href });
});

test('R-L-07 a page names every language that it is in, itself and x-default', () => {
  const named = (path: string) =>
    alternatesOf(pageIn(arabic), path).map(({ language, path: own }) => `${language} ${own}`);
  expect(named('/contact')).toEqual([
    'en /contact',
    `ar /ar/${encodeURIComponent('اتصل')}`,
    'ur /ur/contact',
    'x-default /contact',
  ]);
  expect(named('/insights')).toEqual([]);
  expect(named('/hidden')).toEqual([]);
  expect(alternatesOf(oneLanguage(origin), '/contact')).toEqual([]);
});

test('R-L-06 whoever chooses a language comes to the same page, or to one that says it is not there', () => {
  const choices = (path: string | null) =>
    choicesOf(pageIn(arabic), path).map(({ href, isThere, isCurrent }) => [
      href,
      isThere,
      isCurrent,
    ]);
  expect(choices('/')).toEqual([
    ['/', true, false],
    ['/ar', true, true],
    ['/ur', false, false],
  ]);
  expect(choices('/insights')).toEqual([
    ['/insights', true, false],
    ['/ar/insights', false, true],
    ['/ur/insights', false, false],
  ]);
  expect(choices(null).map(([href]) => href)).toEqual(['/', '/ar', '/ur']);
  expect(choicesOf(oneLanguage(origin), '/')).toEqual([]);
});

test('R-L-06 nobody is sent to a language in which nothing is published', () => {
  const site = publishedLanguages({
    language: { tag: 'en', dates: 'day-first' },
    languages: [further('ar'), further('fr')],
  });
  const offered = (current = origin, known = editions) =>
    choicesOf({ current, all: site, editions: known, asked: '/' }, '/').map(
      ({ language }) => language.tag,
    );
  expect(offered()).toEqual(['en', 'ar']);
  expect(offered(origin, noEditions)).toEqual([]);
  // A page that says that it is not there still leads back.
  expect(offered(arabic, noEditions)).toEqual(['en', 'ar']);
});
