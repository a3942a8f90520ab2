import type { FieldDefinition } from '../../../domain/content/fields/fields.ts';
import { fieldsIn } from '../../../domain/content/fields/named-fields.ts';
import type { SettingsGroupDefinition } from '../../../domain/settings/group.ts';
import { valueAt, withValueAt } from '../../../domain/settings/value-at.ts';
import { codecOf } from '../content/editor/codecs.ts';
import type { FormDraft } from '../content/editor/draft.ts';

/** The ids of a list's rows in the form, by the path of the list, where the record itself has none. */
export type RowIds = Readonly<Record<string, readonly string[]>>;

type Row = Record<string, unknown>;

function rowsAt(record: unknown, path: string): Row[] {
  // A draft names its fields by their whole paths.
  const rows = Object(record)[path] ?? valueAt(record, path);
  return Array.isArray(rows) ? rows : [];
}

function idAt(ids: RowIds, path: string, place: number): string {
  return ids[path]?.[place] ?? String(place);
}

/** Only their places tell its rows apart. */
export function lacksIds({ rows }: FieldDefinition): boolean {
  return rows !== undefined && !rows.hasIds;
}

/** The form of a group as the record fills it. */
export function draftOfRecord(
  group: SettingsGroupDefinition,
  record: object,
  ids: RowIds,
): FormDraft {
  const typed = fieldsIn(group).map(([path, field]) => {
    const stored = lacksIds(field)
      ? rowsAt(record, path).map((row, place) => ({ ...row, id: idAt(ids, path, place) }))
      : valueAt(record, path);
    return [path, codecOf(field).typedOf(stored, field)];
  });
  return Object.fromEntries(typed);
}

function mayLack(field: FieldDefinition | undefined): boolean {
  return field?.answer.safeParse(undefined).success ?? false;
}

interface Sending {
  record: object;
  ids: RowIds;
}

/** Rows as they are sent, with what the form does not know of each. */
function sentRows(path: string, field: FieldDefinition, rows: unknown, { record, ids }: Sending) {
  const stored = new Map(
    rowsAt(record, path).map((row, place) => [idAt(ids, path, place), row] as const),
  );
  return rowsAt({ rows }, 'rows').map(({ id, ...typed }) => {
    const known = stored.get(String(id)) ?? {};
    const given = Object.entries(typed).filter(
      ([name, value]) => value !== '' || name in known || !mayLack(field.rows?.fields[name]),
    );
    return { ...known, ...Object.fromEntries(given) };
  });
}

/** The body of a group's call. */
export function bodyOfDraft(group: SettingsGroupDefinition, draft: FormDraft, sending: Sending) {
  return fieldsIn(group).reduce<Row>((body, [path, field]) => {
    const sent = codecOf(field).sentOf(draft[path], field);
    return withValueAt(body, path, lacksIds(field) ? sentRows(path, field, sent, sending) : sent);
  }, {});
}

/** The fields of a group as the record has them. */
export function partOfRecord(group: SettingsGroupDefinition, record: object) {
  return Object.keys(group.fields).reduce<Row>(
    (part, path) => withValueAt(part, path, valueAt(record, path)),
    {},
  );
}

/** The rows that are in the form, which are those of the record once they are saved as they are. */
export function rowIdsOf(group: SettingsGroupDefinition, draft: FormDraft, saved: object): RowIds {
  const lists = fieldsIn(group).filter(([, field]) => lacksIds(field));
  const ids = lists.map(
    ([path]) => [path, rowsAt(draft, path).map(({ id }) => String(id))] as const,
  );
  // Somebody else has changed the list meanwhile.
  return Object.fromEntries(ids.filter(([path, own]) => own.length === rowsAt(saved, path).length));
}

/** `offices.1` of the row in the form that is the record's second one. */
export function pathInRecord(name: string, ids: RowIds): string {
  const list = Object.keys(ids).find((path) => name.startsWith(`${path}.`));
  if (!list) return name;
  const [id = '', ...rest] = name.slice(list.length + 1).split('.');
  const place = ids[list]?.indexOf(id) ?? -1;
  return [list, place < 0 ? id : String(place), ...rest].join('.');
}
