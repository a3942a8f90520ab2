import { FieldColumns } from './field-columns.tsx';
import type { EditorForm, Frame } from './form.ts';

export const plainForm = {
  itemKind: null,
  id: null,
  extras: {},
  categories: [],
  frame: {
    Group: ({ children }) => children,
    Columns: FieldColumns,
    hasIds: false,
  } satisfies Frame,
} satisfies Partial<EditorForm>;
