import type { FieldDefinition, FieldDefinitions } from './fields.ts';

export type NamedField = [name: string, field: FieldDefinition];

export function fieldsIn({ fields }: { fields: FieldDefinitions }): NamedField[] {
  return Object.entries(fields);
}
