/** Words a minute; what people read of ordinary text on a screen, rounded down. */
const wordsPerMinute = 220;

/** Whole minutes that the texts take to read, tags left out; 0 when there is nothing to read. */
export function readingMinutes(texts: string[]): number {
  const words = texts
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .match(/[\p{L}\p{N}][^\s]*/gu);
  return Math.ceil((words?.length ?? 0) / wordsPerMinute);
}
