import type { FieldDefinition } from '../fields/fields.ts';
import { fieldsIn } from '../fields/named-fields.ts';
import { type SectionKind, type StoredSection, versionOf } from './section.ts';

const sentence = 'A sentence or two that say what this is about.';
const rowCount = 3;

/** Which the site brings along (public/film). */
const picture = '/film/home-wide.svg';
const film = '/film/home-wide.mp4';

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
  if (control === 'image') return picture;
  if (control === 'video') return film;
  // The first one may be none.
  if (control === 'choice' || control === 'ground')
    return options.find((option) => option !== '') ?? field.empty;
  return field.empty;
}

function exampleProps({ fields }: Pick<SectionKind, 'fields'>): Record<string, unknown> {
  // A drawing shows more of the kind than a picture in its place.
  const isDrawn = 'drawing' in fields;
  const props = fieldsIn({ fields }).map(([name, field]) => [
    name,
    isDrawn && field.control === 'image' ? field.empty : exampleOf(field),
  ]);
  return Object.fromEntries(props);
}

const titles = new Set(['line', 'lines']);

/** A section as the library of kinds shows it: under its own name, with words that tell the fields. */
export function exampleSection(kind: SectionKind): StoredSection {
  const { name, label, fields } = kind;
  const [title] = fieldsIn({ fields }).find(([, { control }]) => titles.has(control)) ?? [];
  const props = { ...exampleProps(kind), ...(title && { [title]: label }) };
  return { id: name, kind: name, v: versionOf(kind), hidden: false, props };
}
