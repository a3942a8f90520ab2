import { wordsWithin } from '../../../../domain/content/text/teaser.ts';

/** At the end of a word, where the page doctor shortens it, too; '…' stands for the rest. */
export function cutText(text: string, max: number): string {
  const words = wordsWithin(text, max);
  return words === text ? text : `${words} …`;
}
