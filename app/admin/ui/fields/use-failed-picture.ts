import { useState } from 'react';

/** For an `<img>`: one that cannot be fetched keeps its box and shows no torn picture (admin.css). */
export function useFailedPicture(src: string) {
  const [failed, setFailed] = useState<string | null>(null);
  return { 'data-failed': failed === src || undefined, onError: () => setFailed(src) };
}
