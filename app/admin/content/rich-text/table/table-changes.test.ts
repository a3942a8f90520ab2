import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { extensions } from '../schema/extensions.ts';
import { addColumn, addRow, besideOf, removeColumn, removeRow } from './table-changes.ts';
import { type Grid, gridOf, tableAt } from './table-grid.ts';

const schema = getSchema(extensions);

type Spans = { colspan?: string; rowspan?: string };

function cell(words: string, spans: Spans = {}) {
  const content = words === '' ? [] : [{ type: 'text', text: words }];
  return { type: 'tableCell', attrs: spans, content: [{ type: 'paragraph', content }] };
}

/** A table of one body, or of a head and a body. */
function stateWith(head: ReturnType<typeof cell>[][], body: ReturnType<typeof cell>[][]) {
  const section = (type: string, rows: ReturnType<typeof cell>[][], cellType: string) => ({
    type,
    content: rows.map((row) => ({
      type: 'tableRow',
      content: row.map((one) => ({ ...one, type: cellType })),
    })),
  });
  const sections = [
    ...(head.length > 0 ? [section('tableHead', head, 'tableHeader')] : []),
    ...(body.length > 0 ? [section('tableBody', body, 'tableCell')] : []),
  ];
  const doc = schema.nodeFromJSON({ type: 'doc', content: [{ type: 'table', content: sections }] });
  return EditorState.create({ doc });
}

/** The words of each row, with what a cell covers besides its own square. */
function shape(doc: Node): string[] {
  const table = doc.firstChild;
  if (table?.type.name !== 'table') return [];
  return gridOf(table, 0).rows.map(({ node, isHead }) => {
    const cells = node.children.map(({ textContent, attrs: { colspan, rowspan } }) =>
      [textContent || '-', colspan ? `c${colspan}` : '', rowspan ? `r${rowspan}` : ''].join(''),
    );
    return `${isHead ? 'head ' : ''}${cells.join(' ')}`;
  });
}

function at(state: EditorState, words: string) {
  const grid: Grid = gridOf(state.doc.child(0), 0);
  const found = grid.cells.find(({ node }) => node.textContent === words);
  if (!found) throw new Error(`There is no cell ${words}.`);
  return { grid, cell: found, tr: state.tr };
}

const plain = stateWith([[cell('a'), cell('b')]], [[cell('c'), cell('d')]]);
const spanned = stateWith(
  [],
  [
    [cell('a', { colspan: '2' }), cell('b', { rowspan: '2' })],
    [cell('c'), cell('d')],
    [cell('e'), cell('f'), cell('g')],
  ],
);

test('a row is added below, also below a head and across a cell of two rows', () => {
  const below = (state: EditorState, words: string) => {
    const { tr, grid, cell: found } = at(state, words);
    addRow(tr, schema, grid, found);
    tr.doc.check();
    return shape(tr.doc);
  };
  expect(below(plain, 'd')).toEqual(['head a b', 'c d', '- -']);
  expect(below(plain, 'a')).toEqual(['head a b', '- -', 'c d']);
  expect(below(stateWith([[cell('a')]], []), 'a')).toEqual(['head a', '-']);
  expect(below(spanned, 'a')).toEqual(['ac2 br3', '- -', 'c d', 'e f g']);
});

test('a column is added after a cell, and one that lies across grows', () => {
  const after = (state: EditorState, words: string) => {
    const { tr, grid, cell: found } = at(state, words);
    addColumn(tr, schema, grid, found);
    tr.doc.check();
    return shape(tr.doc);
  };
  expect(after(plain, 'a')).toEqual(['head a - b', 'c - d']);
  expect(after(plain, 'd')).toEqual(['head a b -', 'c d -']);
  expect(after(spanned, 'c')).toEqual(['ac3 br2', 'c - d', 'e - f g']);
  expect(after(spanned, 'b')).toEqual(['ac2 br2 -', 'c d -', 'e f g -']);
});

test('rows and columns are removed, with the last one the table', () => {
  const without = (state: EditorState, words: string, remove: typeof removeRow) => {
    const { tr, grid, cell: found } = at(state, words);
    remove(tr, grid, found);
    tr.doc.check();
    return shape(tr.doc);
  };
  expect(without(plain, 'a', removeRow)).toEqual(['c d']);
  expect(without(plain, 'b', removeColumn)).toEqual(['head a', 'c']);
  expect(without(spanned, 'c', removeRow)).toEqual(['ac2 b', 'e f g']);
  expect(without(spanned, 'd', removeColumn)).toEqual(['a br2', 'c', 'e g']);
  expect(without(stateWith([[cell('a')]], []), 'a', removeRow)).toEqual([]);
  expect(without(stateWith([[cell('a')]], []), 'a', removeColumn)).toEqual([]);
});

test('the cursor knows its cell and the ones beside it', () => {
  const { grid, cell: found } = at(plain, 'b');
  const inside = plain.apply(plain.tr.setSelection(TextSelection.create(plain.doc, found.at + 2)));
  expect(tableAt(inside)?.cell.node.textContent).toBe('b');
  expect(besideOf(grid, found, 1)?.node.textContent).toBe('c');
  expect(besideOf(grid, found, -1)?.node.textContent).toBe('a');
});
