import { expect, test } from 'vitest';
import { withNames } from './with-names.ts';

const row = (tag: string, name: string) => ({ id: '1', values: { tag, name } });

test('a tag brings the name of its language along, in its own script', () => {
  expect(withNames([row('', '')], [row('ar', '')])).toEqual([row('ar', 'العربية')]);
  expect(withNames([row('ar', 'العربية')], [row('ur', 'العربية')])).toEqual([row('ur', 'اردو')]);
});

test('a name that somebody has typed stays', () => {
  expect(withNames([row('ar', 'عربي')], [row('ar-AE', 'عربي')])).toEqual([row('ar-AE', 'عربي')]);
  expect(withNames([row('ar', 'x')], [row('ar', '')])).toEqual([row('ar', '')]);
});
