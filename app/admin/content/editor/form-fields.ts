import { spokenLabel } from '../../../../domain/content/fields/field-in-words.ts';
import { fieldsIn } from '../../../../domain/content/fields/named-fields.ts';
import type { FieldPlace } from '../doctor/use-doctor.ts';
import type { FormFields } from '../journal/fields.ts';
import { codecOf } from './codecs.ts';
import type { FormDraft, FormKind } from './draft.ts';

/** A kind's form as texts, for the journal, merging and the sentences about them. */
export function formFieldsOf(kind: FormKind): FormFields<FormDraft> {
  const fields = fieldsIn(kind);
  const labels = new Map(fields.map(([name, field]) => [name, spokenLabel(kind, field)]));
  const codecs = new Map(fields.map(([name, field]) => [name, codecOf(field)]));
  const wordsOf = (name: string) => fields.find(([own]) => own === name)?.[1].words;
  return {
    fieldsOf: (draft) =>
      Object.assign(
        {},
        ...fields.map(([name, field]) => codecOf(field).textsOf(name, draft[name], field)),
      ),
    draftFrom: (texts) =>
      Object.fromEntries(
        fields.map(([name, field]) => [name, codecOf(field).typedFrom(name, texts, field)]),
      ),
    labelOf(name) {
      const parts = fields.map(
        ([own, field]) => codecOf(field).labelOf?.(name, own, field) ?? null,
      );
      return parts.find((label) => label !== null) ?? labels.get(name) ?? name;
    },
    readableOf: (name, text) =>
      codecs.get(name)?.readableOf?.(text) ?? wordsOf(name)?.[text] ?? text,
  };
}

const ticked: Readonly<Record<string, string>> = { yes: 'Yes', '': 'No' };

/** With what a path alone does not tell: what is in a section, by the first of the drafts that has it. */
export function namedByDrafts(
  kind: FormKind,
  form: FormFields<FormDraft>,
  drafts: () => FormDraft[],
): FormFields<FormDraft> {
  function partNamed(name: string) {
    const parts = drafts().flatMap((draft) =>
      fieldsIn(kind).map(([own, field]) => codecOf(field).partNamed?.(own, name, draft[own])),
    );
    return parts.find((part) => part);
  }

  return {
    ...form,
    labelOf: (name) => partNamed(name)?.label ?? form.labelOf(name),
    readableOf(name, text) {
      const { control, words } = partNamed(name) ?? {};
      const read = control === 'toggle' ? ticked : words;
      return read?.[text] ?? form.readableOf?.(name, text) ?? text;
    },
  };
}

/** Where the form shows what the server says of a field or of a part of one. */
export function placeInForm(
  kind: FormKind,
  named: string,
  draft: FormDraft,
  isWhole = true,
): FieldPlace {
  const places = fieldsIn(kind).map(
    ([name, field]) => codecOf(field).placeOf?.(name, named, draft[name], isWhole, field) ?? null,
  );
  return places.find((place) => place !== null) ?? { name: named, control: named };
}

/** What the form calls a field that the server names, in a section with the section and the row. */
export function labelInForm(kind: FormKind, named: string, draft: FormDraft): string {
  const { name } = placeInForm(kind, named, draft);
  const parts = fieldsIn(kind).flatMap(
    ([own, field]) => codecOf(field).partsOf?.(own, draft[own], field) ?? [],
  );
  const form = namedByDrafts(kind, formFieldsOf(kind), () => [draft]);
  return parts.find(({ path }) => path === name)?.label ?? form.labelOf(name);
}

/** The server's sentences under the names of the form's own controls. */
export function errorsOfForm(
  kind: FormKind,
  errors: Record<string, string>,
  draft: FormDraft,
  isWhole: boolean,
): Record<string, string> {
  const entries = Object.entries(errors).map(([name, message]) => [
    placeInForm(kind, name, draft, isWhole).control,
    message,
  ]);
  return Object.fromEntries(entries);
}
