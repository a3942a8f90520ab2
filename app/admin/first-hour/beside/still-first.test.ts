import { expect, test } from 'vitest';
import { stillFirst } from './still-first.ts';

const demo = [
  { part: 'blog' as const, goes: ['One', 'Two'], stays: [] },
  { part: 'page' as const, goes: [], stays: ['Mine'] },
];

test('R-S-02 what is left of the demo is counted, and leads to its step', () => {
  const samples = ['name', 'offices.0', 'offices.1', 'phone', 'testimonials.0'];
  expect(stillFirst({ samples }, { demo })).toEqual([
    { what: 'Name', step: 'name' },
    { what: '2 offices', step: 'offices' },
    { what: 'Telephone', step: 'offices' },
    { what: 'Blogs: 2', step: 'demo' },
  ]);
  expect(stillFirst({ samples: [] }, { demo: [] })).toEqual([]);
});
