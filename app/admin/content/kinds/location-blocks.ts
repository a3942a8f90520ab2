import { type FormDraft, textOfField } from '../editor/draft.ts';

export const blockNumbers = [1, 2, 3, 4];

/** How many of the four blocks have a heading and a paragraph. */
export function filledBlocks(draft: FormDraft): number {
  const isFilled = (name: string) => textOfField(draft, name).trim() !== '';
  return blockNumbers.filter(
    (number) => isFilled(`heading_${number}`) && isFilled(`paragraph_${number}`),
  ).length;
}
