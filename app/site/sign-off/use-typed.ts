import { useEffect, useRef, useState } from 'react';

/** A browser that keeps nothing loses nothing that stands in the field. */
function kept<T>(otherwise: T, work: () => T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/**
 * What is typed stands there again after a reload of this tab.
 * @returns `forget` for a text that was sent; what was typed since stays
 */
export function useTyped(
  key: string,
): [text: string, change: (text: string) => void, forget: (sent: string) => void] {
  const [text, setText] = useState('');
  const latest = useRef('');

  // After hydration: the server knows nothing of it.
  useEffect(() => {
    latest.current ||= kept('', () => sessionStorage.getItem(key) ?? '');
    setText(latest.current);
  }, [key]);

  function change(next: string) {
    latest.current = next;
    setText(next);
    kept(undefined, () => sessionStorage.setItem(key, next));
  }
  return [text, change, (sent) => latest.current === sent && change('')];
}
