import { spokenLabel } from '../../../../domain/content/fields/field-in-words.ts';
import { fieldsIn, type NamedField } from '../../../../domain/content/fields/named-fields.ts';
import type { GroupDefinition, Kind } from '../../../../domain/content/kind.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { publishedValues } from '../../../../domain/content/mapped-values.ts';
import type { StoredItem } from '../../item-calls.ts';
import { fieldTexts } from '../texts/fields.ts';
import { codecOf } from './codecs.ts';

/** What a form is drawn from: a kind, or a group of the settings. */
export type FormKind = Pick<Kind, 'fields' | 'groups'>;

/** What stands in a form, by field; each value is as its control types it (codecs.ts). */
export type FormDraft = Readonly<Record<string, unknown>>;

export function fieldsOfGroup(kind: FormKind, { id }: GroupDefinition): NamedField[] {
  return fieldsIn(kind).filter(([, { group }]) => group === id);
}

function valuesFrom(kind: AnyKind, read: (named: NamedField) => unknown): FormDraft {
  return Object.fromEntries(fieldsIn(kind).map((named) => [named[0], read(named)]));
}

/** The form as it opens: empty, or with what is stored of an item. */
export function draftOf(kind: AnyKind, item: StoredItem | null): FormDraft {
  return valuesFrom(kind, ([name, field]) => codecOf(field).typedOf(item?.[name], field));
}

/** What is sent, without the item's key. */
export function inputOf(kind: AnyKind, draft: FormDraft): FormDraft {
  return valuesFrom(kind, ([name, field]) => codecOf(field).sentOf(draft[name], field));
}

/** The same as visitors shall see it. */
export function publishedInputOf(kind: AnyKind, draft: FormDraft): FormDraft {
  return publishedValues(kind, inputOf(kind, draft));
}

export function textOfField(draft: FormDraft, name: string): string {
  const value = draft[name];
  return typeof value === 'string' ? value : '';
}

/** How many fields would be sent with another value than at first. */
export function countChanges(kind: AnyKind, draft: FormDraft, first: FormDraft): number {
  const [now, before] = [inputOf(kind, draft), inputOf(kind, first)];
  return fieldsIn(kind).filter(
    ([name]) => JSON.stringify(now[name]) !== JSON.stringify(before[name]),
  ).length;
}

/**
 * One sentence per text that is empty and required, be it by a save or by what visitors see (decision
 * D50). What a `published` item never had, such as one made by a call, does not stop its next save.
 */
export function missingFields(
  kind: AnyKind,
  draft: FormDraft,
  published: FormDraft | null = null,
): Record<string, string> {
  const missing = fieldsIn(kind).filter(
    ([name, { required }]) =>
      required !== undefined &&
      textOfField(draft, name).trim() === '' &&
      (published === null || textOfField(published, name).trim() !== ''),
  );
  return Object.fromEntries(
    missing.map(([name, field]) => [name, fieldTexts.required(spokenLabel(kind, field))]),
  );
}
