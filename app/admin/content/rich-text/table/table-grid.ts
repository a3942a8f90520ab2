import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';

/** A cell and the squares of the grid that it covers. */
export interface Cell {
  node: Node;
  /** Where it begins in the document. */
  at: number;
  row: number;
  column: number;
  columns: number;
  rows: number;
}

export interface GridRow {
  node: Node;
  at: number;
  isHead: boolean;
}

export interface Grid {
  table: Node;
  at: number;
  rows: GridRow[];
  cells: Cell[];
  width: number;
}

/** A cell says at most so many columns or rows; HTML itself ends there. */
const spanLimit = 1_000;

function spanOf(node: Node, name: 'colspan' | 'rowspan'): number {
  const span = Number(node.attrs[name] ?? 1);
  return Number.isInteger(span) && span > 0 ? Math.min(span, spanLimit) : 1;
}

function rowsIn(table: Node, at: number): GridRow[] {
  const rows: GridRow[] = [];
  table.forEach((section, offset) => {
    section.forEach((node, inner) => {
      rows.push({ node, at: at + offset + inner + 2, isHead: section.type.name === 'tableHead' });
    });
  });
  return rows;
}

export function gridOf(table: Node, at: number): Grid {
  const rows = rowsIn(table, at);
  const taken = new Set<string>();
  const cells: Cell[] = [];
  rows.forEach((row, index) => {
    let column = 0;
    row.node.forEach((node, offset) => {
      while (taken.has(`${index} ${column}`)) column += 1;
      const columns = spanOf(node, 'colspan');
      const height = Math.min(spanOf(node, 'rowspan'), rows.length - index);
      for (let down = 0; down < height; down += 1) {
        for (let across = 0; across < columns; across += 1) {
          taken.add(`${index + down} ${column + across}`);
        }
      }
      cells.push({ node, at: row.at + offset + 1, row: index, column, columns, rows: height });
      column += columns;
    });
  });
  const width = Math.max(0, ...cells.map(({ column, columns }) => column + columns));
  return { table, at, rows, cells, width };
}

/** The table around the cursor and the cell that it stands in. */
export function tableAt({ selection }: EditorState): { grid: Grid; cell: Cell } | null {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 1; depth -= 1) {
    if (!/^table(Header|Cell)$/.test($from.node(depth).type.name)) continue;
    for (let above = depth - 1; above > 0; above -= 1) {
      const table = $from.node(above);
      if (table.type.name !== 'table') continue;
      const grid = gridOf(table, $from.before(above));
      const cell = grid.cells.find(({ at }) => at === $from.before(depth));
      return cell ? { grid, cell } : null;
    }
  }
  return null;
}
