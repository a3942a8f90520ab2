import type { FieldDefinitions } from '../../../../../domain/content/fields/fields.ts';
import { fieldsIn } from '../../../../../domain/content/fields/named-fields.ts';
import type { ListEntry } from '../codec.ts';

const limit = 80;
const inWords = new Set(['line', 'lines', 'html']);

export function wordsOfEntry(
  fields: FieldDefinitions,
  { values }: Pick<ListEntry, 'values'>,
): string {
  const words = fieldsIn({ fields })
    .filter(([, { control }]) => inWords.has(control))
    .map(([name]) => values[name])
    .find((value) => typeof value === 'string' && value !== '');
  return String(words ?? '')
    .replace(/<[^>]*>|\s+/g, ' ')
    .trim()
    .slice(0, limit);
}
