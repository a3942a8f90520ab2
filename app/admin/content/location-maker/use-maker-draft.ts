import { useRef, useState } from 'react';
import {
  type LocationMaker,
  saveLocationMaker,
} from '../../../../domain/api/content/location-maker.ts';
import { newRowId } from '../../../../domain/content/fields/row-id.ts';
import { makerFields } from '../../../../domain/content/location-maker/maker-fields.ts';
import { columnKey } from '../../../../domain/content/location-maker/pattern.ts';
import {
  type PastedSheet,
  type Pattern,
  type PlacesSheet,
  pastedSheet,
  patternSchema,
  sheetLimits,
  sheetSchema,
} from '../../../../domain/content/location-maker/sheet.ts';
import { useKeptText } from '../journal/use-kept-text.ts';

interface Typed {
  sheet: PlacesSheet;
  pattern: Pattern;
  /** What was typed on: a save is merged with what has changed since. */
  base: LocationMaker;
}

export interface Pasted extends Pick<PastedSheet, 'leftOut'> {
  rows: number;
  /** Takes the table back; texts that were typed since stay. */
  undo: () => void;
}

const nothingTyped = '';

function readTyped(text: string, stored: LocationMaker): Typed {
  if (text === nothingTyped) return { ...stored, base: stored };
  try {
    const typed = JSON.parse(text);
    // An unfinished column has no name yet, which a save refuses and a draft may have.
    const sheet = sheetSchema.partial().safeParse(typed.sheet).data;
    const pattern = patternSchema.safeParse(typed.pattern).data;
    const base = saveLocationMaker.body.safeParse(typed.base).data ?? stored;
    return { sheet: { ...stored.sheet, ...sheet }, pattern: pattern ?? stored.pattern, base };
  } catch {
    return { ...stored, base: stored };
  }
}

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) {
  return Object.entries({ ...other, ...one }).every(([name, value]) => other[name] === value);
}

/** The table and the pattern as they are typed, kept in the browser until they are saved. */
export function useMakerDraft(loaded: LocationMaker) {
  const [saved, setSaved] = useState(loaded);
  const stored = loaded.version > saved.version ? loaded : saved;
  const [text, keep] = useKeptText('location-maker', nothingTyped);
  const { sheet, pattern, base } = readTyped(text, stored);
  const latest = useRef(text);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  function write(next: string) {
    latest.current = next;
    keep(next);
  }
  const set = (typed: Omit<Typed, 'base'>) => write(JSON.stringify({ ...typed, base }));
  const setSheet = (next: PlacesSheet) => set({ sheet: next, pattern });
  return {
    sheet,
    pattern,
    base,
    /** The table that was pasted last, until it is taken back, saved or discarded. */
    pasted,
    isChanged: text !== nothingTyped,
    /** What was typed while it was saved stays, as changes to what is stored now. */
    settle(sent: LocationMaker) {
      const now = readTyped(latest.current, sent);
      const isSaved = isSame(makerFields({ ...sent, ...now }), makerFields(sent));
      write(isSaved ? nothingTyped : JSON.stringify({ ...now, base: sent }));
      setSaved(sent);
      setPasted(null);
    },
    replace: ({ sheet: all, pattern: texts }: LocationMaker) => set({ sheet: all, pattern: texts }),
    discard() {
      write(nothingTyped);
      setPasted(null);
    },
    setField: (name: string, value: string) =>
      set({ sheet, pattern: { ...pattern, [name]: value } }),
    setCell(id: string, column: string, value: string) {
      const rows = sheet.rows.map((row) =>
        row.id === id ? { ...row, cells: { ...row.cells, [column]: value } } : row,
      );
      setSheet({ ...sheet, rows });
    },
    addRow() {
      if (sheet.rows.length >= sheetLimits.rows) return;
      setSheet({ ...sheet, rows: [...sheet.rows, { id: newRowId(), cells: {} }] });
    },
    removeRow: (id: string) =>
      setSheet({ ...sheet, rows: sheet.rows.filter((row) => row.id !== id) }),
    addColumn(name: string) {
      const isTaken = sheet.columns.some((column) => columnKey(column) === columnKey(name));
      if (isTaken || sheet.columns.length >= sheetLimits.columns) return;
      setSheet({ ...sheet, columns: [...sheet.columns, name] });
    },
    /** With its cells, which a pattern would go on reading under the same name. */
    removeColumn: (name: string) =>
      setSheet({
        columns: sheet.columns.filter((column) => column !== name),
        rows: sheet.rows.map(({ id, cells: { [name]: _, ...cells } }) => ({ id, cells })),
      }),
    paste(copied: string): boolean {
      const { leftOut, ...next } = pastedSheet(copied, sheet);
      if (next.columns.length === 0 || next.rows.length === 0) return false;
      setSheet(next);
      setPasted({
        rows: next.rows.length,
        leftOut,
        undo() {
          write(JSON.stringify({ ...readTyped(latest.current, stored), sheet }));
          setPasted(null);
        },
      });
      return true;
    },
  };
}

export type MakerDraft = ReturnType<typeof useMakerDraft>;
