import { useCallback, useRef, useState } from 'react';
import { CallFailed, messageOf } from '../../api.ts';

export interface SaveFailure {
  /** Null when the browser itself found what is missing. */
  message: string | null;
  status?: number;
}

type Errors = Record<string, string>;

interface Saving {
  /** Gives the server's errors the names that the form's controls have. */
  nameFields: (errors: Errors) => Errors;
  /** What the form calls a field that the server names. */
  labelOf?: (field: string) => string;
  /** Leaves the form, which stays busy until then, unless it stays for more to be typed. */
  onSaved: (message: string) => Promise<void>;
  isStaying?: boolean;
  /** Besides what the form itself shows. */
  onFailed?: (message: string) => void;
}

/** By its label: several fields may share a sentence. */
function inWords({ message, status, errors }: CallFailed, labelOf: Saving['labelOf']): string {
  const refused = Object.entries(errors).find(
    ([name, sentence]) => message === `${name}: ${sentence}` || message === sentence,
  );
  // Of a conflict it names the address itself.
  return labelOf && refused && status === 400 ? `${labelOf(refused[0])}: ${refused[1]}` : message;
}

/** Sending a form of an item; on failure nothing typed is lost. */
export function useSaving({ nameFields, labelOf, onSaved, isStaying = false, onFailed }: Saving) {
  const [saving, setSaving] = useState(false);
  // Keys come between two renderings, and from a look before the save that began earlier.
  const isRunning = useRef(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [errors, setErrors] = useState<Errors>({});

  /** Shows what is wrong with which field, without sending anything. */
  function refuse(found: Errors, reason: SaveFailure = { message: null }) {
    setErrors(found);
    setFailure(reason);
  }

  function setRunning(running: boolean) {
    isRunning.current = running;
    setSaving(running);
  }

  /** One at a time: a second one would store a new item twice, or find its own save as a colleague's. */
  async function save(send: () => Promise<string>) {
    if (isRunning.current) return;
    setRunning(true);
    setErrors({});
    setFailure(null);
    try {
      await onSaved(await send());
      if (isStaying) setRunning(false);
    } catch (error) {
      const { errors: found = {}, status = 0 } = error instanceof CallFailed ? error : {};
      const message = error instanceof CallFailed ? inWords(error, labelOf) : messageOf(error);
      onFailed?.(message);
      refuse(nameFields(found), { message, status });
      setRunning(false);
    }
  }

  /** A field that is being mended is no longer wrong. */
  const forget = useCallback((name: string) => {
    setErrors((before) => {
      const { [name]: mended, ...others } = before;
      return mended === undefined ? before : others;
    });
  }, []);

  return { save, refuse, forget, saving, failure, errors, settle: () => setFailure(null) };
}
