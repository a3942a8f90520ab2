import type { FormEvent } from 'react';
import type { EditorForm } from '../editor/form.ts';
import type { Editor } from '../editor/use-editor.ts';

/** What stands below the bar of a page editor. */
export interface FormBodyProps {
  editor: Editor;
  form: EditorForm;
  /** Of the form element. */
  id: string;
  onSubmit: (event: FormEvent) => void;
}
