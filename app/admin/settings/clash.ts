import { fieldsIn } from '../../../domain/content/fields/named-fields.ts';
import { type Fields, merge } from '../../../domain/content/merge/merge.ts';
import type { SettingsGroupDefinition } from '../../../domain/settings/group.ts';
import type { FormDraft } from '../content/editor/draft.ts';
import type { TypedRow } from '../content/editor/rows/rows-codec.ts';
import type { FieldNames, FormFields } from '../content/journal/fields.ts';
import { lacksIds, type RowIds } from './group-record.ts';

/** The form as it began, as it is typed, and as somebody else has saved it. */
type Sides = Record<'base' | 'mine' | 'theirs', FormDraft>;

function rowsOf(draft: FormDraft, list: string): TypedRow[] {
  // As the codec of rows makes it.
  return draft[list] as TypedRow[];
}

function valuesIn(text: string): TypedRow['values'][] {
  return JSON.parse(text);
}

function textOfRows(rows: TypedRow[]): string {
  return JSON.stringify(rows.map(({ values }) => values));
}

/** Rows that are as stored keep the id of their place, so that what the form does not know of them stays. */
function rowsFrom(text: string, stored: TypedRow[]): TypedRow[] {
  const known = stored.map(({ values }) => JSON.stringify(values));
  return valuesIn(text).map((values, place) => ({
    id: known[place] === JSON.stringify(values) ? String(place) : `own-${place}`,
    values,
  }));
}

function readableRows(text: string): string {
  const rows = valuesIn(text).map((values) => Object.values(values).filter(Boolean).join(', '));
  return rows.join('\n');
}

/** What two people made of a group; rows that only their places tell apart are one field. */
export function clashOf(
  group: SettingsGroupDefinition,
  form: FormFields<FormDraft>,
  { base, mine, theirs }: Sides,
) {
  const lists = fieldsIn(group).flatMap(([path, field]) => (lacksIds(field) ? [path] : []));
  const textsOf = (draft: FormDraft): Fields => {
    const texts = Object.entries(form.fieldsOf(draft)).filter(
      ([name]) => !lists.some((list) => name.startsWith(`${list}.`)),
    );
    const whole = lists.map((list) => [list, textOfRows(rowsOf(draft, list))]);
    return Object.fromEntries([...texts, ...whole]);
  };
  const [before, stored] = [textsOf(base), textsOf(theirs)];
  const { fields, collisions } = merge(before, textsOf(mine), stored);
  const isAsBefore = (list: string) => before[list] === stored[list];
  const names: FieldNames = {
    labelOf: form.labelOf,
    readableOf: (name, text) =>
      lists.includes(name) ? readableRows(text) : (form.readableOf?.(name, text) ?? text),
  };

  return {
    collisions,
    names,
    /** The ids of rows that still name the same rows of what is stored. */
    idsAfter: (ids: RowIds): RowIds =>
      Object.fromEntries(Object.entries(ids).filter(([list]) => isAsBefore(list))),
    draftWith(choices: Fields): FormDraft {
      const all = { ...fields, ...choices };
      const rows = lists.map((list) => {
        const typed = rowsFrom(all[list] ?? '[]', rowsOf(theirs, list));
        return [list, isAsBefore(list) ? mine[list] : typed];
      });
      return { ...form.draftFrom(all), ...Object.fromEntries(rows) };
    },
  };
}

export type Clash = ReturnType<typeof clashOf>;
