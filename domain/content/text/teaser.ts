import { isUnspaced } from './words.ts';

/** Specification §9, R-9-03, R-9-04. */
export const homeTeaserLength = 150;
export const insightsTeaserLength = 250;

/** Of what stands in for a missing description of a page (R-2.6-02). */
export const descriptionLength = 160;

/** Counts code points, so that no character is cut in half (decision D21). */
export function teaser(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length - 3).join('')}...`;
}

/** Whether a text ends in a script that may be cut at any letter, as it puts no spaces between words. */
function endsUnspaced(text: string): boolean {
  return isUnspaced(text.slice(text.search(/\S*$/u)));
}

/** A teaser that ends at a word, where the specification counts no characters. */
export function teaserOfWords(text: string, length: number): string {
  const cut = teaser(text, length);
  if (cut === text || endsUnspaced(cut)) return cut;
  return cut.replace(/[\s\p{P}]*\s\S*\.\.\.$/u, '...');
}

/** The whole words within `max` characters; of a first word that is longer, as much as fits. */
export function wordsWithin(text: string, max: number): string {
  const signs = Array.from(text);
  if (signs.length <= max) return text;
  const start = signs.slice(0, max + 1).join('');
  if (endsUnspaced(start)) return signs.slice(0, max).join('');
  const words = start.replace(/[\s,;:–—-]+\S*$/u, '').trim();
  return words === '' || words === start ? signs.slice(0, max).join('') : words;
}
