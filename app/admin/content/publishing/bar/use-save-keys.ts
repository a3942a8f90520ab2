import { useEffect, useEffectEvent } from 'react';

interface SaveKeys {
  /** Control or Command with S. */
  onKeep: () => void;
  /** With Enter. */
  onSave: () => void;
}

/** A remark, or a dialog over the form: there Ctrl+Enter sends what is written in it. */
function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-remarks], [data-own-keys]') !== null;
}

/** Before the text editor hears them, which makes a new line of one and nothing of the other. */
export function useSaveKeys({ onKeep, onSave }: SaveKeys): void {
  const keep = useEffectEvent(onKeep);
  const save = useEffectEvent(onSave);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const work = event.key.toLowerCase() === 's' ? keep : event.key === 'Enter' ? save : null;
      if (!work || (work === save && hasOwnKeys(event.target))) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) work();
    }
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
}
