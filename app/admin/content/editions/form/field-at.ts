import type {
  FieldDefinition,
  FieldDefinitions,
} from '../../../../../domain/content/fields/fields.ts';
import type { StoredSection } from '../../../../../domain/content/sections/section.ts';
import { currentSection, kindOfSection } from '../../../../../domain/content/sections/sections.ts';

type Values = Readonly<Record<string, unknown>>;

/** Those of a list whose rows have ids. */
function rowNamed(list: unknown, id: string): Values | undefined {
  return Array.isArray(list) ? list.find((row) => String(Object(row).id) === id) : undefined;
}

/**
 * The field of a text by its path, such as `sections.home-hero.headline`; null in rows without ids, which
 * have none, and for what the original does not hold any more.
 */
export function fieldAt(
  fields: FieldDefinitions,
  values: Values,
  [name = '', id, ...inner]: string[],
): FieldDefinition | null {
  const field = fields[name];
  if (!field || id === undefined) return field ?? null;
  const row = rowNamed(values[name], id);
  if (!row) return null;
  if (field.rows) return fieldAt(field.rows.fields, row, inner);
  // The value of a field of sections.
  const section = row as unknown as StoredSection;
  const kind = field.control === 'sections' ? kindOfSection(section) : undefined;
  return kind ? fieldAt(kind.fields, currentSection(section).props, inner) : null;
}
