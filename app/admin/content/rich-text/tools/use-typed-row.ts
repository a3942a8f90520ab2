import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import type { Asking } from './asking.ts';

const left = new WeakMap<Editor, Map<Asking, unknown>>();

/** What is typed in a row, which waits there when the row is closed without an answer. */
export function useTypedRow<Fields extends object>(editor: Editor, row: Asking, empty: Fields) {
  const [rows] = useState(() => left.get(editor) ?? new Map<Asking, unknown>());
  // Only this row writes under its name.
  const [typed, setTyped] = useState((rows.get(row) as Fields | undefined) ?? empty);

  useEffect(() => {
    left.set(editor, rows.set(row, typed));
  }, [editor, rows, row, typed]);

  return {
    typed,
    change: (part: Partial<Fields>) => setTyped((before) => Object.assign({}, before, part)),
    /** Once it stands in the text. */
    forget: () => rows.delete(row),
  };
}
