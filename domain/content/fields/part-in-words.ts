import { capitalized } from '../kinds/names.ts';
import type { FieldDefinition, FieldDefinitions } from './fields.ts';

/** A field, however deep in lists it stands. */
export interface NamedPart {
  label: string;
  control: FieldDefinition['control'];
  words?: FieldDefinition['words'];
}

export const isPlace = (part: string) => /^\d+$/.test(part);

function inRow(field: FieldDefinition, inside: string, [place = '', ...rest]: string[]) {
  const { noun = '', fields = {} } = field.rows ?? {};
  const number = isPlace(place) ? ` ${Number(place) + 1}` : '';
  return partIn(fields, rest, `${inside}${capitalized(noun)}${number}: `);
}

/** @param inside what stands before the label, such as 'Questions: Question 2: ' */
export function partIn(
  fields: FieldDefinitions,
  [name = '', ...rest]: string[],
  inside: string,
): NamedPart | null {
  const field = fields[name];
  if (!field) return null;
  const { control, words, rows } = field;
  const own = field.label.replace('*', '');
  const label = `${inside}${own}`;
  const [first = ''] = rest;
  if (first === '') return { label, control, ...(words && { words }) };
  if (rows && first === 'order') {
    return { label: capitalized(`${inside}order of the ${own.toLowerCase()}`), control: 'line' };
  }
  if (rows) return inRow(field, inside, rest);
  const end = isPlace(first) ? `${Number(first) + 1}` : first;
  return { label: `${label} ${end}`, control: 'line' };
}
