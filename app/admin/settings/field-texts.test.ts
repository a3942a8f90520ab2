import { expect, test } from 'vitest';
import { meaningOf, textOf, valueAt, withValueAt } from './field-texts.ts';

const record = {
  phone: '1',
  offices: [{ city: 'Dubai', street: ['A', 'B'] }, { city: 'Karachi' }],
};

test('a value is found and replaced by its path; the record given stays as it is', () => {
  expect(valueAt(record, 'offices.0.street')).toEqual(['A', 'B']);
  expect(valueAt(record, 'nothing.here')).toBeUndefined();
  const changed = withValueAt(record, 'offices.1.city', 'Lahore');
  expect(changed.offices).toEqual([record.offices[0], { city: 'Lahore' }]);
  expect(record.offices[1]).toEqual({ city: 'Karachi' });
});

test('lists read back as they were shown', () => {
  const lines = ['Level 9', 'Business Bay'];
  expect(meaningOf(textOf(lines, 'lines'), 'offices.0.street', 'lines')).toEqual(lines);
  expect(meaningOf('One\nstill one\n \n\nTwo\n', 'p', 'paragraphs')).toEqual([
    'One\nstill one',
    'Two',
  ]);
  expect(meaningOf('', 'p', 'lines')).toEqual([]);
});

test('numbers are numbers, also with a comma; what is none is refused later', () => {
  expect(meaningOf('25,2', 'offices.0.latitude', 'number')).toBe(25.2);
  expect(meaningOf('5', 'testimonials.0.stars', 'choice')).toBe(5);
  expect(meaningOf('', 'claims.clients', 'number')).toBeNull();
  expect(JSON.stringify(meaningOf('many', 'claims.clients', 'number'))).toBe('null');
  expect(meaningOf(' own ', 'home.readMore', 'choice')).toBe('own');
});
