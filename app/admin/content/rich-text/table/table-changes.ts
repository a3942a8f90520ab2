import type { JSONContent } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { Selection, type Transaction } from '@tiptap/pm/state';
import type { Cell, Grid, GridRow } from './table-grid.ts';

function cellsOf(type: string, count: number): JSONContent[] {
  return Array.from({ length: count }, () => ({ type, content: [{ type: 'paragraph' }] }));
}

export function emptyTable(columns: number, rows: number): JSONContent {
  const row = (type: string) => ({ type: 'tableRow', content: cellsOf(type, columns) });
  const body = Array.from({ length: rows }, () => row('tableCell'));
  return {
    type: 'table',
    content: [
      { type: 'tableHead', content: [row('tableHeader')] },
      { type: 'tableBody', content: body },
    ],
  };
}

function covers({ row, rows }: Cell, at: number): boolean {
  return row <= at && at < row + rows;
}

function spans({ column, columns }: Cell, at: number): boolean {
  return column <= at && at < column + columns;
}

function widen(tr: Transaction, { at }: Cell, name: 'colspan' | 'rowspan', span: number): void {
  tr.setNodeAttribute(tr.mapping.map(at), name, span > 1 ? String(span) : null);
}

function newRow(schema: Schema, count: number) {
  return schema.nodeFromJSON({ type: 'tableRow', content: cellsOf('tableCell', count) });
}

/** Adds a row below; below the head it becomes the body's first. */
export function addRow(tr: Transaction, schema: Schema, grid: Grid, below: Cell): void {
  const index = below.row + below.rows - 1;
  const row = grid.rows[index];
  const next = grid.rows[index + 1];
  if (!row) return;
  const crossing = grid.cells.filter((cell) => covers(cell, index) && covers(cell, index + 1));
  const taken = crossing.reduce((sum, { columns }) => sum + columns, 0);
  const made = newRow(schema, grid.width - taken);
  if (row.isHead && next && !next.isHead) tr.insert(next.at, made);
  else if (row.isHead) {
    const body = schema.nodes.tableBody?.create(null, made);
    if (body) tr.insert(grid.at + grid.table.nodeSize - 1, body);
  } else tr.insert(row.at + row.node.nodeSize, made);
  for (const cell of crossing) widen(tr, cell, 'rowspan', cell.rows + 1);
}

/** Where in a row a cell of a column begins: before the first cell that stands further on. */
function placeIn(grid: Grid, { node, at }: GridRow, index: number, column: number): number {
  const later = grid.cells.find((cell) => cell.row === index && cell.column >= column);
  return later?.at ?? at + node.nodeSize - 1;
}

export function addColumn(tr: Transaction, schema: Schema, grid: Grid, after: Cell): void {
  const column = after.column + after.columns;
  const crossing = grid.cells.filter((cell) => spans(cell, column - 1) && spans(cell, column));
  grid.rows.forEach((row, index) => {
    if (crossing.some((cell) => covers(cell, index))) return;
    const [json] = cellsOf(row.isHead ? 'tableHeader' : 'tableCell', 1);
    if (json)
      tr.insert(tr.mapping.map(placeIn(grid, row, index, column)), schema.nodeFromJSON(json));
  });
  for (const cell of crossing) widen(tr, cell, 'colspan', cell.columns + 1);
}

export function removeTable(tr: Transaction, { at, table }: Grid): void {
  tr.delete(at, at + table.nodeSize);
}

/** A section without rows would stay as an empty element. */
function removeRowNode(tr: Transaction, { node, at }: GridRow): void {
  const start = tr.mapping.map(at);
  const $row = tr.doc.resolve(start);
  if ($row.parent.childCount === 1) tr.delete($row.before(), $row.after());
  else tr.delete(start, start + node.nodeSize);
}

/** Behind the last letter of a cell. */
export function enter(tr: Transaction, { at, node }: Pick<Cell, 'at' | 'node'>): Transaction {
  const end = tr.doc.resolve(at + node.nodeSize - 1);
  return tr.setSelection(Selection.near(end, -1)).scrollIntoView();
}

/** After a removal the cursor stays beside where it was. */
function enterLeft(tr: Transaction, cell: Cell | undefined): void {
  const at = cell ? tr.mapping.map(cell.at) : 0;
  const node = cell && tr.doc.nodeAt(at);
  if (node) enter(tr, { at, node });
}

export function removeRow(tr: Transaction, grid: Grid, { row: index, column }: Cell): void {
  const row = grid.rows[index];
  if (!row) return;
  if (grid.rows.length === 1) {
    removeTable(tr, grid);
    return;
  }
  for (const cell of grid.cells) {
    if (covers(cell, index) && cell.row < index) widen(tr, cell, 'rowspan', cell.rows - 1);
  }
  removeRowNode(tr, row);
  const near = index > 0 ? index - 1 : index + 1;
  enterLeft(
    tr,
    grid.cells.find((cell) => cell.row === near && spans(cell, column)),
  );
}

export function removeColumn(tr: Transaction, grid: Grid, { row, column }: Cell): void {
  if (grid.width === 1) {
    removeTable(tr, grid);
    return;
  }
  for (const cell of grid.cells.filter((one) => spans(one, column))) {
    const at = tr.mapping.map(cell.at);
    if (cell.columns > 1) widen(tr, cell, 'colspan', cell.columns - 1);
    else tr.delete(at, at + cell.node.nodeSize);
  }
  const near = column > 0 ? column - 1 : column + 1;
  enterLeft(
    tr,
    grid.cells.find((cell) => covers(cell, row) && spans(cell, near)),
  );
}

/** The cell after or before; null at the ends. */
export function besideOf({ cells }: Grid, cell: Cell, step: 1 | -1): Cell | null {
  return cells[cells.indexOf(cell) + step] ?? null;
}
