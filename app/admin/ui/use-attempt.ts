import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../api.ts';

/** Whether work is running, and the sentence of its failure until the next attempt. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(null);
    await work().catch((error: unknown) => setFailure(messageOf(error)));
    setBusy(false);
  }

  return { busy, failure, attempt };
}

/** Whether what began some work is still shown when it ends. */
export function useOnScreen() {
  const onScreen = useRef(true);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);
  return onScreen;
}
