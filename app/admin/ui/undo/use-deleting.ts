import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '../../api.ts';
import type { Deletion } from '../../item-calls.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { focusHeading } from '../focus-heading.ts';
import { useUndo } from './use-undo.ts';

/**
 * One click deletes; either way the message is shown and the list reloads (R-4-18, R-8-08). The way
 * back is offered under the title.
 */
export function useDeleting<Id>(
  send: (id: Id) => Promise<Pick<Deletion, 'message'> & Partial<Deletion>>,
) {
  const undo = useUndo();
  const showAlert = useAlert();
  const { revalidate } = useRevalidator();
  // A second click on a card that is about to go would only fail.
  const gone = useRef(new Set<Id>());

  async function remove(id: Id, title: string) {
    if (gone.current.has(id)) return;
    gone.current.add(id);
    const pressed = document.activeElement;
    try {
      const deletion = await send(id);
      showAlert({ kind: 'success', text: deletion.message });
      if (deletion.undo) undo.offerUndo({ title, undo: deletion.undo });
      if (document.activeElement === pressed) focusHeading();
    } catch (error) {
      gone.current.delete(id);
      showAlert({ kind: 'failure', text: messageOf(error) });
    }
    await revalidate();
  }

  /** It can be deleted again once it is back. */
  const restore: typeof undo.restore = async (deleted) => {
    await undo.restore(deleted);
    gone.current.clear();
  };

  return { remove, undo: { ...undo, restore } };
}
