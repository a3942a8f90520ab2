import type { Control, FieldDefinitions } from '../../../domain/content/fields/fields.ts';
import type { StoredSection } from '../../../domain/content/sections/section.ts';
import { currentSection, kindOfSection } from '../../../domain/content/sections/sections.ts';

interface FieldText {
  /** As the save names it, such as sections.0.props.href. */
  field: string;
  text: string;
  control: Control;
  /** The fields beside it, such as the words of a button. */
  beside: Readonly<Record<string, unknown>>;
}

export function textsIn(fields: FieldDefinitions, values: object, path: string): FieldText[] {
  const beside = Object(values);
  return Object.entries(fields).flatMap(([name, { control, rows }]): FieldText[] => {
    const field = path + name;
    const value: unknown = beside[name];
    if (rows && Array.isArray(value)) {
      return value.flatMap((row, place) => textsIn(rows.fields, Object(row), `${field}.${place}.`));
    }
    return typeof value === 'string' ? [{ field, text: value, control, beside }] : [];
  });
}

export function textsInSections(sections: readonly StoredSection[]): FieldText[] {
  return sections.flatMap((section, place) => {
    const kind = kindOfSection(section);
    if (!kind) return [];
    return textsIn(kind.fields, currentSection(section).props, `sections.${place}.props.`);
  });
}
