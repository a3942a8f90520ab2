import { useState } from 'react';

function readKept(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** A text that outlives a reload and a look at another enquiry, in this tab only. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readKept(key));
  function change(next: string) {
    setText(next);
    try {
      if (next) sessionStorage.setItem(key, next);
      else sessionStorage.removeItem(key);
    } catch {
      // A browser that keeps nothing loses nothing that stands in the field.
    }
  }
  return [text, change];
}
