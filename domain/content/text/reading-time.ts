const wordsPerMinute = 220;

export function readingMinutes(texts: string[]): number {
  const words = texts
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .match(/[\p{L}\p{N}][^\s]*/gu);
  return Math.ceil((words?.length ?? 0) / wordsPerMinute);
}
