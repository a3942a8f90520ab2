import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a change after which the page is looked at. */
const debounceDelay = 1_500;

interface LiveLooks<Draft> {
  draft: Draft;
  examined: Draft | null;
  isNew: boolean;
  /** Somebody waits for an answer of the doctor, or is asked something. */
  isTaken: boolean;
  look: (draft: Draft) => void;
  stop: () => void;
}

/** Looks by itself after each pause in typing, and once at what was opened; an untouched new form is left alone. */
export function useLiveLooks<Draft>({ draft, examined, ...looks }: LiveLooks<Draft>): void {
  const [opened] = useState(draft);
  const { isTaken } = looks;
  const isUntouched = looks.isNew && draft === opened;
  const look = useEffectEvent(looks.look);
  const stop = useEffectEvent(looks.stop);

  useEffect(() => {
    if (isTaken || isUntouched || examined === draft) return;
    const timer = setTimeout(() => look(draft), debounceDelay);
    return () => clearTimeout(timer);
  }, [draft, examined, isTaken, isUntouched]);

  useEffect(() => () => stop(), []);
}
