import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isEditedOnPage } from '../../../../domain/content/kinds/edit-path.ts';
import { isItemKind } from '../../../../domain/content/kinds/names.ts';
import { messageOf } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import type { BarEditor } from './bar-editor.ts';

/** Moves the item of a form to the trash; the form stays, and what is typed in it. */
export function useTrash({ kind, id, editing, remove }: BarEditor) {
  const showAlert = useAlert();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [isTrashed, setTrashed] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  async function move() {
    if (id === null || busy) return;
    setBusy(true);
    setMessage(null);
    try {
      const deletion = await remove();
      setTrashed(true);
      editing.publishing.forget();
      showAlert({ kind: 'success', text: deletion.message });
      // A page of its own would load the item, which is gone.
      if (isItemKind(kind.name) && !isEditedOnPage(kind.name)) await revalidate();
    } catch (error) {
      setMessage(messageOf(error));
    }
    setBusy(false);
  }

  return { busy, isTrashed, message, move, forget: () => setTrashed(false) };
}
