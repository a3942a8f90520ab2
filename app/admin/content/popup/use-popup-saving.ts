import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { SavedAs } from '../../item-calls.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { errorsOfForm } from '../editor/form-fields.ts';
import type { Editor } from '../editor/use-editor.ts';
import { useSaving } from '../editor/use-saving.ts';

/** Saving in a popup: on success it closes and the list reloads. */
export function usePopupSaving(editor: Editor, missing: Record<string, string>, close: () => void) {
  const showAlert = useAlert();
  const { revalidate } = useRevalidator();
  const onScreen = useOnScreen();
  const saving = useSaving({
    nameFields: (errors) => errorsOfForm(editor.kind, errors, editor.draft),
    async onSaved(message) {
      showAlert({ kind: 'success', text: message });
      // Meanwhile the person may have closed this popup and opened another one.
      if (onScreen.current) close();
      await revalidate();
    },
    onFailed: (text) => showAlert({ kind: 'failure', text }),
  });

  function send(as: SavedAs) {
    saving.save(() => editor.send(as));
  }

  /** What visitors see is whole; a draft need not be (decision D50). */
  function submit(as: SavedAs) {
    if (as === 'draft') send(as);
    else if (Object.keys(missing).length > 0) saving.refuse(missing);
    else editor.doctor.before(() => send(as));
  }

  return { ...saving, submit };
}

function useOnScreen() {
  const onScreen = useRef(true);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);
  return onScreen;
}
