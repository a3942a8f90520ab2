import { expect, test } from 'vitest';
import { addressOfTarget, itemOfTarget, target, targetOf } from './target.ts';

const { input } = target('g', 'Leads to');

test.each([
  'page:12',
  'case-study:0123456789abcdef01234567',
  '/rss.xml',
  'https://example.com/a',
  'tel:+44 20 7946 0000',
  'mailto:office@example.com',
  '',
])('%j is a target', (value) => {
  expect(input.parse(value)).toBe(value);
});

test.each(['javascript:alert(1)', '//elsewhere.example', 'page:x', 'word', 'tel:call', 'mailto:'])(
  'T07 %j is refused with a sentence',
  (value) => {
    expect(input.safeParse(value).error?.issues[0]?.message).toContain('Please choose a page');
  },
);

test('a target that must be given says so', () => {
  const required = target('g', 'Leads to', { problem: 'Where to?' });
  expect(required.input.safeParse(' ').error?.issues[0]?.message).toBe('Where to?');
});

test('an item is named by its kind and key', () => {
  const item = { kind: 'location-page', id: '7' } as const;
  expect(itemOfTarget(targetOf(item))).toEqual(item);
  expect(itemOfTarget('tel:12')).toBeNull();
  expect(addressOfTarget('tel:+44 (4) 000-00')).toBe('tel:+44400000');
  expect(addressOfTarget('tel:+44 (0)20 000-00')).toBe('tel:+442000000');
});
