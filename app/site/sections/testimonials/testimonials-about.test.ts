import { expect, test } from 'vitest';
import { testimonialsAbout } from './testimonials-about.ts';

const said = { role: '', excerpt: 'Good.', stars: 5 };
const testimonials = [
  { ...said, name: 'Ana', service: 'SEO', place: 'Lisbon' },
  { ...said, name: 'Rui', service: 'CMS', place: 'Lisbon' },
  { ...said, name: 'Eva' },
];

function namesAbout(about: { service?: string; client?: string; place?: string }): string[] {
  const all = { service: '', client: '', place: '', ...about };
  return testimonialsAbout(testimonials, all).map(({ name }) => name);
}

test('R-P-07 a section shows all testimonials, or those of a service, client or place', () => {
  expect(namesAbout({})).toEqual(['Ana', 'Rui', 'Eva']);
  expect(namesAbout({ service: ' seo ' })).toEqual(['Ana']);
  expect(namesAbout({ place: 'Lisbon' })).toEqual(['Ana', 'Rui']);
  expect(namesAbout({ place: 'Lisbon', service: 'CMS' })).toEqual(['Rui']);
  expect(namesAbout({ client: 'Nobody' })).toEqual([]);
});
