import { expect, test } from 'vitest';
import { fieldsIn } from '../../../../domain/content/fields/named-fields.ts';
import {
  locationPageInput,
  locationPageKind,
} from '../../../../domain/content/kinds/location-page.ts';
import { draftOf, fieldsOfGroup, missingFields } from '../editor/draft.ts';
import { filledBlocks } from './location-blocks.ts';

const empty = draftOf(locationPageKind, null);

test('R-2.7-15 every field of a location page is in the form, once, with an asterisk', () => {
  const drawn = locationPageKind.groups.flatMap((group) => fieldsOfGroup(locationPageKind, group));
  const names = drawn.map(([name]) => name);
  expect([...names].sort()).toEqual(Object.keys(locationPageInput.shape).sort());
  for (const [, { label }] of fieldsIn(locationPageKind)) expect(label).toMatch(/^[A-Z].*[^ ]\*$/);
});

test('R-4-14 a new form is empty, another one holds what is stored', () => {
  expect(Object.values(empty).every((value) => value === '')).toBe(true);
  const stored = { ...empty, location_id: 7, slug_url: 'sharjah', heading_3: 'Third' };
  expect(draftOf(locationPageKind, stored)).toEqual({
    ...empty,
    slug_url: 'sharjah',
    heading_3: 'Third',
  });
});

test('D50 what is empty is named by its label', () => {
  const missing = missingFields(locationPageKind, {
    ...empty,
    main_heading: ' ',
    meta_link: '/sharjah',
  });
  expect(Object.keys(missing)).toHaveLength(15);
  expect(missing.main_heading).toBe('Main Heading is required.');
  expect(missing.meta_link).toBeUndefined();
  const published = { ...empty, slug_url: 'sharjah', main_heading: 'Sharjah' };
  expect(missingFields(locationPageKind, published, published)).toEqual({});
  expect(
    Object.keys(missingFields(locationPageKind, { ...published, main_heading: '' }, published)),
  ).toHaveLength(1);
});

test('a block counts when both of its halves are filled', () => {
  const half = { ...empty, heading_1: 'One', paragraph_1: 'Text', heading_2: 'Two' };
  expect(filledBlocks(half)).toBe(1);
});
