/** @returns such as '1 page' or '3 pages', of words that take an s */
export function countOf(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`;
}
