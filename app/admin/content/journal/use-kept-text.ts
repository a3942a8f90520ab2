import { useState } from 'react';

/** Begins the keys of all kept texts in the storage of the browser. */
export const keptPrefix = 'typed-';

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * A text that stands in its field again after a look at another screen, a reload or a killed tab
 * (R-X-07); for fields that one person fills, else useTextJournal.
 * @param saved what stands there when nothing else was typed
 */
export function useKeptText(
  key: string,
  saved = '',
): [text: string, change: (text: string) => void, forget: () => void] {
  const place = keptPrefix + key;
  const [text, setText] = useState(() => readKept(place) ?? saved);
  function keep(next: string | null) {
    try {
      if (next === null || next === saved) localStorage.removeItem(place);
      else localStorage.setItem(place, next);
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
