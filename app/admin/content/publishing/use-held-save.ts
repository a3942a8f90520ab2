import { useEffect, useEffectEvent, useState } from 'react';
import { useAlert } from '../../shell/alert-banner.tsx';
import type { UploadsOfForm } from '../../ui/fields/form-uploads.ts';
import { publishingTexts as texts } from '../texts/publishing.ts';
import type { HeldSave } from './form-saving.ts';

/**
 * Holds a save back while files are on their way into the form. Once they have arrived it is done with what
 * the form holds then; when one fails, it is not done, and a sentence says so.
 */
export function useHeldSave<Work>(uploads: UploadsOfForm, run: (work: Work) => void) {
  const { running, failed, forgetFailed } = uploads;
  const [held, setHeld] = useState<{ work: Work } | null>(null);
  const showAlert = useAlert();

  function goOn() {
    if (!held) return;
    setHeld(null);
    run(held.work);
  }

  const settle = useEffectEvent(() => {
    if (failed === null) return goOn();
    setHeld(null);
    showAlert({ kind: 'failure', text: texts.heldForGood(failed) });
  });
  const isOver = held !== null && running.length === 0;
  useEffect(() => {
    if (isOver) settle();
  }, [isOver]);

  function start(work: Work): void {
    if (running.length > 0) {
      forgetFailed();
      setHeld({ work });
    } else run(work);
  }

  const holding: HeldSave | null = held && { names: running, goOn, stop: () => setHeld(null) };
  return { holding, start };
}
