import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { focusedSpot, type Selected, selectedIn } from './field-dom.ts';

/** The words that are selected in a field; Ctrl+Alt+M calls `onAsk` with the field that is typed in. */
export function useSelected(
  root: RefObject<HTMLElement | null>,
  onAsk: (control: string, selected: Selected | null) => void,
): [selected: Selected | null, forget: () => void] {
  const [selected, setSelected] = useState<Selected | null>(null);

  const look = useEffectEvent(() => {
    const now = root.current ? selectedIn(root.current) : null;
    if (now === undefined) return;
    setSelected((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isAsking = event.ctrlKey && event.altKey && event.code === 'KeyM';
    const control = isAsking && root.current ? focusedSpot(root.current) : null;
    if (control === null) return;
    event.preventDefault();
    onAsk(control, selected?.control === control ? selected : null);
  });

  useEffect(() => {
    const names = ['selectionchange', 'select', 'focusin'];
    for (const name of names) document.addEventListener(name, look);
    document.addEventListener('keydown', press);
    return () => {
      for (const name of names) document.removeEventListener(name, look);
      document.removeEventListener('keydown', press);
    };
  }, []);

  return [selected, () => setSelected(null)];
}
