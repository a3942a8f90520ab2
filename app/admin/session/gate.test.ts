import { expect, test } from 'vitest';
import { redirectFrom } from './gate.ts';

test('R-2.7-04 only the list of case studies sends visitors home', () => {
  expect(redirectFrom('/admin/casestudy')).toBe('/');
  expect(redirectFrom('/admin/casestudy/')).toBe('/');
});

test.each(['/admin', '/admin/blogs', '/admin/location-pages', '/admin/casestudy/1f/edit'])(
  'R-2.7-03 %s sends visitors to the sign-in',
  (path) => {
    expect(redirectFrom(path)).toBe('/login');
  },
);
