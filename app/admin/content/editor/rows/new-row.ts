import type { FieldDefinitions } from '../../../../../domain/content/fields/fields.ts';
import { fieldsIn } from '../../../../../domain/content/fields/named-fields.ts';
import { newRowId } from '../../../../../domain/content/fields/row-id.ts';
import { codecOf } from '../codecs.ts';
import type { TypedRow } from './rows-codec.ts';

export function newRow(fields: FieldDefinitions): TypedRow {
  const values = fieldsIn({ fields }).map(([name, field]) => [
    name,
    codecOf(field).typedOf(field.empty, field),
  ]);
  return { id: newRowId(), values: Object.fromEntries(values) };
}
