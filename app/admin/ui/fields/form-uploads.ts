import { createContext, useCallback, useMemo, useState } from 'react';

/** Notes that a file is on its way into the form. @returns to call when it has ended */
export type BeginUpload = (name: string) => (hasArrived: boolean) => void;

/** Null where what is uploaded goes into no form, as in the library. */
export const FormUploads = createContext<BeginUpload | null>(null);

interface State {
  running: { id: number; name: string }[];
  /** The last one that did not arrive. */
  failed: string | null;
}

let lastId = 0;

/** The files on their way into a form, which a save waits for. */
export function useFormUploads() {
  const [{ running, failed }, setState] = useState<State>({ running: [], failed: null });

  const begin: BeginUpload = useCallback((name) => {
    lastId += 1;
    const id = lastId;
    setState(({ running: others }) => ({ running: [...others, { id, name }], failed: null }));
    return (hasArrived) =>
      setState((before) => ({
        running: before.running.filter((one) => one.id !== id),
        failed: hasArrived ? before.failed : name,
      }));
  }, []);

  const forgetFailed = useCallback(() => setState((before) => ({ ...before, failed: null })), []);

  return useMemo(
    () => ({ begin, forgetFailed, running: running.map(({ name }) => name), failed }),
    [begin, forgetFailed, running, failed],
  );
}

export type UploadsOfForm = ReturnType<typeof useFormUploads>;
