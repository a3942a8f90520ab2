import { z } from '../../zod.ts';
import { remarkLimits } from './limits.ts';
import { mentionedIn } from './mentions.ts';

/** Threat T45. */
export const remarkText = z
  .string('Please write a remark.')
  .max(remarkLimits.text, `A remark holds at most ${remarkLimits.text} characters.`)
  .refine((text) => text.trim() !== '', 'Please write a remark.')
  .refine(
    (text) => mentionedIn(text).length <= remarkLimits.mentions,
    `A remark mentions at most ${remarkLimits.mentions} colleagues.`,
  );

const around = z.string().max(remarkLimits.around).default('');

/** Words of a field as readers see them, with what stood around them when they were marked. */
export const markedWords = z.object({
  quote: z
    .string()
    .max(remarkLimits.quote, `Please mark at most ${remarkLimits.quote} characters.`)
    .refine((text) => text.trim() !== '', 'Please mark a word at least.'),
  prefix: around,
  suffix: around,
  start: z.number().int().min(0).max(1_000_000).describe('Characters before the words.'),
  instead: z
    .string()
    .trim()
    .max(remarkLimits.quote, `Please propose at most ${remarkLimits.quote} characters.`)
    .optional()
    .describe('Words that are proposed in their place.'),
});

export type MarkedWords = z.infer<typeof markedWords>;

/** What of an item a remark is about. */
export const remarkPlace = z.object({
  language: z
    .string()
    .max(35)
    .regex(/^([A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*)?$/)
    .default('')
    .describe('Tag of the edition; empty for the language of origin.'),
  section: z
    .string()
    .max(60)
    .regex(/^[\w-]*$/)
    .default('')
    .describe("Empty: the section of a page that the field stands in, or the field's own group."),
  field: z
    .string()
    .max(200)
    .regex(/^(\w+(\.[\w-]{1,60}){0,6})?$/)
    .default('')
    .describe(
      'Such as `title`, `blogs_content.0.heading` or, by the ids of section and row, `sections.a1.props.items.b2.question`; empty for the whole item.',
    ),
  words: markedWords.nullable().default(null),
});

export type RemarkPlace = z.infer<typeof remarkPlace>;
