/** Characters a teaser may have before it is cut (specification §9, R-9-03, R-9-04). */
export const homeTeaserLength = 150;
export const insightsTeaserLength = 250;

/**
 * The text itself, or its first `length - 3` characters and three dots when it is longer than
 * `length` characters (decision D21). Counts code points, so no character is cut in half.
 */
export function teaser(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length - 3).join('')}...`;
}
