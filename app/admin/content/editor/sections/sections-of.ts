import { fieldsIn, type NamedField } from '../../../../../domain/content/fields/named-fields.ts';
import type { FormKind } from '../draft.ts';

/** The field of a kind whose items are made of sections: they are edited in their preview. */
export function sectionsOf(kind: Pick<FormKind, 'fields'>): NamedField | undefined {
  return fieldsIn(kind).find(([, { control }]) => control === 'sections');
}
