import type { Fields } from '../merge/merge.ts';
import { listOfOrder, orderName } from '../merge/merge-orders.ts';
import { type Pattern, type PlacesSheet, patternFields } from './sheet.ts';

interface Made {
  sheet: PlacesSheet;
  pattern: Pattern;
}

const rows = orderName('rows');
const columns = orderName('columns');

/** The names of columns have spaces, which part the ids of an order. */
const idOf = encodeURIComponent;

function cellName(row: string, column: string): string {
  return `rows.${row}.${idOf(column)}`;
}

/** The table and the pattern as texts, so that two people's changes are merged as those of other forms (R-X-08). */
export function makerFields({ sheet, pattern }: Made): Fields {
  const cells = sheet.rows.flatMap(({ id, cells: own }) =>
    sheet.columns.map((column) => [cellName(id, column), own[column] ?? ''] as const),
  );
  const texts = patternFields.map((name) => [`pattern.${name}`, pattern[name] ?? ''] as const);
  return {
    [columns]: sheet.columns.map(idOf).join(' '),
    [rows]: sheet.rows.map(({ id }) => id).join(' '),
    ...Object.fromEntries([...cells, ...texts]),
  };
}

function listIn(fields: Fields, name: string): string[] {
  return (fields[name] ?? '').split(' ').filter(Boolean);
}

export function makerFromFields(fields: Fields): Made {
  const names = listIn(fields, columns).map(decodeURIComponent);
  return {
    sheet: {
      columns: names,
      rows: listIn(fields, rows).map((id) => ({
        id,
        cells: Object.fromEntries(
          names.map((column) => [column, fields[cellName(id, column)] ?? '']),
        ),
      })),
    },
    pattern: Object.fromEntries(
      patternFields.map((name) => [name, fields[`pattern.${name}`] ?? '']),
    ),
  };
}

/** 'Oakby: phone', 'Main Heading of the pattern'. */
export function makerFieldLabel({ sheet }: Made, labelOf: (field: string) => string) {
  return (name: string): string => {
    const list = listOfOrder(name);
    if (list !== null) return list === 'rows' ? 'the places' : 'the columns';
    if (name.startsWith('pattern.'))
      return `${labelOf(name.slice('pattern.'.length))} of the pattern`;
    const [, id = '', column = ''] = name.split('.');
    const place = sheet.rows.find((row) => row.id === id)?.cells[sheet.columns[0] ?? ''];
    return `${place || 'a place'}: ${decodeURIComponent(column)}`;
  };
}
