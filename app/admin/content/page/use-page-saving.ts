import { listPathOf } from '../../../../domain/content/kinds/edit-path.ts';
import { leaveAlert } from '../../shell/alert.ts';
import { editorTexts as texts } from '../editor/texts.ts';
import type { Editor } from '../editor/use-editor.ts';
import { useFormSaving } from '../publishing/use-form-saving.ts';

/** Saving on a page: on success a full navigation to the list (D24). */
export function usePageSaving(editor: Editor) {
  return useFormSaving(editor, {
    sentenceOf(as, isSeen) {
      if (isSeen) return texts.saved;
      return as === 'draft' ? texts.savedAsDraft : texts.savedUnseen;
    },
    async onSaved(message) {
      leaveAlert({ kind: 'success', text: message });
      location.assign(listPathOf(editor.kind.name));
    },
  });
}
