import type { FieldDefinition } from '../fields/fields.ts';
import { fieldsIn } from '../fields/named-fields.ts';
import { type SectionKind, type StoredSection, versionOf } from './section.ts';

const sentence = 'A sentence or two that say what this is about.';
const rowCount = 3;

/** 'Button: words' is one of several fields of a button. */
function nameIn({ label }: FieldDefinition): string {
  const [name = label] = label.split(':');
  return name;
}

function exampleRows({ rows, limit = rowCount }: FieldDefinition) {
  return Array.from({ length: Math.min(rowCount, limit) }, (_, index) => ({
    id: `example${index}`,
    ...exampleProps({ fields: rows?.fields ?? {} }),
  }));
}

function exampleOf(field: FieldDefinition): unknown {
  const { control, options = [] } = field;
  if (control === 'line') return nameIn(field).slice(0, field.limit);
  if (control === 'lines') return sentence;
  if (control === 'html') return `<p>${sentence}</p>`;
  if (control === 'address') return '/';
  if (control === 'rows') return exampleRows(field);
  // The first one may be none.
  if (control === 'choice') return options.find((option) => option !== '') ?? field.empty;
  return field.empty;
}

function exampleProps({ fields }: Pick<SectionKind, 'fields'>): Record<string, unknown> {
  return Object.fromEntries(fieldsIn({ fields }).map(([name, field]) => [name, exampleOf(field)]));
}

/** A section as the library of kinds shows it: under its own name, with words that tell the fields. */
export function exampleSection(kind: SectionKind): StoredSection {
  const { name, label, fields } = kind;
  const [title = ''] = fieldsIn({ fields }).find(([, { control }]) => control !== 'choice') ?? [];
  const props = { ...exampleProps(kind), [title]: label };
  return { id: name, kind: name, v: versionOf(kind), hidden: false, props };
}
