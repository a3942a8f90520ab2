import { expect, test } from 'vitest';
import { fixtureSettings as first } from '../tests/fixture-settings.ts';
import { samplePaths } from './samples.ts';

test('at first everything is a sample, apart from empty fields, choices and figures', () => {
  expect(samplePaths(first, first)).toEqual([
    'name',
    'description',
    'phone',
    'email',
    'offices.0',
    'offices.1',
    'networks.0',
    'networks.1',
    'networks.2',
    'testimonials.0',
    'testimonials.1',
  ]);
});

test('an edited part is none; a moved testimonial still is', () => {
  const [ali, bea] = first.testimonials;
  const [office, other] = first.offices;
  if (!ali || !bea || !office || !other) throw new Error('There are two of each.');
  const edited = {
    ...first,
    phone: '+44 20 7946 0001',
    offices: [{ ...office, phone: '+44 20 7946 0001' }, other],
    testimonials: [bea, { ...ali, role: '', excerpt: 'New', stars: 4 }],
  };
  const paths = samplePaths(edited, first);
  expect(paths).not.toContain('phone');
  expect(paths).not.toContain('offices.0');
  expect(paths).toContain('offices.1');
  expect(paths).toContain('testimonials.0');
  expect(paths).not.toContain('testimonials.1');
});

test('without a first record nothing is a sample', () => {
  expect(samplePaths(first, null)).toEqual([]);
});

test('an empty list, which a blank start has, is none', () => {
  const blank = { ...first, networks: [], testimonials: [] };
  expect(samplePaths(blank, blank).filter((path) => /^(networks|testimonials)/.test(path))).toEqual(
    [],
  );
});
