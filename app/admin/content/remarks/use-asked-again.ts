import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallFailed, messageOf } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';

interface Said {
  message: string;
}

/** What the server holds beside a form, asked after each change of it; the answer to the last question counts. */
export function useAskedAgain<Held>(of: string | null, ask: () => Promise<Held>) {
  const showAlert = useAlert();
  const [held, setHeld] = useState<Held | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const latest = useRef({ of, ask });
  latest.current = { of, ask };
  const questions = useRef(0);

  async function load(): Promise<void> {
    questions.current += 1;
    const own = questions.current;
    if (latest.current.of === null) return;
    const [answer, problem] = await latest.current.ask().then(
      (found) => [{ found }, null] as const,
      (error: unknown) => [null, messageOf(error)] as const,
    );
    if (own !== questions.current) return;
    if (answer) setHeld(answer.found);
    setFailure(problem);
  }

  const loadNow = useEffectEvent(load);
  useEffect(() => {
    if (of !== null) loadNow();
  }, [of]);

  /** Answers whether it went well; what was typed stays with whoever asked. */
  async function change(
    work: () => Promise<Said>,
    say = ({ message: text }: Said) => showAlert({ kind: 'success', text }),
  ): Promise<boolean> {
    setErrors({});
    try {
      say(await work());
      await load();
      return true;
    } catch (error) {
      setErrors(error instanceof CallFailed ? error.errors : {});
      showAlert({ kind: 'failure', text: messageOf(error) });
      return false;
    }
  }

  return { held, failure, errors, load, change };
}
