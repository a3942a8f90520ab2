import { z } from '../../zod.ts';

export const signOffLimits = {
  name: 100,
  email: 254,
  /** Links of an item that have not ended. */
  links: 20,
  answersOfLink: 50,
  remarksOfLink: 60,
  codeTries: 5,
} as const;

export const signOffDays = [7, 14, 30] as const;

export const verdicts = ['approve', 'remarks', 'changes'] as const;

export type Verdict = (typeof verdicts)[number];

export function isApproval(verdict: Verdict): boolean {
  return verdict !== 'changes';
}

function nameOfClient(missing: string) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(signOffLimits.name, `A name holds at most ${signOffLimits.name} characters.`);
}

export const signerName = nameOfClient('Please type your name.');

export const recipientName = nameOfClient('Please type their name.');

/** A text as it was seen, without markup. */
export const seenText = z.object({ path: z.string(), label: z.string(), text: z.string() });

export type SeenText = z.infer<typeof seenText>;

/** A text that is not as it was approved, in pieces. */
export const changedText = z.object({
  label: z.string(),
  pieces: z.array(
    z.object({
      text: z.string(),
      change: z.enum(['added', 'removed']).nullable(),
      end: z.number().int().describe('Where it ends among all characters.'),
    }),
  ),
});

export type ChangedText = z.infer<typeof changedText>;

export const answeredSection = z.object({
  id: z.string(),
  label: z.string(),
  hash: z.string().describe('SHA-256 of all that the section holds.'),
  texts: z.array(seenText),
});

export type AnsweredSection = z.infer<typeof answeredSection>;

/** void: it was approved and has changed since. waiting: nobody has answered it as it is now. */
export const sectionStates = ['approved', 'changes', 'void', 'waiting'] as const;

export type SectionState = (typeof sectionStates)[number];
