import { expect, test } from 'vitest';
import { headingIds } from './heading-ids.ts';

test('an id reads like its heading', () => {
  expect(headingIds(['The line everyone budgets for', 'أين توفر؟'])).toEqual([
    'part-the-line-everyone-budgets-for',
    'part-أين-توفر',
  ]);
});

test('ids stay unique, whatever the headings', () => {
  const ids = headingIds(['Cost', 'cost', 'Cost!', 'Cost 2', '', '?!', 'Cost 2']);
  expect(ids).toEqual([
    'part-cost',
    'part-cost-2',
    'part-cost-3',
    'part-cost-2-2',
    'part',
    'part-2',
    'part-cost-2-3',
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});
