import { expect, test } from 'vitest';
import { projectCount } from './project-count.ts';

test('the number of projects is written in words up to twenty', () => {
  expect([0, 1, 14, 20, 21, 1_200].map(projectCount)).toEqual([
    'Projects',
    'One project',
    'Fourteen projects',
    'Twenty projects',
    '21 projects',
    '1,200 projects',
  ]);
});
