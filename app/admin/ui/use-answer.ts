import { useEffect, useEffectEvent, useState } from 'react';
import { listFindLimit } from '../../../domain/api/lists.ts';
import { messageOf } from '../api.ts';

/** Milliseconds without a key after which the server is asked. */
const debounceDelay = 250;

interface Answer<Value> {
  question: string;
  value: Value;
}

/**
 * What the server says of something typed. The last answer stays until the next, and when a call fails: it
 * is a hint, and saving will tell.
 */
export function useAnswer<Value>(
  question: string | null,
  ask: (question: string, signal: AbortSignal) => Promise<Value>,
  delay = debounceDelay,
): Answer<Value> | null {
  const [answer, setAnswer] = useState<Answer<Value> | null>(null);
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    if (question === null) return;
    const asking = new AbortController();
    const { signal } = asking;
    const timer = setTimeout(() => {
      askNow(question, signal).then(
        (value) => signal.aborted || setAnswer({ question, value }),
        () => {},
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [question, delay]);

  return question === null ? null : answer;
}

export interface Found<Item> {
  words: string;
  items: Item[];
  failure: string | null;
}

/** What typed words mean; null for null, and until something was found out. */
export function useFound<Item>(
  words: string | null,
  find: (words: string, signal: AbortSignal) => Promise<Item[]>,
): Found<Item> | null {
  const found = useAnswer(words, (asked, signal) =>
    find(asked, signal).then(
      (items) => ({ words: asked, items, failure: null }),
      (error: unknown) => ({ words: asked, items: [], failure: messageOf(error) }),
    ),
  );
  return found?.value ?? null;
}

const minLength = 2;

/** Words that are long enough to be asked for; null for others. */
export function askedWords(typed: string, isAsked: (words: string) => boolean): string | null {
  const words = typed.trim().slice(0, listFindLimit);
  return words.length >= minLength && isAsked(words) ? words : null;
}
