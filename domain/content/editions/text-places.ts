import { type FieldDefinition, type FieldDefinitions, isText } from '../fields/fields.ts';
import type { StoredSection } from '../sections/section.ts';
import { currentSection, kindOfSection } from '../sections/sections.ts';
import { textsAt } from './texts.ts';

/** A text of the original, and what an edition has in its place. */
export interface TextPlace {
  /** Such as `sections.home-hero.headline`, or `blogs_content.0.heading`. */
  path: string;
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
function wordsOf(value: unknown): string {
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') ? value.join('\n') : '';
  return typeof value === 'string' ? value : '';
}

function recordsIn(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];
}

/** The texts in a row of a list whose rows have no ids; all else in it is shared. */
const textsOfRow = ['heading', 'paragraph', 'name', 'text'];

function* placesInPlainRows(at: string, value: unknown, texts: unknown): Generator<TextPlace> {
  for (const [place, row] of recordsIn(value).entries()) {
    for (const name of textsOfRow) {
      const original = wordsOf(row[name]);
      if (original.trim() === '') continue;
      const text = wordsOf(textsAt(textsAt(texts, place), name));
      const isHtml = name === 'paragraph';
      yield { path: `${at}.${place}.${name}`, original, text, isHtml, limit: 100_000 };
    }
  }
}

function* placesInField(
  at: string,
  field: FieldDefinition,
  value: unknown,
  texts: unknown,
): Generator<TextPlace> {
  const { control, rows, limit = 100_000 } = field;
  if (control === 'sections') {
    // The value of such a field.
    for (const one of value as StoredSection[]) {
      const kind = one.hidden ? undefined : kindOfSection(one);
      const own = textsAt(texts, one.id);
      if (kind) yield* textPlaces(kind.fields, currentSection(one).props, own, `${at}.${one.id}.`);
    }
  } else if (rows) {
    for (const row of recordsIn(value)) {
      const id = String(row.id);
      yield* textPlaces(rows.fields, row, textsAt(texts, id), `${at}.${id}.`);
    }
  } else if (control === 'pairs' || control === 'reviews') {
    yield* placesInPlainRows(at, value, texts);
  } else {
    const original = wordsOf(value);
    const isHtml = control === 'html';
    if (original.trim() !== '')
      yield {
        path: at,
        original,
        text: wordsOf(texts),
        isHtml,
        limit: isText(control) ? limit : 100_000,
      };
  }
}

/** Every text of an original that an edition has to have, in the order of its fields. */
export function* textPlaces(
  fields: FieldDefinitions,
  values: Values,
  texts: unknown,
  before = '',
): Generator<TextPlace> {
  for (const [name, field] of Object.entries(fields)) {
    if (isTranslatable(field)) {
      yield* placesInField(before + name, field, values[name], textsAt(texts, name));
    }
  }
}
