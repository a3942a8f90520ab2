import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { previewOf } from '../../../../domain/api/content/editing/previews.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { CallFailed, messageOf, request } from '../../api.ts';
import type { FieldNames } from '../journal/fields.ts';

/** Milliseconds without a new character before the page is made again. */
const debounceDelay = 350;

interface LivePreview {
  /** The last page that could be made; null before the first. */
  html: string | null;
  /** Why what is typed now cannot be shown. */
  problem: string | null;
  busy: boolean;
}

/** Milliseconds before the server is asked again that was asked too often. */
const retryDelay = 10_000;

function isTooOften(error: unknown): boolean {
  return error instanceof CallFailed && error.status === 429;
}

/** What the server refused, with the field's own label; a pair's field keeps the server's words. */
function problemOf(error: unknown, names: Pick<FieldNames, 'labelOf'>): string {
  const [refused] = Object.entries(error instanceof CallFailed ? error.errors : {});
  if (!refused) return messageOf(error);
  const [field, sentence] = refused;
  return `${names.labelOf(field)}: ${sentence}`;
}

interface Previewed {
  values: object;
  names: Pick<FieldNames, 'labelOf'>;
  /** A further one that the words are in. */
  language?: string | undefined;
}

/**
 * The public page of what stands in a form, made by the server while somebody types. Nothing is stored.
 * Of several answers the one to the latest question stands; a page that was made stays until the next.
 */
export function useLivePreview(
  kind: AnyKind,
  id: string | number | null,
  { values, names, language }: Previewed,
): LivePreview & { retry: () => void } {
  const [state, setState] = useState<LivePreview>({ html: null, problem: null, busy: true });
  const [attempt, setAttempt] = useState(0);
  const made = useRef(-1);
  const say = useEffectEvent((error: unknown) => problemOf(error, names));
  const typed = JSON.stringify(values);

  useEffect(() => {
    let isOver = false;
    // Only typing waits for a pause.
    const wait = made.current === attempt ? debounceDelay : 0;
    made.current = attempt;
    const make = async () => {
      setState((before) => ({ ...before, busy: true }));
      try {
        const body: Record<string, unknown> = JSON.parse(typed);
        const query = { id: id ?? undefined, language };
        const { html } = await request(previewOf(kind), { query, body });
        if (!isOver) setState({ html, problem: null, busy: false });
      } catch (error) {
        const problem = say(error);
        if (isOver) return;
        setState((before) => ({ ...before, problem, busy: false }));
        if (isTooOften(error)) timer = setTimeout(make, retryDelay);
      }
    };
    let timer = setTimeout(make, wait);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [kind, id, typed, language, attempt]);

  return { ...state, retry: () => setAttempt((before) => before + 1) };
}
