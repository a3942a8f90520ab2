import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '../api.ts';
import { useAlert } from '../shell/alert-banner.tsx';

/** One click deletes; either way the message is shown and the list reloads (R-4-18, R-8-08). */
export function useDeleting<Id>(send: (id: Id) => Promise<string>) {
  const showAlert = useAlert();
  const { revalidate } = useRevalidator();
  const [deleting, setDeleting] = useState<Id | null>(null);

  async function remove(id: Id) {
    setDeleting(id);
    try {
      showAlert({ kind: 'success', text: await send(id) });
    } catch (error) {
      showAlert({ kind: 'failure', text: messageOf(error) });
    }
    await revalidate();
    setDeleting(null);
    keepFocus();
  }

  return { remove, deleting };
}

/** The button that was pressed is gone with its card; the keyboard goes on from the heading. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
