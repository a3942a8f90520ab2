import { useEffect, useState } from 'react';

/** A browser that keeps nothing loses nothing that stands in the field. */
function kept<T>(otherwise: T, work: () => T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** What is typed stands there again after a reload of this tab. */
export function useTyped(key: string): [text: string, change: (text: string) => void] {
  const [text, setText] = useState('');

  // After hydration: the server knows nothing of it.
  useEffect(() => {
    setText((typed) => typed || kept('', () => sessionStorage.getItem(key) ?? ''));
  }, [key]);

  return [
    text,
    (next) => {
      setText(next);
      kept(undefined, () => sessionStorage.setItem(key, next));
    },
  ];
}
