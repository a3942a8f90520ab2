import { Button } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { richTextTexts as texts } from '../texts.ts';
import { addColumn, addRow, removeColumn, removeRow, removeTable } from './table-changes.ts';
import { tableAt } from './table-grid.ts';
import styles from './table-tools.module.css';

type Found = NonNullable<ReturnType<typeof tableAt>>;
type Change = (tr: Transaction, found: Found, schema: Schema) => void;

const changes: [label: string, change: Change][] = [
  [texts.addRow, (tr, { grid, cell }, schema) => addRow(tr, schema, grid, cell)],
  [texts.removeRow, (tr, { grid, cell }) => removeRow(tr, grid, cell)],
  [texts.addColumn, (tr, { grid, cell }, schema) => addColumn(tr, schema, grid, cell)],
  [texts.removeColumn, (tr, { grid, cell }) => removeColumn(tr, grid, cell)],
  [texts.removeTable, (tr, { grid }) => removeTable(tr, grid)],
];

/** What can be done to the table that the cursor stands in. */
export function TableTools({ editor }: { editor: Editor }) {
  const isInside = useEditorState({
    editor,
    selector: ({ editor: now }) => tableAt(now.state) !== null,
  });
  if (!isInside) return null;

  function apply(change: Change) {
    const { state, view, schema } = editor;
    const found = tableAt(state);
    if (!found) return;
    const { tr } = state;
    change(tr, found, schema);
    view.dispatch(tr);
    view.focus();
  }

  return (
    <fieldset className={styles.tools}>
      <legend className="visuallyHidden">{texts.table}</legend>
      {changes.map(([label, change]) => (
        <Button
          key={label}
          variant="default"
          size="compact-sm"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => apply(change)}
        >
          {label}
        </Button>
      ))}
      <small>{texts.tableHint}</small>
    </fieldset>
  );
}
