import { type Piece, wordDifferences } from '../../../../domain/content/text/word-differences.ts';

/** A piece of a text: common to both states, or only in this one. */
export interface TextMark {
  text: string;
  marked: boolean;
}

/** Characters of unchanged text that stay on either side of a change. */
const context = 120;

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 3 * context) return text;
  // Not in the middle of a word where there are words, nor of a character of two units.
  const begin = isFirst ? '' : text.slice(0, context).replace(/\s\S*$/, '');
  const end = isLast ? '' : text.slice(-context).replace(/^\S*\s/, '');
  return `${begin} … ${end}`.toWellFormed();
}

/** Changed words with nothing but space between them are one change to a reader. */
function joined(parts: TextMark[]): TextMark[] {
  const all: TextMark[] = [];
  for (const part of parts) {
    const [space, word] = [all.at(-1), all.at(-2)];
    if (part.marked && word?.marked && space && !space.marked && /^\s+$/.test(space.text)) {
      all.splice(-2, 2, { text: word.text + space.text + part.text, marked: true });
    } else all.push(part);
  }
  return all;
}

/** The pieces of one state, long common ones cut to what stands around the changes. */
function side(pieces: Piece[]): TextMark[] {
  const parts = pieces.map(({ text, change }) => ({ text, marked: change !== null }));
  return joined(parts).map(({ text, marked }, index, { length }) =>
    marked ? { text, marked } : { text: shorten(text, index === 0, index === length - 1), marked },
  );
}

/**
 * What differs between two states of a text, word by word: `before` with what is gone, `after` with
 * what is new.
 */
export function markDifferences(
  old: string,
  now: string,
): { before: TextMark[]; after: TextMark[] } {
  const pieces = wordDifferences(old, now);
  return {
    before: side(pieces.filter(({ change }) => change !== 'added')),
    after: side(pieces.filter(({ change }) => change !== 'removed')),
  };
}
