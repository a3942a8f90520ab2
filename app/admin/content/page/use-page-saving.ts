import type { SavedAs } from '../../item-calls.ts';
import { leaveAlert } from '../../shell/alert.ts';
import { errorsOfForm } from '../editor/form-fields.ts';
import { editorTexts as texts } from '../editor/texts.ts';
import type { Editor } from '../editor/use-editor.ts';
import { useSaving } from '../editor/use-saving.ts';
import { listPathOf } from '../screens.ts';

/** Saving on a page: on success a full navigation to the list (D24). */
export function usePageSaving(editor: Editor) {
  const { kind, draft } = editor;
  const { save, saving, failure, errors } = useSaving({
    nameFields: (found) => errorsOfForm(kind, found, draft),
    async onSaved(message) {
      leaveAlert({ kind: 'success', text: message });
      location.assign(listPathOf(kind.name));
    },
  });

  function send(as: SavedAs) {
    save(async () => {
      await editor.send(as);
      return as === 'draft' ? texts.savedAsDraft : texts.saved;
    });
  }

  return { send, saving, failure, errors };
}
