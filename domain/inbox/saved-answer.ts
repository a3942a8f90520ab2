import { z } from '../zod.ts';
import { inboxLimits } from './inbox.ts';

/** Characters, and the number of saved answers. */
export const savedAnswerLimits = { title: 60, text: inboxLimits.answer, count: 200 } as const;

export const namePlace = '{name}';

export const savedAnswerInput = z.object({
  title: z
    .string('Please enter a title.')
    .trim()
    .min(1, 'Please enter a title.')
    .max(savedAnswerLimits.title, `Please use at most ${savedAnswerLimits.title} characters.`),
  text: z
    .string('Please write an answer.')
    .max(savedAnswerLimits.text, `Please use at most ${savedAnswerLimits.text} characters.`)
    .refine((text) => text.trim() !== '', 'Please write an answer.'),
});

export function filledAnswer({ text }: { text: string }, name: string): string {
  return text.replaceAll(namePlace, () => name);
}
