import type { FieldDefinition } from '../../../domain/content/fields/fields.ts';
import { fieldsIn } from '../../../domain/content/fields/named-fields.ts';
import type { SettingsGroupDefinition } from '../../../domain/settings/group.ts';
import { valueAt, withValueAt } from '../../../domain/settings/value-at.ts';
import { codecOf } from '../content/editor/codecs.ts';
import type { FormDraft } from '../content/editor/draft.ts';

type Row = Record<string, unknown>;

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value : [];
}

export function draftOfRecord(group: SettingsGroupDefinition, record: object): FormDraft {
  const typed = fieldsIn(group).map(([path, field]) => [
    path,
    codecOf(field).typedOf(valueAt(record, path), field),
  ]);
  return Object.fromEntries(typed);
}

function mayLack(field: FieldDefinition | undefined): boolean {
  return field?.answer.safeParse(undefined).success ?? false;
}

/** Rows as they are sent, with what the form does not know of each. */
function sentRows({ rows }: FieldDefinition, typed: unknown, stored: unknown): Row[] {
  return rowsOf(typed).map((row) => {
    const known = rowsOf(stored).find(({ id }) => id === row.id) ?? {};
    const given = Object.entries(row).filter(
      ([name, value]) => value !== '' || name in known || !mayLack(rows?.fields[name]),
    );
    return { ...known, ...Object.fromEntries(given) };
  });
}

export function bodyOfDraft(group: SettingsGroupDefinition, draft: FormDraft, record: object) {
  return fieldsIn(group).reduce<Row>((body, [path, field]) => {
    const sent = codecOf(field).sentOf(draft[path], field);
    const value = field.rows ? sentRows(field, sent, valueAt(record, path)) : sent;
    return withValueAt(body, path, value);
  }, {});
}

export function partOfRecord(group: SettingsGroupDefinition, record: object) {
  return Object.keys(group.fields).reduce<Row>(
    (part, path) => withValueAt(part, path, valueAt(record, path)),
    {},
  );
}

/** `offices.1` of the row in the form that is the record's second one. */
export function pathInRecord(group: SettingsGroupDefinition, name: string, record: object): string {
  const list = Object.keys(group.fields).find((path) => name.startsWith(`${path}.`));
  if (!list) return name;
  const [id = '', ...rest] = name.slice(list.length + 1).split('.');
  const place = rowsOf(valueAt(record, list)).findIndex((row) => row.id === id);
  return [list, place < 0 ? id : String(place), ...rest].join('.');
}
