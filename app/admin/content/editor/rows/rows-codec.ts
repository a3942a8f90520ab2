import type { FieldDefinition } from '../../../../../domain/content/fields/fields.ts';
import { fieldsIn } from '../../../../../domain/content/fields/named-fields.ts';
import type { Fields } from '../../../../../domain/content/merge/merge.ts';
import { idsIn, orderName } from '../../../../../domain/content/merge/merge-orders.ts';
import type { Codec, ListEntry } from '../codec.ts';
import { rowTexts as texts } from './texts.ts';

type CodecOf = (field: FieldDefinition) => Codec;

/** Begins the names of everything in a row, in forms, journals and merges. */
export function rowPath(name: string, id: string): string {
  return `${name}.${id}`;
}

function fieldsOf({ rows }: FieldDefinition) {
  return fieldsIn({ fields: rows?.fields ?? {} });
}

/** What the rows' schema has made; anything else counts as none. */
function storedRows(stored: unknown): Record<string, unknown>[] {
  return Array.isArray(stored) ? stored : [];
}

/** A text for each field of each row, and one for their order, so that two people may change two rows. */
export function rowsCodec(codecOf: CodecOf): Codec<ListEntry[]> {
  const valuesOf = (
    field: FieldDefinition,
    read: (name: string, own: FieldDefinition) => unknown,
  ): ListEntry['values'] =>
    Object.fromEntries(fieldsOf(field).map(([name, own]) => [name, read(name, own)]));

  return {
    typedOf: (stored, field) =>
      storedRows(stored).map((row) => ({
        id: String(row.id),
        values: valuesOf(field, (name, own) => codecOf(own).typedOf(row[name], own)),
      })),
    sentOf: (rows, field) =>
      rows.map(({ id, values }) => ({
        id,
        ...valuesOf(field, (name, own) => codecOf(own).sentOf(values[name], own)),
      })),
    textsOf: (name, rows, field) => {
      const order: Fields = { [orderName(name)]: rows.map(({ id }) => id).join(' ') };
      const typed = rows.flatMap(({ id, values }) =>
        fieldsOf(field).map(([part, own]) =>
          codecOf(own).textsOf(`${rowPath(name, id)}.${part}`, values[part], own),
        ),
      );
      return Object.assign(order, ...typed);
    },
    typedFrom: (name, fields, field) =>
      idsIn(fields[orderName(name)] ?? '').map((id) => ({
        id,
        values: valuesOf(field, (part, own) =>
          codecOf(own).typedFrom(`${rowPath(name, id)}.${part}`, fields, own),
        ),
      })),
    labelOf(part, name, field) {
      if (part === orderName(name)) return texts.order(field.label);
      if (!part.startsWith(`${name}.`)) return null;
      const [, own = ''] = part.slice(name.length + 1).split('.');
      const inner = field.rows?.fields[own];
      return inner ? texts.fieldOf(field.rows?.noun ?? '', inner.label) : null;
    },
    partsOf: (name, rows, field) =>
      rows.flatMap((_, place) =>
        fieldsOf(field).map(([part, own]) => ({
          path: `${name}.${place}.${part}`,
          isHtml: own.control === 'html',
        })),
      ),
    /** The server names a row by its place. */
    placeOf(name, path, rows, isWhole, field) {
      if (!path.startsWith(`${name}.`)) return null;
      const [place, ...rest] = path.slice(name.length + 1).split('.');
      const row = rows[Number(place)];
      if (!row) return null;
      const own = [rowPath(name, row.id), ...rest].join('.');
      const [part = ''] = rest;
      const inner = field.rows?.fields[part];
      const known = `${rowPath(name, row.id)}.${part}`;
      const found = inner && codecOf(inner).placeOf?.(known, own, row.values[part], isWhole, inner);
      return found ?? { name: own, control: own };
    },
  };
}
