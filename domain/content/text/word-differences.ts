import { diffWordsWithSpace } from 'diff';
import { countWords } from './words.ts';

export interface Piece {
  text: string;
  change: 'added' | 'removed' | null;
  /** Where it ends among all characters. */
  end: number;
}

/** Milliseconds for comparing texts; one that takes longer counts as another text. */
export const diffTimeout = 300;

/** The words of a text, and those that it had before in their places. */
export function wordDifferences(before: string, now: string, timeout = diffTimeout): Piece[] {
  const whole = [
    { value: before, added: false, removed: true },
    { value: now, added: true, removed: false },
  ].filter(({ value }) => value !== '');
  const parts = (timeout > 0 && diffWordsWithSpace(before, now, { timeout })) || whole;
  let end = 0;
  return parts.map(({ value, added, removed }) => {
    end += value.length;
    return { text: value, change: added ? 'added' : removed ? 'removed' : null, end };
  });
}

/** A word in place of another one counts once. */
export function countDiffering(pieces: readonly Piece[]): number {
  let [count, removed] = [0, 0];
  for (const { text, change } of pieces) {
    const words = countWords(text);
    if (change === 'removed') removed += words;
    else if (change === 'added') {
      count += Math.max(words, removed);
      removed = 0;
    } else if (words > 0) {
      count += removed;
      removed = 0;
    }
  }
  return count + removed;
}
