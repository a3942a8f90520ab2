import { expect, test } from 'vitest';
import { closest, significantWords } from './closeness.ts';

test('words without meaning and endings do not count', () => {
  expect([...significantWords('How the sites are moving, and why a site moved')]).toEqual([
    'sit',
    'mov',
    'site',
  ]);
  expect([...significantWords('بناء موقع في دبي')]).toContain('موقع');
  expect([...significantWords('दुबई में वेबसाइट')]).toEqual(['दुबई', 'में', 'वेबसाइट']);
  expect(significantWords('a of to').size).toBe(0);
});

test('the closest come first, then the newest', () => {
  const candidates = [
    { item: 'newest', text: 'Google Ads in Ramadan', isRelated: false },
    { item: 'related', text: 'Something else', isRelated: true },
    { item: 'near', text: 'Local SEO for several branches in Sharjah', isRelated: false },
    { item: 'oldest', text: 'Usability tests', isRelated: false },
  ];
  expect(closest('seo-for-branches-of-clinics-in-sharjah', candidates, 3)).toEqual([
    'near',
    'related',
    'newest',
  ]);
  expect(closest('', [], 3)).toEqual([]);
});
