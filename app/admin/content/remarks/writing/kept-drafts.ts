import { type MarkedWords, markedWords } from '../../../../../domain/content/remarks/remark.ts';
import { keptPrefix } from '../../journal/use-kept-text.ts';

const ofWords = ' words';

/** Of a remark on a text of a form that is not sent yet. */
export function draftKey(item: string, path: string): string {
  return `remark-${item}-on-${path}`;
}

/** A browser that keeps nothing loses nothing that stands in the field. */
function inStorage<T>(otherwise: T, work: () => T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Paths of the fields with a remark that was typed and not sent. */
export function pathsWithDrafts(item: string): string[] {
  const start = keptPrefix + draftKey(item, '');
  return inStorage([], () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(start) && !key.endsWith(ofWords))
      .map((key) => key.slice(start.length)),
  );
}

export function keptWords(key: string): MarkedWords | null {
  return inStorage(null, () => {
    const kept: unknown = JSON.parse(localStorage.getItem(keptPrefix + key + ofWords) ?? 'null');
    return markedWords.safeParse(kept).data ?? null;
  });
}

export function keepWords(key: string, words: MarkedWords | null): void {
  inStorage(undefined, () => {
    if (words) localStorage.setItem(keptPrefix + key + ofWords, JSON.stringify(words));
    else localStorage.removeItem(keptPrefix + key + ofWords);
  });
}
