import type { LocationPageText } from '../../../../../domain/content/kinds/location-page.ts';
import { fieldTexts } from '../../texts/fields.ts';
import { locationFields } from './fields.ts';

const names = locationFields.map(({ name }) => name);

/** The form as it opens: empty, or with the fields of a page. */
export function textOf(page: Partial<LocationPageText> | null): LocationPageText {
  // Made of the plan of all fields, which fields.test.ts holds against the type.
  return Object.fromEntries(names.map((name) => [name, page?.[name] ?? ''])) as Record<
    keyof LocationPageText,
    string
  >;
}

/**
 * One sentence per required field that is empty; all are required (R-2.7-15, decision D50). What a
 * `published` page never had, such as one made by a call, does not stop its next save.
 */
export function missingFields(
  text: LocationPageText,
  published: LocationPageText | null = null,
): Record<string, string> {
  const missing = locationFields.filter(
    ({ name }) => text[name].trim() === '' && published?.[name].trim() !== '',
  );
  return Object.fromEntries(
    missing.map(({ name, label }) => [name, fieldTexts.required(label.replace('*', ''))]),
  );
}
