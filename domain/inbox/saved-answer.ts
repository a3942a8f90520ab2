import { line, lines, mustBeFilled } from '../content/fields/fields.ts';
import { z } from '../zod.ts';
import { inboxLimits } from './inbox.ts';

/** How many there may be. */
export const maxSavedAnswers = 200;

const namePlace = '{name}';

const titleLimit = 60;
const titleProblem = 'Please enter a title.';
const title = z.string(titleProblem).trim().min(1, titleProblem).max(titleLimit);
const text = mustBeFilled(inboxLimits.answer, 'Please write an answer.');

export const savedAnswerForm = {
  groups: [{ id: 'answer', title: 'Saved answer' }],
  fields: {
    title: { ...line('answer', 'Title', titleLimit), input: title },
    text: {
      ...lines('answer', 'Answer', inboxLimits.answer, {
        hint: `${namePlace} becomes the name of whoever you answer.`,
        minLines: 4,
      }),
      input: text,
    },
  },
};

const { fields } = savedAnswerForm;

export const savedAnswerInput = z.object({
  title: fields.title.input,
  text: fields.text.input,
});

export const savedAnswerChange = savedAnswerInput.partial().extend({
  before: z
    .object({ title: z.string(), text: z.string() })
    .partial()
    .optional()
    .describe('What was read: a field that somebody else has changed since is refused with 409.'),
});

export function filledAnswer({ text: written }: { text: string }, name: string): string {
  return written.replaceAll(namePlace, () => name);
}
