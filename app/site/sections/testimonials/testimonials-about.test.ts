import { expect, test } from 'vitest';
import { testimonialsAbout, testimonialsFor } from './testimonials-about.ts';

const said = { role: '', excerpt: 'Good.', stars: 5 };
const testimonials = [
  { ...said, name: 'Ana', service: 'SEO', place: 'Lisbon' },
  { ...said, name: 'Rui', service: 'CMS', place: 'Lisbon, Porto' },
  { ...said, name: 'Eva', place: 'दिल्ली' },
];

function namesAbout(about: { service?: string; client?: string; place?: string }): string[] {
  const all = { service: '', client: '', place: '', ...about };
  return testimonialsAbout(testimonials, all).map(({ name }) => name);
}

test('those about what the page is about come first', () => {
  const order = (words: string) => testimonialsFor(testimonials, words).map(({ name }) => name);
  expect(order('CMS website development')).toEqual(['Rui', 'Ana', 'Eva']);
  expect(order('SEO services in Lisbon')).toEqual(['Ana', 'Rui', 'Eva']);
  expect(order('दिल्ली में CMS')).toEqual(['Rui', 'Eva', 'Ana']);
  const shop = { ...said, name: 'Zoë', service: 'E-Commerce', place: 'الشارقة' };
  const first = (words: string) => testimonialsFor([...testimonials, shop], words)[0]?.name;
  expect(first('E-commerce development')).toBe('Zoë');
  expect(first('مواقع في الشارقه')).toBe('Zoë');
  expect(order('Seoul')).toEqual(['Ana', 'Rui', 'Eva']);
});

test('R-P-07 a section shows all testimonials, or those of a service, client or place', () => {
  expect(namesAbout({})).toEqual(['Ana', 'Rui', 'Eva']);
  expect(namesAbout({ service: ' seo ' })).toEqual(['Ana']);
  expect(namesAbout({ place: 'Porto' })).toEqual(['Rui']);
  expect(namesAbout({ place: 'Lisbon' })).toEqual(['Ana', 'Rui']);
  expect(namesAbout({ place: 'Lisbon', service: 'CMS' })).toEqual(['Rui']);
  expect(namesAbout({ client: 'Nobody' })).toEqual([]);
});
