import { expect, test } from 'vitest';
import { pageMeta, titled } from './page-meta.ts';

test('the name of the site goes behind a title as long as both are shown', () => {
  expect(titled('Case study', 'Agency')).toBe('Case study | Agency');
  expect(titled('x'.repeat(51), 'Agency')).toBe(`${'x'.repeat(51)} | Agency`);
  expect(titled('x'.repeat(52), 'Agency')).toBe('x'.repeat(52));
});

test('R-L-07 a page names its languages however its canonical link is encoded', () => {
  const alternates = [
    { language: 'en', href: 'https://agency.example/%C3%A9clair' },
    { language: 'fr', href: 'https://agency.example/fr/%C3%A9clair' },
  ];
  const named = (canonical: string) =>
    pageMeta({ title: 'T', description: 'D', canonical, alternates }).flatMap((tag) =>
      'hrefLang' in tag ? [tag.hrefLang] : [],
    );
  expect(named('https://AGENCY.example/éclair')).toEqual(['en', 'fr']);
  expect(named('https://agency.example/elsewhere')).toEqual([]);
});

test('a page says where it stands only as far as it stands somewhere', () => {
  const page = { title: 'T', description: 'D', canonical: 'https://agency.example/insights' };
  const rels = (meta: object) =>
    pageMeta({ ...page, ...meta }).flatMap((tag) => ('rel' in tag ? [tag.rel] : []));
  expect(rels({})).toEqual(['canonical']);
  expect(rels({ previous: 'https://a.example/1', next: 'https://a.example/3' })).toEqual([
    'canonical',
    'prev',
    'next',
  ]);
  expect(pageMeta({ ...page, noindex: true })).toContainEqual({
    name: 'robots',
    content: 'noindex',
  });
});
