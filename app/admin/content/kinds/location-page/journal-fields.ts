import type { LocationPageText } from '../../../../../domain/content/kinds/location-page.ts';
import type { FormFields } from '../../journal/fields.ts';
import { textOf } from './draft.ts';
import { locationFields } from './fields.ts';

const labels = new Map<string, string>(locationFields.map(({ name, label }) => [name, label]));

/** The location page's form as fields, which it is already. */
export const journalFields: FormFields<LocationPageText> = {
  fieldsOf: (text) => ({ ...text }),
  draftFrom: textOf,
  labelOf: (name) => labels.get(name)?.replace('*', '') ?? name,
};
