import { diffWordsWithSpace } from 'diff';

/** A piece of a text: common to both states, or only in this one. */
export interface Mark {
  text: string;
  marked: boolean;
}

/** Milliseconds that comparing one text may take. */
const patience = 300;

/** Characters of unchanged text that stay on either side of a change. */
const context = 120;

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 3 * context) return text;
  const begin = isFirst ? '' : text.slice(0, context);
  const end = isLast ? '' : text.slice(-context);
  // Not in the middle of a character of two units.
  return `${begin} … ${end}`.toWellFormed();
}

/** The pieces of one state, long common ones cut to what stands around the changes. */
function side(parts: Mark[]): Mark[] {
  return parts.map(({ text, marked }, index) =>
    marked
      ? { text, marked }
      : { text: shorten(text, index === 0, index === parts.length - 1), marked },
  );
}

/**
 * What differs between two states of a text, word by word: `before` with what is gone, `after` with
 * what is new. Texts too different to compare in a moment are marked as a whole.
 */
export function markWords(old: string, now: string): { before: Mark[]; after: Mark[] } {
  const changes = diffWordsWithSpace(old, now, { timeout: patience });
  if (!changes) {
    return { before: [{ text: old, marked: true }], after: [{ text: now, marked: true }] };
  }
  const before = changes.filter(({ added }) => !added);
  const after = changes.filter(({ removed }) => !removed);
  return {
    before: side(before.map(({ value, removed }) => ({ text: value, marked: removed }))),
    after: side(after.map(({ value, added }) => ({ text: value, marked: added }))),
  };
}
