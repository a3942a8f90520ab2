import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isEditedOnPage } from '../../../../domain/content/kinds/edit-path.ts';
import { isItemKind } from '../../../../domain/content/kinds/names.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import type { BarEditor } from './bar-editor.ts';

/** Moves the item of a form to the trash; the form stays, and what is typed in it. */
export function useTrash({ kind, id, editing, remove }: BarEditor) {
  const showAlert = useAlert();
  const { revalidate } = useRevalidator();
  const { busy, failure, attempt } = useAttempt();
  const [isTrashed, setTrashed] = useState(false);

  async function move() {
    if (id === null || busy) return;
    await attempt(async () => {
      const deletion = await remove();
      setTrashed(true);
      editing.publishing.forget();
      showAlert({ kind: 'success', text: deletion.message });
      // A page of its own would load the item, which is gone.
      if (isItemKind(kind.name) && !isEditedOnPage(kind.name)) await revalidate();
    });
  }

  return { busy, isTrashed, message: failure, move, forget: () => setTrashed(false) };
}
