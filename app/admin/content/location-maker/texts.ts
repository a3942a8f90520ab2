import { sheetLimits } from '../../../../domain/content/location-maker/sheet.ts';
import { countOf } from '../../../../domain/count-of.ts';
import type { Pasted } from './use-maker-draft.ts';

export const makerTexts = {
  title: 'Pages from a table',
  lead: 'A table of places and a pattern make drafts of location pages. Each stays an ordinary location page; a changed table proposes changes and never overwrites what was edited.',
  back: 'Location pages',
  loading: 'Loading the table',
  places: 'Table of places',
  placesNote: `up to ${sheetLimits.rows} places and ${sheetLimits.columns} columns`,
  paste: 'Paste a table',
  pasteHint:
    'Copied from a sheet, or CSV; the first line names the columns, the first column the place. Rows of places that are there already stay the same rows.',
  take: 'Use this table',
  nothingPasted: 'Please paste a table with a line of names and at least one place.',
  pasted: ({ rows, leftOut }: Pick<Pasted, 'rows' | 'leftOut'>) => {
    const parts = [
      leftOut.rows > 0 &&
        `${countOf(leftOut.rows, 'place')} above the limit of ${sheetLimits.rows}`,
      leftOut.columns > 0 && `${countOf(leftOut.columns, 'column')} without a name of its own`,
      leftOut.cells > 0 &&
        `what ${countOf(leftOut.cells, 'cell')} says beyond ${sheetLimits.cell} characters`,
    ].filter((part) => part !== false);
    const all = `The table has ${countOf(rows, 'place')} now.`;
    return parts.length === 0 ? all : `${all} Left out: ${parts.join(', ')}.`;
  },
  undo: 'Undo',
  addRow: 'Add a place',
  addColumn: 'Add a column',
  columnName: 'Name of the column',
  removeRow: (place: string) => `Remove ${place || 'this place'}`,
  removeColumn: (column: string) => `Remove the column ${column}`,
  cell: (column: string, row: number) => `${column}, row ${row}`,
  noRows: 'There is no place yet. Paste a table or add a place.',
  pattern: 'Pattern',
  patternHelp:
    '{place} stands for the cell of the column place. {if travel time}…{else}…{end} is shown when the cell is filled, {if not travel time}…{end} when it is empty.',
  columns: (names: string[]) => `Columns: ${names.map((name) => `{${name}}`).join(', ')}`,
  preview: 'Preview',
  nothingToPreview: 'With the first place you see here what the pattern makes of it.',
  previewOf: 'Place',
  emptyField: 'empty',
  save: 'Save table and pattern',
  discard: 'Discard changes',
  unsaved: 'Not saved yet; kept in this browser.',
  saveFirst: 'Save the table and the pattern first.',
  results: 'What the rows make',
  looking: 'Comparing the rows',
  chooseAll: 'All without a page',
  make: (count: number) => {
    if (count === 0) return 'Make drafts';
    return count === 1 ? 'Make one draft' : `Make ${count} drafts`;
  },
  hasPage: 'Has a page',
  noPage: 'No page yet',
  shared: 'Another row has this address: only one of them can have the page.',
  unlike: 'Like no other page',
  like: (percent: number, title: string) => `${percent} % like '${title}'`,
  needsReason: 'Publishing it asks for a written reason.',
  changes: (count: number) => (count === 1 ? 'One change proposed' : `${count} changes proposed`),
  now: 'Now',
  wanted: 'From the table',
  edited: 'Edited since, so it stays.',
  apply: 'Take the chosen changes',
  takeField: (label: string) => `Take ${label}`,
} as const;
