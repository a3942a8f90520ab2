import { foldedLetters } from './folded-letters.ts';

/** Not left to the databases: SQLite folds ASCII alone. JavaScript writes a final sigma differently. */
export function lowerCased(text: string): string {
  return text.toLowerCase().replaceAll('ς', 'σ');
}

/** Of texts and of what is looked for in them alike. */
export function folded(text: string): string {
  return foldedLetters(lowerCased(text));
}

/** Search words hold no space, so none matches across two texts. */
export function searchText(texts: string[]): string {
  return folded(texts.join('\n'));
}
