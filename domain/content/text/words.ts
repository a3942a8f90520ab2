const wordsPerMinute = 220;

/** Each with the marks on its letters, which are vowels in many scripts. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
}

const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

export function isUnspaced(text: string): boolean {
  return unspaced.test(text);
}

/** Of plain text; signs alone are no words. */
export function countWords(text: string): number {
  if (isUnspaced(text)) {
    const parts = new Intl.Segmenter('en', { granularity: 'word' }).segment(text);
    return Array.from(parts).filter(({ isWordLike }) => isWordLike).length;
  }
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

export function readingMinutes(texts: string[]): number {
  const plain = texts.join(' ').replace(/<[^>]*>/g, ' ');
  return Math.ceil(countWords(plain) / wordsPerMinute);
}
