const wordsPerMinute = 220;

/** Each with the marks on its letters, which are vowels in many scripts. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
}

/** Of plain text; signs alone are no words. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

export function readingMinutes(texts: string[]): number {
  const plain = texts.join(' ').replace(/<[^>]*>/g, ' ');
  return Math.ceil(countWords(plain) / wordsPerMinute);
}
