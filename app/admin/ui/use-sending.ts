import { type RefObject, useEffect, useRef, useState } from 'react';
import { CallFailed, messageOf } from '../api.ts';

interface Failure {
  message: string;
  errors: Record<string, string>;
}

interface FormSending {
  /** Goes to the form, whose first refused field gets the focus. */
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  /** What the server said of the whole; null when each sentence stands at a field. */
  message: string | null;
  errors: Record<string, string>;
  /** Runs a call and says whether it went well. What was typed is never touched. */
  send: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** Whether a sentence stands at a field: at its own name, or as one for a part of it. */
function isOf(fields: readonly string[], name: string): boolean {
  return fields.some((field) => name === field || name.startsWith(`${field}.`));
}

/** The sending of one form; give the names of its fields, so that no sentence is told twice. */
export function useSending(fields: readonly string[] = []): FormSending {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);

  async function send(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      const errors = error instanceof CallFailed ? error.errors : {};
      setFailure({ message: messageOf(error), errors });
      return false;
    } finally {
      setBusy(false);
    }
  }

  const errors = failure?.errors ?? {};
  const isAtField = Object.keys(errors).some((name) => isOf(fields, name));
  return { form, busy, message: failure && !isAtField ? failure.message : null, errors, send };
}
