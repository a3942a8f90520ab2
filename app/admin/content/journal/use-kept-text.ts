import { useRef, useState } from 'react';
import { keep, readKept } from './kept-texts.ts';

/**
 * A text that stands in its field again after a look at another screen, a reload or a killed tab
 * (R-X-07); for fields that one person fills, else useTextJournal.
 * @param saved what stands there when nothing else was typed
 * @returns `forget` for a text that was sent; false: more was typed since, which stays
 */
export function useKeptText(
  key: string,
  saved = '',
): [text: string, change: (text: string) => void, forget: () => boolean] {
  const [text, setText] = useState(() => readKept(key) ?? saved);
  const latest = useRef(text);
  function change(next: string) {
    latest.current = next;
    setText(next);
    keep(key, next === saved ? null : next);
  }
  function forget() {
    const isLatest = latest.current === text;
    if (isLatest) keep(key, null);
    return isLatest;
  }
  return [text, change, forget];
}
