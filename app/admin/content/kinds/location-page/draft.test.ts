import { expect, test } from 'vitest';
import { locationPageInput } from '../../../../../domain/content/kinds/location-page.ts';
import { missingFields, textOf } from './draft.ts';
import { filledBlocks, locationFields } from './fields.ts';

test('R-2.7-15 every field of a location page is in the form, once, with an asterisk', () => {
  const names = locationFields.map(({ name }) => name);
  expect([...names].sort()).toEqual(Object.keys(locationPageInput.shape).sort());
  for (const { label } of locationFields) expect(label).toMatch(/^[A-Z].*[^ ]\*$/);
});

test('R-4-14 a new form is empty, another one holds what is stored', () => {
  const empty = textOf(null);
  expect(Object.values(empty).every((value) => value === '')).toBe(true);
  const stored = { ...empty, location_id: 7, slug_url: 'sharjah', heading_3: 'Third' };
  expect(textOf(stored)).toEqual({ ...empty, slug_url: 'sharjah', heading_3: 'Third' });
});

test('D50 what is empty is named by its label', () => {
  const missing = missingFields({ ...textOf(null), main_heading: ' ', meta_link: '/sharjah' });
  expect(Object.keys(missing)).toHaveLength(15);
  expect(missing.main_heading).toBe('Main Heading is required.');
  expect(missing.meta_link).toBeUndefined();
  const published = { ...textOf(null), slug_url: 'sharjah', main_heading: 'Sharjah' };
  expect(missingFields(published, published)).toEqual({});
  expect(Object.keys(missingFields({ ...published, main_heading: '' }, published))).toHaveLength(1);
});

test('a block counts when both of its halves are filled', () => {
  const half = { ...textOf(null), heading_1: 'One', paragraph_1: 'Text', heading_2: 'Two' };
  expect(filledBlocks(half)).toBe(1);
});
