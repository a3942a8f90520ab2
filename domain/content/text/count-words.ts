const wordsPerMinute = 220;

/** Of plain text; signs alone are no words. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

export function readingMinutes(texts: string[]): number {
  const plain = texts.join(' ').replace(/<[^>]*>/g, ' ');
  return Math.ceil(countWords(plain) / wordsPerMinute);
}
