import { plainText } from './text/rich-text.ts';
import { descriptionLength, teaserOfWords } from './text/teaser.ts';

/** What lists for machines say of an item: of formatted text its first words, without markup. */
export function descriptionIn(control: string | undefined, value: unknown): string {
  const text = String(value ?? '');
  return control === 'html' ? teaserOfWords(plainText(text), descriptionLength) : text;
}
