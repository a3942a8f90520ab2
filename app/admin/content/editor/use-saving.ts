import { useCallback, useState } from 'react';
import { CallFailed, messageOf } from '../../api.ts';

export interface SaveFailure {
  /** Null when the browser itself found what is missing. */
  message: string | null;
}

type Errors = Record<string, string>;

interface Saving {
  /** Gives the server's errors the names that the form's controls have. */
  nameFields: (errors: Errors) => Errors;
  /** Leaves the form, which stays busy until then. */
  onSaved: (message: string) => Promise<void>;
  /** Besides what the form itself shows. */
  onFailed?: (message: string) => void;
}

/** Sending a form of an item; on failure nothing typed is lost. */
export function useSaving({ nameFields, onSaved, onFailed }: Saving) {
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [errors, setErrors] = useState<Errors>({});

  /** Shows what is wrong with which field, without sending anything. */
  function refuse(found: Errors, message: string | null = null) {
    setErrors(found);
    setFailure({ message });
  }

  async function save(send: () => Promise<string>) {
    setSaving(true);
    setErrors({});
    setFailure(null);
    try {
      await onSaved(await send());
    } catch (error) {
      const message = messageOf(error);
      onFailed?.(message);
      refuse(nameFields(error instanceof CallFailed ? error.errors : {}), message);
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
