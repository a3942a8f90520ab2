import { type Editor, Extension } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { addRow, besideOf, enter } from './table-changes.ts';
import { tableAt } from './table-grid.ts';

/** To the next cell; behind the last one a row is added. */
function move({ state, view, schema }: Editor, step: 1 | -1): boolean {
  const found = tableAt(state);
  if (!found) return false;
  const { grid, cell } = found;
  const { tr } = state;
  const next = besideOf(grid, cell, step);
  if (next) view.dispatch(enter(tr, next));
  else if (step === 1) {
    addRow(tr, schema, grid, cell);
    // The new row begins where the last one ended.
    const start = tr.doc.resolve(grid.at + grid.table.nodeSize - 1);
    view.dispatch(tr.setSelection(Selection.near(start)).scrollIntoView());
  } else return false;
  return true;
}

export const tableKeys = Extension.create({
  name: 'tableKeys',
  // Before the lists, which move their items by Tab.
  priority: 1_000,
  addKeyboardShortcuts() {
    return {
      Tab: () => move(this.editor, 1),
      'Shift-Tab': () => move(this.editor, -1),
    };
  },
});
