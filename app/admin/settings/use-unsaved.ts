import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Hears of each form, by the id of it or of what is around it, whether it has unsaved text. */
export type OnUnsaved = (id: string, isUnsaved: boolean) => void;

export function useUnsavedForm(id: string, isUnsaved: boolean, onUnsaved?: OnUnsaved): void {
  useEffect(() => {
    onUnsaved?.(id, isUnsaved);
    return () => onUnsaved?.(id, false);
  }, [id, isUnsaved, onUnsaved]);
}

function formOf(id: string): HTMLFormElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLFormElement ? element : (element?.querySelector('form') ?? null);
}

/** Saves one form after another, and goes on when nothing is unsaved. */
export function useUnsaved(onAllSaved: () => void) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  // Counted, since a form that was refused is sent again by pressing again.
  const [asked, setAsked] = useState(0);
  const next = unsaved[0];

  const onUnsaved = useCallback<OnUnsaved>((id, isUnsaved) => {
    // What becomes unsaved later was not meant.
    if (isUnsaved) setAsked(0);
    setUnsaved((before) =>
      before.includes(id) === isUnsaved
        ? before
        : [...before.filter((one) => one !== id), ...(isUnsaved ? [id] : [])],
    );
  }, []);

  const goOn = useEffectEvent((id: string | undefined) => {
    if (id !== undefined) return formOf(id)?.requestSubmit();
    setAsked(0);
    onAllSaved();
  });

  useEffect(() => {
    if (asked > 0) goOn(next);
  }, [asked, next]);

  return { onUnsaved, saveAll: () => setAsked((before) => before + 1) };
}
