import { useEffect, useEffectEvent } from 'react';

interface SaveKeys {
  /** Where Enter in a line sends nothing; else it sends the form, as everywhere. */
  form?: string;
  /** Control or Command with S. */
  onKeep: () => void;
  onSave: () => void;
}

/** A remark, or a dialog over the form: there Ctrl+Enter sends what is written in it. */
function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-remarks], [data-own-keys]') !== null;
}

/** Enter in a line of the form would publish what is half written; buttons and files keep their Enter. */
function wouldSend({ key, target, isComposing }: KeyboardEvent, form: string | undefined): boolean {
  return (
    key === 'Enter' &&
    !isComposing &&
    form !== undefined &&
    target instanceof HTMLInputElement &&
    target.form?.id === form &&
    !['button', 'color', 'file', 'reset', 'submit'].includes(target.type)
  );
}

/** Before the text editor hears them, which makes a new line of one and nothing of the other. */
export function useSaveKeys({ form, onKeep, onSave }: SaveKeys): void {
  const keep = useEffectEvent(onKeep);
  const save = useEffectEvent(onSave);

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCommand) {
        if (wouldSend(event, form)) event.preventDefault();
        return;
      }
      const work = event.key.toLowerCase() === 's' ? keep : event.key === 'Enter' ? save : null;
      if (!work || (work === save && hasOwnKeys(event.target))) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) work();
    }
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [form]);
}
