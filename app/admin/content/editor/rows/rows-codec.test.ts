import { expect, test } from 'vitest';
import { count, toggle } from '../../../../../domain/content/fields/choice-fields.ts';
import { line } from '../../../../../domain/content/fields/fields.ts';
import { rows } from '../../../../../domain/content/fields/rows.ts';
import { testimonials } from '../../../../../domain/settings/groups/testimonials.ts';
import { codecOf } from '../codecs.ts';
import { newRow } from './new-row.ts';

const field = rows('g', 'Offices', {
  noun: 'office',
  fields: {
    city: line('g', 'City', 100),
    desks: count('g', 'Desks', { min: 1, max: 99 }),
    isHead: toggle('g', 'Head office'),
  },
});
const codec = codecOf(field);
const stored = [
  { id: 'a', city: 'Lisbon', desks: 3, isHead: true },
  { id: 'b', city: 'Porto', desks: 1, isHead: false },
];

test('what is typed is sent as it is stored', () => {
  const typed = codec.typedOf(stored, field);
  expect(codec.sentOf(typed, field)).toEqual(stored);
});

test('R-P-13 rows are written down as a text each and an order, and read from them', () => {
  const typed = codec.typedOf(stored, field);
  const texts = codec.textsOf('offices', typed, field);
  expect(texts).toEqual({
    'offices.order': 'a b',
    'offices.a.city': 'Lisbon',
    'offices.a.desks': '3',
    'offices.a.isHead': 'yes',
    'offices.b.city': 'Porto',
    'offices.b.desks': '1',
    'offices.b.isHead': '',
  });
  expect(codec.typedFrom('offices', texts, field)).toEqual(typed);
  expect(codec.labelOf?.('offices.b.city', 'offices', field)).toBe('Office: City');
  expect(codec.labelOf?.('city', 'offices', field)).toBeNull();
});

test('a new testimonial begins with five stars', () => {
  const fields = testimonials.fields.testimonials?.rows?.fields ?? {};
  expect(newRow(fields).values.stars).toBe('5');
});

test('the server names a row by its place, the form by its id', () => {
  const typed = codec.typedOf(stored, field);
  expect(codec.placeOf?.('offices', 'offices.1.city', typed, true, field)?.control).toBe(
    'offices.b.city',
  );
});
