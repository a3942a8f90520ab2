import type { FormEvent } from 'react';
import type { EditorForm } from '../editor/form.ts';
import type { Editor } from '../editor/use-editor.ts';

export interface FormBodyProps {
  editor: Editor;
  form: EditorForm;
  id: string;
  onSubmit: (event: FormEvent) => void;
}
