import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { Asking } from './asking.ts';

const left = new WeakMap<Editor, Map<Asking, object>>();

/** What was filled in in a row stands there again when the row was left without its answer. */
export function useLeft<Filled extends object>(editor: Editor, row: Asking, empty: Filled) {
  const rows = left.get(editor) ?? new Map<Asking, object>();
  left.set(editor, rows);
  // Only the row itself writes there.
  const latest = () => (rows.get(row) ?? empty) as Filled;
  const [filled, setFilled] = useState(latest);

  function fill(change: (before: Filled) => Partial<Filled>) {
    rows.set(row, { ...latest(), ...change(latest()) });
    setFilled(latest());
  }
  return [filled, fill, () => rows.delete(row)] as const;
}
