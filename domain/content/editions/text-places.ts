import { type FieldDefinition, type FieldDefinitions, isText } from '../fields/fields.ts';
import { capitalized } from '../kinds/names.ts';
import type { StoredSection } from '../sections/section.ts';
import { currentSection, kindOfSection } from '../sections/sections.ts';
import { textsAt } from './texts.ts';

/** A text of the original, and what an edition has in its place. */
export interface TextPlace {
  /** Such as `sections.home-hero.headline`, or `blogs_content.0.heading`. */
  path: string;
  /** As editors call it, such as 'Questions 2: Answer'. */
  label: string;
  /** Of the original, as it is today; never empty. */
  original: string;
  /** Of the edition; empty where it has none. */
  text: string;
  isHtml: boolean;
  limit: number;
}

type Values = Readonly<Record<string, unknown>>;

export function isTranslatable({ roles, rows, control }: FieldDefinition): boolean {
  if (rows) return Object.values(rows.fields).some(isTranslatable);
  return control === 'sections' || roles.includes('translatable');
}

/** Lists of lines are compared as one text. */
export function translatableText(value: unknown): string {
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') ? value.join('\n') : '';
  return typeof value === 'string' ? value : '';
}

export function recordsIn(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];
}

/** The texts in a row of a list whose rows have no ids; all else in it is shared. */
export const textsOfRow = ['heading', 'paragraph', 'name', 'text'];

export function isListWithoutIds({ control }: FieldDefinition): boolean {
  return control === 'pairs' || control === 'reviews';
}

const anyLimit = 100_000;

interface At {
  path: string;
  label: string;
  field: FieldDefinition;
}

function* placesInPlainRows(
  { path, label }: At,
  value: unknown,
  texts: unknown,
): Generator<TextPlace> {
  for (const [place, row] of recordsIn(value).entries()) {
    for (const name of textsOfRow) {
      const original = translatableText(row[name]);
      if (original.trim() === '') continue;
      const text = translatableText(textsAt(textsAt(texts, place), name));
      yield {
        path: `${path}.${place}.${name}`,
        label: `${label} ${place + 1}: ${capitalized(name)}`,
        original,
        text,
        isHtml: name === 'paragraph',
        limit: anyLimit,
      };
    }
  }
}

function* placesInSections({ path }: At, value: unknown, texts: unknown): Generator<TextPlace> {
  // The value of such a field.
  for (const one of value as StoredSection[]) {
    const kind = one.hidden ? undefined : kindOfSection(one);
    if (!kind) continue;
    const own = textsAt(texts, one.id);
    const before = { path: `${path}.${one.id}.`, label: `${kind.label}: ` };
    yield* textPlaces(kind.fields, currentSection(one).props, own, before);
  }
}

function* placesInRows({ path, label, field }: At, value: unknown, texts: unknown) {
  const fields = field.rows?.fields ?? {};
  for (const [place, row] of recordsIn(value).entries()) {
    const id = String(row.id);
    const before = { path: `${path}.${id}.`, label: `${label} ${place + 1}: ` };
    yield* textPlaces(fields, row, textsAt(texts, id), before);
  }
}

function* placesInField(at: At, value: unknown, texts: unknown): Generator<TextPlace> {
  const { path, label, field } = at;
  const { control, limit = anyLimit } = field;
  if (control === 'sections') yield* placesInSections(at, value, texts);
  else if (field.rows) yield* placesInRows(at, value, texts);
  else if (isListWithoutIds(field)) yield* placesInPlainRows(at, value, texts);
  else {
    const original = translatableText(value);
    if (original.trim() === '') return;
    const own = { text: translatableText(texts), isHtml: control === 'html' };
    yield { path, label, original, ...own, limit: isText(control) ? limit : anyLimit };
  }
}

const nowhere = { path: '', label: '' };

/** Every text of an original that an edition has to have, in the order of its fields. */
export function* textPlaces(
  fields: FieldDefinitions,
  values: Values,
  texts: unknown,
  before: Pick<At, 'path' | 'label'> = nowhere,
): Generator<TextPlace> {
  for (const [name, field] of Object.entries(fields)) {
    if (!isTranslatable(field)) continue;
    const label = before.label + field.label.replace('*', '');
    const at = { path: before.path + name, label, field };
    yield* placesInField(at, values[name], textsAt(texts, name));
  }
}
