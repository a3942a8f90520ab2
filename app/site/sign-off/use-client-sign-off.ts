import { useCallback, useEffect, useRef, useState } from 'react';
import type { ShownToClient } from '../../../domain/api/content/sign-off/client.ts';
import type { Verdict } from '../../../domain/content/sign-off/sign-off.ts';
import { call, Refused } from './calls.ts';
import type { NewRemark } from './panel/remark-form.tsx';

interface Outcome {
  kind: 'done' | 'refused';
  /** Empty while the server cannot be reached. */
  text: string;
  /** What is shown is not what is stored any more. */
  isOutdated?: boolean;
}

function refusedAs(error: unknown): Outcome {
  if (!(error instanceof Refused)) throw error;
  return { kind: 'refused', text: error.message, isOutdated: error.status === 409 };
}

/** None on the server. */
function tokenOfAddress(): string {
  return globalThis.location?.hash.slice(1) ?? '';
}

/** Another link opened in the same tab changes nothing but the fragment. */
function useReloadForOtherLink(): void {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('hashchange', reload);
    return () => removeEventListener('hashchange', reload);
  }, []);
}

/** Enough of a token to tell links apart; what is kept beside it opens none. */
const nameLength = 8;

/** What a link shows, and what its client does with it. What is typed stays with whoever types it. */
export function useClientSignOff() {
  const [shown, setShown] = useState<ShownToClient | null>(null);
  /** Why nothing is shown, as the server says it. */
  const [problem, setProblem] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const [token] = useState(tokenOfAddress);
  useReloadForOtherLink();

  const load = useCallback(async (): Promise<void> => {
    if (token === '') return setProblem('noToken');
    setProblem(null);
    try {
      setShown(await call<ShownToClient>('look', { token }));
    } catch (error) {
      // A page that was shown stays, and so does what was typed beside it.
      const { text } = refusedAs(error);
      setProblem(text);
      setOutcome({ kind: 'refused', text });
    }
  }, [token]);

  useEffect(() => {
    load();
  }, [load]);

  async function send(path: string, body: object): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setBusy(true);
    setOutcome(null);
    try {
      const { message } = await call<{ message: string }>(path, { token, ...body });
      await load();
      setOutcome({ kind: 'done', text: message });
      return true;
    } catch (error) {
      setOutcome(refusedAs(error));
      return false;
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return {
    linkName: token.slice(0, nameLength),
    shown,
    problem,
    outcome,
    busy,
    load,
    clear: () => setOutcome(null),
    say: (text: string) => setOutcome({ kind: 'refused', text }),
    async reload() {
      setOutcome(null);
      await load();
    },
    answer: (name: string, verdict: Verdict, ids: ReadonlySet<string>) =>
      send('answers', {
        name,
        verdict,
        sections: shown?.sections
          .filter(({ id }) => ids.has(id))
          .map(({ id, hash }) => ({ id, hash })),
      }),
    remark: (name: string, remark: NewRemark) => send('remarks', { name, ...remark }),
    askCode: () => send('code', {}),
    confirm: (code: string) => send('confirm', { code }),
  };
}

export type SignOffOfClient = ReturnType<typeof useClientSignOff>;
