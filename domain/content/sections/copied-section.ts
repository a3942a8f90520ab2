import type { FieldDefinitions } from '../fields/fields.ts';
import { fieldsIn } from '../fields/named-fields.ts';
import { newRowId } from '../fields/row-id.ts';
import type { SectionProps, StoredSection } from './section.ts';
import { currentSection, kindOfSection } from './sections.ts';

/** Rows in rows, too. */
function withNewRows(fields: FieldDefinitions, props: SectionProps): SectionProps {
  const lists = fieldsIn({ fields }).flatMap(([name, { rows }]) => {
    const list = props[name];
    if (!rows || !Array.isArray(list)) return [];
    const copies = list.map((row) => ({ ...withNewRows(rows.fields, row), id: newRowId() }));
    return [[name, copies] as const];
  });
  return { ...props, ...Object.fromEntries(lists) };
}

/** With ids of its own: those of a section and of its rows are used once (R-P-02). */
export function copiedSection(stored: StoredSection): StoredSection {
  const { props, ...copy } = { ...currentSection(stored), id: newRowId() };
  const kind = kindOfSection(stored);
  return { ...copy, props: kind ? withNewRows(kind.fields, props) : props };
}
