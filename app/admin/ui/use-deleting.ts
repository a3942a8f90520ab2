import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '../api.ts';
import { useAlert } from '../shell/alert-banner.tsx';

/** One click deletes; either way the message is shown and the list reloads (R-4-18, R-8-08). */
export function useDeleting<Id>(send: (id: Id) => Promise<string>) {
  const showAlert = useAlert();
  const { revalidate } = useRevalidator();
  // A second click on a card that is about to go would only fail.
  const gone = useRef(new Set<Id>());

  return async function remove(id: Id) {
    if (gone.current.has(id)) return;
    gone.current.add(id);
    const pressed = document.activeElement;
    try {
      showAlert({ kind: 'success', text: await send(id) });
      if (document.activeElement === pressed) focusHeading();
    } catch (error) {
      gone.current.delete(id);
      showAlert({ kind: 'failure', text: messageOf(error) });
    }
    await revalidate();
  };
}

/** The pressed button goes with its card; the keyboard goes on from the heading. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
