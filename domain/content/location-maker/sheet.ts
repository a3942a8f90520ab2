import { z } from '../../zod.ts';
import { newRowId } from '../fields/row-id.ts';
import { locationPageKind } from '../kinds/location-page.ts';
import { type Cells, columnKey, filledPattern, patternProblems } from './pattern.ts';

/** Rows, columns and UTF-16 code units. */
export const sheetLimits = {
  rows: 300,
  columns: 20,
  column: 60,
  cell: 1_000,
  field: 20_000,
} as const;

const { rows: maxRows, columns: maxColumns } = sheetLimits;

const row = z.object({
  id: z.string().min(1).max(40),
  cells: z.record(
    z.string().max(sheetLimits.column),
    z.string().max(sheetLimits.cell, `A cell has at most ${sheetLimits.cell} characters.`),
  ),
});

export const sheetSchema = z.object({
  columns: z
    .array(z.string().trim().min(1, 'Please name each column.').max(sheetLimits.column))
    .max(maxColumns, `A table has at most ${maxColumns} columns.`),
  rows: z.array(row).max(maxRows, `A table has at most ${maxRows} places.`),
});

/** A table that was stored with such columns can still be read. */
export const savedSheet = sheetSchema.refine(
  ({ columns }) => new Set(columns.map(columnKey)).size === columns.length,
  {
    path: ['columns'],
    message: 'Two columns have the same name, capitals aside. Please remove one.',
  },
);

export type PlacesSheet = z.infer<typeof sheetSchema>;

export type SheetRow = PlacesSheet['rows'][number];

/** A text per field of a location page. */
export const patternSchema = z.record(
  z.string(),
  z
    .string()
    .max(sheetLimits.field, `A field of the pattern has at most ${sheetLimits.field} characters.`),
);

export type Pattern = z.infer<typeof patternSchema>;

export const firstSheet: PlacesSheet = {
  columns: ['place', 'district', 'travel time', 'local client', 'local fact', 'phone'],
  rows: [],
};

const { fields } = locationPageKind;

/** The fields of a pattern, in the order of the form. */
export const patternFields = locationPageKind.fieldNames;

/** What the row's page says in each field. */
export function pageOfRow(pattern: Pattern, cells: Cells): Record<string, string> {
  return Object.fromEntries(
    patternFields.map((name) => {
      const isHtml = fields[name].control === 'html';
      return [name, filledPattern(pattern[name] ?? '', cells, isHtml).trim()];
    }),
  );
}

/** A sentence for each field of the pattern that has a fault. */
export function patternFaults(pattern: Pattern, columns: readonly string[]): string[] {
  return patternFields.flatMap((name) =>
    patternProblems(pattern[name] ?? '', columns).map(
      (problem) => `${fields[name].label.replace('*', '')}: ${problem}`,
    ),
  );
}

/** Cells of each line of CSV that holds any; quotes hold commas, line ends and doubled quotes. */
function csvLines(text: string, separator: string): string[][] {
  const lines: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const push = () => {
    lines.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') isQuoted = true;
    else if (sign === separator) push();
    else if (sign === '\n') {
      push();
      lines.push([]);
    } else cell += sign;
  }
  push();
  return lines.filter((line) => line.some((text) => text !== ''));
}

function separatorOf(text: string): string {
  const [first = ''] = text.split('\n');
  if (first.includes('\t')) return '\t';
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

interface Column {
  name: string;
  /** In the lines of what was pasted. */
  at: number;
}

/** Named ones, each name once: a pattern could not tell two of them apart. */
function columnsIn(head: readonly string[]): Column[] {
  const named = head.map((text, at) => ({ name: text.slice(0, sheetLimits.column).trim(), at }));
  const keys = named.map(({ name }) => columnKey(name));
  return named.filter(({ name }, at) => name !== '' && keys.indexOf(keys[at] ?? '') === at);
}

export interface PastedSheet extends PlacesSheet {
  /** What a table has no room for. */
  leftOut: { rows: number; columns: number; cells: number };
}

/**
 * What somebody pasted from a sheet: the first line names the columns. Rows of places that the table has
 * already keep their ids, so that their pages stay theirs.
 */
export function pastedSheet(text: string, before: PlacesSheet): PastedSheet {
  const plain = text.replace(/\r\n?/g, '\n');
  const [head = [], ...lines] = csvLines(plain, separatorOf(plain));
  const columns = columnsIn(head).slice(0, maxColumns);
  const [key] = columns;
  const known = before.columns.find((name) => columnKey(name) === columnKey(key?.name ?? ''));
  const ids = new Map(before.rows.map(({ id, cells }) => [cells[known ?? ''] ?? '', id]));
  let cut = 0;
  const rows = lines.slice(0, maxRows).map((line) => {
    const place = line[key?.at ?? 0] ?? '';
    const cells = columns.map(({ name, at }) => {
      const typed = line[at] ?? '';
      if (typed.length > sheetLimits.cell) cut += 1;
      return [name, typed.slice(0, sheetLimits.cell)];
    });
    const id = (place !== '' && ids.get(place)) || newRowId();
    ids.delete(place);
    return { id, cells: Object.fromEntries(cells) };
  });
  const isUsed = (at: number) => lines.some((line) => (line[at] ?? '') !== '');
  const width = Math.max(head.length, ...lines.map(({ length }) => length));
  const others = Array.from({ length: width }, (_, at) => at).filter(
    (at) => isUsed(at) && !columns.some((one) => one.at === at),
  );
  return {
    columns: columns.map(({ name }) => name),
    rows,
    leftOut: { rows: lines.length - rows.length, columns: others.length, cells: cut },
  };
}
