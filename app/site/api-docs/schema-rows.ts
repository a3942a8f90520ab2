import type { JsonSchema } from './open-api.ts';

/** One line of a schema's table. Neighbours that differ only in their names share one. */
export interface SchemaRow {
  /** Dotted paths from the schema's root; `[]` stands for any item of a list. */
  names: string[];
  type: string;
  required: boolean;
  notes: string[];
}

const plainTypes = new Map([
  ['string', 'text'],
  ['integer', 'whole number'],
  ['boolean', 'true or false'],
  ['array', 'list'],
]);

function inPlural(words: string): string {
  return /^(text|object|(whole )?number)$/.test(words) ? `${words}s` : words;
}

export function wordsForType({
  type,
  format,
  anyOf,
  items,
  additionalProperties,
}: JsonSchema): string {
  if (anyOf) return anyOf.map(wordsForType).join(' or ');
  if (type === 'array' && items) return `list of ${inPlural(wordsForType(items))}`;
  if (type === 'object' && typeof additionalProperties === 'object') {
    return `object of ${inPlural(wordsForType(additionalProperties))}`;
  }
  const words = [type ?? 'any'].flat().map((name) => plainTypes.get(name) ?? name);
  return format && words[0] === 'text' ? format : words.join(' or ');
}

function lengthNote({ minLength, maxLength }: JsonSchema): string | null {
  const [min, max] = [minLength?.toLocaleString('en'), maxLength?.toLocaleString('en')];
  if (min && max) return `${min} to ${max} characters`;
  if (max) return `at most ${max} characters`;
  return min ? `at least ${min} characters` : null;
}

function wordsForValue(value: unknown): string {
  return value === '' ? 'empty' : JSON.stringify(value);
}

function notesOf(schema: JsonSchema): string[] {
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const notes = [
    schema.description,
    values.length > 0 ? values.map(wordsForValue).join(', ') : null,
    lengthNote(schema),
    schema.maxItems === undefined ? null : `at most ${schema.maxItems} items`,
    schema.default === undefined ? null : `${wordsForValue(schema.default)} when left out`,
  ];
  return notes.filter((note) => typeof note === 'string');
}

function ownRow(schema: JsonSchema, name: string, required: boolean): SchemaRow {
  return { names: [name], type: wordsForType(schema), required, notes: notesOf(schema) };
}

function rowsWithin(schema: JsonSchema, path: string): SchemaRow[] {
  if (schema.items) return rowsWithin(schema.items, `${path}[]`);
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = path === '' ? key : `${path}.${key}`;
    const required = schema.required?.includes(key) ?? false;
    return [ownRow(property, name, required), ...rowsWithin(property, name)];
  });
}

function withoutNames({ type, required, notes }: SchemaRow): string {
  return JSON.stringify([type, required, notes]);
}

export function schemaRows(schema: JsonSchema): SchemaRow[] {
  const rows: SchemaRow[] = [];
  for (const row of rowsWithin(schema, '')) {
    const last = rows.at(-1);
    if (last && withoutNames(last) === withoutNames(row)) last.names.push(...row.names);
    else rows.push(row);
  }
  return rows.length > 0 ? rows : [{ ...ownRow(schema, '', true), names: [] }];
}
