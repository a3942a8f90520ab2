import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { minute } from '../../../../domain/durations.ts';
import { messageOf } from '../../api.ts';
import { restoreItem } from '../../item-calls.ts';
import { useAlert } from '../../shell/alert-banner.tsx';

export interface Deleted {
  title: string;
  undo: string;
}

/** Milliseconds that the way back is offered; afterwards it is on the page of the trash. */
const offeredFor = minute;

/** The way back from the last deletion, until another one or for a minute (R-X-17). */
export function useUndo() {
  const showAlert = useAlert();
  const { revalidate } = useRevalidator();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const [restoring, setRestoring] = useState(false);

  useEffect(() => {
    if (!deleted) return;
    // Another one may be on its way to the screen.
    const end = () => setDeleted((now) => (now === deleted ? null : now));
    const timer = setTimeout(end, offeredFor);
    return () => clearTimeout(timer);
  }, [deleted]);

  async function restore({ undo }: Deleted) {
    setRestoring(true);
    try {
      showAlert({ kind: 'success', text: await restoreItem(undo) });
      setDeleted(null);
      await revalidate();
    } catch (error) {
      showAlert({ kind: 'failure', text: messageOf(error) });
    } finally {
      setRestoring(false);
    }
  }

  return { deleted, restoring, offerUndo: setDeleted, restore };
}

export type Undo = ReturnType<typeof useUndo>;
