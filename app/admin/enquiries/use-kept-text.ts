import { useState } from 'react';

function readKept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * A text that outlives a reload and a look at another screen, in this tab only.
 * @param saved what stands there when nothing else was typed
 */
export function useKeptText(
  key: string,
  saved = '',
): [text: string, change: (text: string) => void, forget: () => void] {
  const [text, setText] = useState(() => readKept(key) ?? saved);
  function keep(next: string | null) {
    try {
      if (next === null || next === saved) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, next);
    } catch {
      // A browser that keeps nothing loses nothing that stands in the field.
    }
  }
  function change(next: string) {
    setText(next);
    keep(next);
  }
  return [text, change, () => keep(null)];
}
