/** @returns such as '1 page' or '3,000 pages', of words that take an s */
export function countOf(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${one}s`;
}

/** @returns such as 'a, b' or 'a, b and 3 more' */
export function listedWords(words: readonly string[], max: number): string {
  const more = words.length - max;
  return words.slice(0, max).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
