import { useRevalidator } from 'react-router';
import { useAlert } from '../../shell/alert-banner.tsx';
import { useOnScreen } from '../../ui/use-attempt.ts';
import type { Editor } from '../editor/use-editor.ts';
import { useFormSaving } from '../publishing/use-form-saving.ts';

/** Saving in a popup: on success it closes and the list reloads. */
export function usePopupSaving(editor: Editor, missing: Record<string, string>, close: () => void) {
  const showAlert = useAlert();
  const { revalidate } = useRevalidator();
  const onScreen = useOnScreen();
  return useFormSaving(editor, {
    missing,
    async onSaved(message) {
      showAlert({ kind: 'success', text: message });
      // Meanwhile the person may have closed this popup and opened another one.
      if (onScreen.current) close();
      await revalidate();
    },
    onFailed: (text) => showAlert({ kind: 'failure', text }),
  });
}
