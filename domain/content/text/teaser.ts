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

/** A teaser that ends at a word, where the specification counts no characters. */
export function teaserOfWords(text: string, length: number): string {
  const cut = teaser(text, length);
  return cut === text ? text : cut.replace(/[\s\p{P}]*\s\S*\.\.\.$/u, '...');
}
