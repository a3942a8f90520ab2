import type { FieldDefinitions } from '../../../../../domain/content/fields/fields.ts';
import { fieldsIn } from '../../../../../domain/content/fields/named-fields.ts';
import { newRowId } from '../../../../../domain/content/fields/row-id.ts';
import type { ListEntry } from '../codec.ts';
import { codecOf } from '../codecs.ts';

export function newRow(fields: FieldDefinitions): ListEntry {
  const values = fieldsIn({ fields }).map(([name, field]) => [
    name,
    codecOf(field).typedOf(field.empty, field),
  ]);
  return { id: newRowId(), values: Object.fromEntries(values) };
}
