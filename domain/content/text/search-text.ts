import { foldedLetters } from './folded-letters.ts';
import { wordsIn } from './words.ts';

/** Of texts and of what is looked for in them alike. Not left to the databases: SQLite folds ASCII alone. */
export function folded(text: string): string {
  return foldedLetters(text.toLowerCase());
}

/** Whether a text has the words of a term beside one another, however letters are written. */
export function termsIn(text: string): (term: string) => boolean {
  const wordsOf = (text: string) => ` ${wordsIn(folded(text)).join(' ')} `;
  const words = wordsOf(text);
  return (term) => /\S/.test(wordsOf(term)) && words.includes(wordsOf(term));
}

/** Search words hold no space, so none matches across two texts. */
export function searchText(texts: string[]): string {
  return folded(texts.join('\n'));
}
