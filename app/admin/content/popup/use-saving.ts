import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailed, messageOf } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';

export interface SaveFailure {
  /** Null when the browser itself found what is missing. */
  message: string | null;
}

type Errors = Record<string, string>;

interface SaveParts {
  /** Gives the server's errors the names that the form's fields have. */
  nameFields?: (errors: Errors) => Errors;
  /** Before the popup closes. */
  onSaved?: () => Promise<void>;
}

/** Sending a popup's form: on success it closes and the list reloads, on failure nothing is lost. */
export function useSaving(close: () => void) {
  const showAlert = useAlert();
  const { revalidate } = useRevalidator();
  const onScreen = useOnScreen();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [errors, setErrors] = useState<Errors>({});

  /** Shows what is wrong with which field, without sending anything. */
  function refuse(found: Errors, message: string | null = null) {
    setErrors(found);
    setFailure({ message });
  }

  async function save(
    send: () => Promise<string>,
    { nameFields = (found) => found, onSaved }: SaveParts = {},
  ) {
    setSaving(true);
    setErrors({});
    setFailure(null);
    try {
      showAlert({ kind: 'success', text: await send() });
      await onSaved?.();
      // Meanwhile the person may have closed this popup and opened another one.
      if (onScreen.current) close();
      await revalidate();
    } catch (error) {
      const message = messageOf(error);
      showAlert({ kind: 'failure', text: message });
      refuse(nameFields(error instanceof CallFailed ? error.errors : {}), message);
    } finally {
      setSaving(false);
    }
  }

  /** A field that is being mended is no longer wrong. */
  const forget = useCallback((name: string) => {
    setErrors((before) => {
      const { [name]: mended, ...others } = before;
      return mended === undefined ? before : others;
    });
  }, []);

  return { save, refuse, forget, saving, failure, errors };
}

function useOnScreen() {
  const onScreen = useRef(true);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);
  return onScreen;
}
