import type { FieldDefinition, FieldDefinitions } from '../fields/fields.ts';
import type { StoredSection } from '../sections/section.ts';
import { currentSection, kindOfSection } from '../sections/sections.ts';
import {
  isListWithoutIds,
  isTranslatable,
  textPlaces,
  textsOfRow,
  translatableText,
} from './text-places.ts';
import { textsAt } from './texts.ts';

type Values = Readonly<Record<string, unknown>>;

/** What becomes of a text that an edition lacks: nobody reads two languages on one page. */
type Missing = 'left out' | 'original';

interface Merging {
  missing: Missing;
}

function isUntranslated(fields: FieldDefinitions, values: Values, texts: unknown): boolean {
  const places = [...textPlaces(fields, values, texts)];
  return places.length > 0 && places.every(({ text }) => text.trim() === '');
}

function mergedSections(
  stored: StoredSection[],
  texts: unknown,
  merging: Merging,
): StoredSection[] {
  return stored.flatMap((one) => {
    const kind = one.hidden ? undefined : kindOfSection(one);
    if (!kind) return [];
    const current = currentSection(one);
    const own = textsAt(texts, one.id);
    if (isUntranslated(kind.fields, current.props, own)) return [];
    return [{ ...current, props: mergedTexts(kind.fields, current.props, own, merging) }];
  });
}

function mergedRows(
  fields: FieldDefinitions,
  rows: Values[],
  texts: unknown,
  merging: Merging,
): Values[] {
  return rows.flatMap((row) => {
    const own = textsAt(texts, String(row.id));
    const isLeftOut = merging.missing === 'left out' && isUntranslated(fields, row, own);
    return isLeftOut ? [] : [{ ...row, ...mergedTexts(fields, row, own, merging) }];
  });
}

/** Rows without ids that the edition says something of; what is no text of theirs is shared. */
function mergedPlainRows(rows: Values[], texts: unknown): Values[] {
  return rows.flatMap((row, place) => {
    const own = textsAt(texts, place);
    const words = textsOfRow
      .filter((name) => row[name] !== undefined)
      .map((name) => [name, translatableText(textsAt(own, name))] as const);
    const hasText = words.some(([, text]) => text.trim() !== '');
    return hasText ? [{ ...row, ...Object.fromEntries(words) }] : [];
  });
}

function mergedField(field: FieldDefinition, value: unknown, texts: unknown, merging: Merging) {
  const { control, rows } = field;
  // The values of such fields.
  if (control === 'sections') return mergedSections(value as StoredSection[], texts, merging);
  if (rows) return mergedRows(rows.fields, (value ?? []) as Values[], texts, merging);
  if (isListWithoutIds(field)) return mergedPlainRows(value as Values[], texts);
  // What the original does not say any more, nobody keeps up in other languages.
  if (value === '' || (Array.isArray(value) && value.length === 0)) return value;
  const isThere = Array.isArray(texts)
    ? texts.length > 0
    : typeof texts === 'string' && texts !== '';
  if (isThere) return texts;
  if (merging.missing === 'original') return value;
  // Some fields begin with words of the language of origin.
  return Array.isArray(value) ? [] : '';
}

/** The values of an original with the texts of an edition in their places; all else stays. */
export function mergedTexts(
  fields: FieldDefinitions,
  values: Values,
  texts: unknown,
  merging: Merging = { missing: 'left out' },
): Record<string, unknown> {
  const merged = Object.entries(fields)
    .filter(([name, field]) => isTranslatable(field) && values[name] !== undefined)
    .map(([name, field]) => [
      name,
      mergedField(field, values[name], textsAt(texts, name), merging),
    ]);
  return { ...values, ...Object.fromEntries(merged) };
}
