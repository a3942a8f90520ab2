import type {
  EditedEdition,
  EditedText,
} from '../../../../../domain/api/content/editions/editions.ts';
import { textsAt, withTextAt } from '../../../../../domain/content/editions/texts.ts';
import type { FieldDefinition } from '../../../../../domain/content/fields/fields.ts';
import { fieldsIn } from '../../../../../domain/content/fields/named-fields.ts';
import { addressField, type Kind } from '../../../../../domain/content/kind.ts';
import type { StoredItem } from '../../../item-calls.ts';
import { codecOf } from '../../editor/codecs.ts';
import type { FormFields } from '../../journal/fields.ts';
import type { SentTexts } from '../edition-calls.ts';
import { editionTexts as words } from '../texts.ts';
import { fieldAt } from './field-at.ts';

/**
 * What stands in the form of an edition, all of it text: each text by its path, beside it the original that
 * it was confirmed for, and its address and pictures by the names of their fields.
 */
export type EditionDraft = Readonly<Record<string, string>>;

/** What is stored now, and over it what was typed while it was on its way. */
export function withTypedSince(
  sent: EditionDraft,
  typed: EditionDraft,
  stored: EditionDraft,
): EditionDraft {
  const later = Object.entries(typed).filter(
    ([name, text]) => name in stored && text !== (sent[name] ?? ''),
  );
  return { ...stored, ...Object.fromEntries(later) };
}

/** Beside the path of a text: the original that somebody has said it is right for. */
export function confirmedName(path: string): string {
  return `${path}~confirmed`;
}

function ownFieldsOf(kind: Pick<Kind, 'fields'>): string[] {
  const pictures = fieldsIn(kind).filter(([, { control }]) => control === 'image');
  return [addressField(kind), ...pictures.map(([name]) => name)].filter(
    (name) => name !== undefined,
  );
}

export function editionForm(kind: Kind, original: StoredItem) {
  const own = ownFieldsOf(kind);
  const fieldOf = ({ path }: Pick<EditedText, 'path'>) =>
    fieldAt(kind.fields, original, path.split('.'));

  function valueAt(values: unknown, path: string): unknown {
    return path.split('.').reduce((inner, name) => textsAt(inner, name), values);
  }

  function draftOf({ texts, values }: EditedEdition): EditionDraft {
    const typed = texts.flatMap((text) => {
      const field = fieldOf(text);
      const value = valueAt(values, text.path);
      const shown = field ? String(codecOf(field).typedOf(value, field)) : text.text;
      return [
        [text.path, shown],
        [confirmedName(text.path), text.confirmed ?? ''],
      ];
    });
    const others = own.map((name) => [name, String(values[name] ?? '')]);
    return Object.fromEntries([...typed, ...others]);
  }

  /** Rows without ids stand in a list, one for each of the original. */
  function rowsIn(name: string, values: unknown): unknown {
    const [rows, list] = [original[name], textsAt(values, name)];
    const isPlain = fieldAt(kind.fields, original, [name])?.json === true && Array.isArray(rows);
    const hasIds = isPlain && rows.some((row) => Object(row).id !== undefined);
    if (!isPlain || hasIds) return list;
    return rows.map((_, place) => textsAt(list, place) ?? {});
  }

  function sentOf({ texts, values }: EditedEdition, draft: EditionDraft): Omit<SentTexts, 'seen'> {
    const names = [...new Set(texts.map(({ path }) => path.split('.')[0] ?? ''))];
    const base = Object.fromEntries(names.map((name) => [name, rowsIn(name, values)]));
    const filled = texts.reduce<unknown>((all, text) => {
      const typed = draft[text.path] ?? '';
      const field = fieldOf(text);
      const value = field ? codecOf(field).sentOf(typed, field) : typed;
      return withTextAt(all, text.path.split('.'), value);
    }, base);
    const others = own.map((name) => [name, draft[name] ?? '']);
    const stillRight = texts.filter(
      ({ path, original: words, confirmed }) =>
        draft[confirmedName(path)] === words && confirmed !== words,
    );
    return {
      values: { ...Object(filled), ...Object.fromEntries(others) },
      stillRight: stillRight.map(({ path }) => path),
    };
  }

  return { draftOf, sentOf, fieldOf, own };
}

/** The originals of what somebody has typed or confirmed, as they were on the screen. */
export function seenIn(
  texts: readonly EditedText[],
  draft: EditionDraft,
  start: EditionDraft,
): Record<string, string> {
  const touched = texts.filter(({ path }) =>
    [path, confirmedName(path)].some((name) => draft[name] !== start[name]),
  );
  return Object.fromEntries(touched.map(({ path, original }) => [path, original]));
}

/** For the journal, merging and the sentences about them. */
export function fieldsOfEdition(
  { texts }: Pick<EditedEdition, 'texts'>,
  labelOfOwn: (name: string) => string,
): FormFields<EditionDraft> {
  const labels = new Map(
    texts.flatMap(({ path, label }) => [
      [path, label],
      [confirmedName(path), words.confirmationOf(label)],
    ]),
  );
  return {
    fieldsOf: (draft) => draft,
    draftFrom: (fields) => fields,
    labelOf: (name) => labels.get(name) ?? labelOfOwn(name),
  };
}

/** How many texts would be sent with another value than at first. */
export function countTyped(draft: EditionDraft, first: EditionDraft): number {
  return Object.keys(draft).filter((name) => draft[name] !== first[name]).length;
}

/** Lines that a text takes in the form; one takes no line breaks. */
export function linesOf(text: EditedText, field: FieldDefinition | null): number | undefined {
  if (!field) return text.path.endsWith('.text') ? 3 : undefined;
  const { control, minLines = 2 } = field;
  return control === 'line' || control === 'slug' ? undefined : minLines;
}
