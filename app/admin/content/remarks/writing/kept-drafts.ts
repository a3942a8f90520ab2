import { type MarkedWords, markedWords } from '../../../../../domain/content/remarks/remark.ts';
import { keep, keysAfter, readKept } from '../../journal/kept-texts.ts';

const ofWords = ' words';

/** Of a remark on a text of a form that is not sent yet. */
export function draftKey(item: string, path: string): string {
  return `remark-${item}-on-${path}`;
}

/** Paths of the fields with a remark that was typed and not sent. */
export function pathsWithDrafts(item: string): string[] {
  return keysAfter(draftKey(item, '')).filter((path) => !path.endsWith(ofWords));
}

export function keptWords(key: string): MarkedWords | null {
  try {
    return markedWords.safeParse(JSON.parse(readKept(key + ofWords) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export function keepWords(key: string, words: MarkedWords | null): void {
  keep(key + ofWords, words && JSON.stringify(words));
}
