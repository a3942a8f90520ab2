import { useState } from 'react';
import { keep, readKept } from './kept-texts.ts';

/**
 * A text that stands in its field again after a look at another screen, a reload or a killed tab
 * (R-X-07); for fields that one person fills, else useTextJournal.
 * @param saved what stands there when nothing else was typed
 */
export function useKeptText(
  key: string,
  saved = '',
): [text: string, change: (text: string) => void, forget: () => void] {
  const [text, setText] = useState(() => readKept(key) ?? saved);
  function change(next: string) {
    setText(next);
    keep(key, next === saved ? null : next);
  }
  return [text, change, () => keep(key, null)];
}
