import { storedKinds } from '../../content/kinds/names.ts';
import { maxCompared } from '../../content/likeness/compared-kinds.ts';
import { likenessLimits } from '../../content/likeness/compared-text.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { get, post, put } from '../call.ts';
import { storedParams } from '../params.ts';

const likeness = z
  .number()
  .min(0)
  .max(1)
  .describe('Of each five words in a row, the part that both have.');

const passage = z
  .object({ own: z.string(), other: z.string() })
  .describe('A sentence of one and the like sentence of the other.');

const reason = z
  .object({ reason: z.string(), made_by: z.string(), made_at: z.string() })
  .nullable()
  .describe('Why both are needed; null while nobody has written it, or for other texts.');

const twin = z.object({ id: z.string(), title: z.string(), likeness });

export type NamedTwin = z.infer<typeof twin>;

const likenessOfForm = z.object({
  twins: z.array(twin).describe(`Of ${likenessLimits.warning} and more, the most alike first.`),
  passages: z.array(passage).describe('What it shares with the first of them.'),
  reason,
  needsReason: z
    .boolean()
    .describe(`One is alike by ${likenessLimits.reason} or more, and no reason is written.`),
  ms: z.number(),
});

export type LikenessOfForm = z.infer<typeof likenessOfForm>;

export const compareForm = post('compareForm', '/api/likeness/:kind', {
  params: z.object({ kind: z.enum(storedKinds) }),
  body: z.object({
    id: storedParams.shape.id.nullable().default(null).describe('null for what was never stored.'),
    fields: z.record(z.string(), z.unknown()),
  }),
  answer: likenessOfForm,
});

const end = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string().nullable().describe('null while visitors have none.'),
  reason,
});

const pair = z.object({
  kind: z.enum(storedKinds),
  language: z.string().describe('Empty while the site names none.'),
  one: end,
  other: end,
  likeness,
});

export type LikePair = z.infer<typeof pair>;

/** Pairs that one answer names. */
export const maxPairs = 200;

const pairs = z.object({
  pairs: z.array(pair).describe(`The most alike first, at most ${maxPairs}.`),
  total: z.number().int(),
  compared: z.number().int().describe(`Texts, at most the newest ${maxCompared} of a kind.`),
  ms: z.number(),
});

export const listLikePairs = get('listLikePairs', '/api/likeness', {
  answer: pairs,
});

export const comparePair = get('comparePair', '/api/likeness/:kind/:id/with/:other', {
  params: storedParams.extend({ other: storedParams.shape.id }),
  answer: z.object({ passages: z.array(passage) }),
});

/** UTF-16 code units. */
export const reasonLimits = { min: 10, max: 1_000 } as const;

export const saveLikenessReasonCall = put('saveLikenessReason', '/api/likeness/:kind/:id/reason', {
  params: storedParams,
  body: z.object({
    reason: z
      .string()
      .trim()
      .min(
        reasonLimits.min,
        `Please write why both are needed, in at least ${reasonLimits.min} characters.`,
      )
      .max(reasonLimits.max, `A reason has at most ${reasonLimits.max} characters.`),
    fields: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('What is typed; without it the reason is for what is stored.'),
  }),
  answer: done,
});
