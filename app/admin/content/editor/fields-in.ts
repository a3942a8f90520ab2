import type {
  FieldDefinition,
  FieldDefinitions,
} from '../../../../domain/content/fields/fields.ts';
import type { Kind } from '../../../../domain/content/kind.ts';

/** What a form is drawn from: a kind, or a group of the settings. */
export type FormKind = Pick<Kind, 'fields' | 'groups'>;

export type NamedField = [name: string, field: FieldDefinition];

export function fieldsIn({ fields }: { fields: FieldDefinitions }): NamedField[] {
  return Object.entries(fields);
}
