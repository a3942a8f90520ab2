import { itemKinds } from '../../content/kinds/names.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { get, post, put } from '../call.ts';

/** What an owner goes through, in this order (R-S-02). */
export const firstSteps = ['name', 'place', 'brand', 'offices', 'services', 'demo'] as const;

const stepStates = ['open', 'done', 'skipped'] as const;

export type FirstStep = (typeof firstSteps)[number];
export type StepState = (typeof stepStates)[number];

const state = z.enum(stepStates);

const stepShape: Record<FirstStep, typeof state> = {
  name: state,
  place: state,
  brand: state,
  offices: state,
  services: state,
  demo: state,
};

/**
 * What of the demo may be removed, in the order of the screen; pages that stay lose their texts. 'edition'
 * is all that the site says in further languages.
 */
export const demoParts = [...itemKinds, 'lasting-page', 'testimonial', 'edition'] as const;

export type DemoPart = (typeof demoParts)[number];

/** What an owner may wish for a part. */
export const demoWishes = ['keep', 'drafts', 'remove'] as const;

export type DemoWish = (typeof demoWishes)[number];

const demoPart = z.object({
  part: z.enum(demoParts),
  goes: z.array(z.string()).describe('The titles of what nobody has edited.'),
  stays: z.array(z.string()).describe('The titles of what somebody has edited.'),
});

export type DemoParts = z.infer<typeof demoPart>;

/** What removing the demo leaves as it is, in the order of the screen. */
export const untouchedParts = ['upload', 'enquiry', 'redirect'] as const;

export type UntouchedPart = (typeof untouchedParts)[number];

const count = z.number().int();
const untouchedShape: Record<UntouchedPart, typeof count> = {
  upload: count,
  enquiry: count,
  redirect: count,
};

const firstHour = z.object({
  content: z.enum(['demo', 'blank']).describe('What the site began with.'),
  steps: z.object(stepShape),
  isLeft: z.boolean().describe('Whether the owner has left it for later.'),
  demo: z.array(demoPart).describe('What came with the site and is still there.'),
  untouched: z
    .object(untouchedShape)
    .describe('How many there are of what a removal leaves alone; 0 on a site that began blank.'),
  removed: z
    .object({ count, at: z.string(), until: z.string() })
    .nullable()
    .describe('What can still be taken back, and until when.'),
});

export type FirstHour = z.infer<typeof firstHour>;

function listOf<const Value extends string>(values: readonly Value[]) {
  return z
    .array(z.enum(values))
    .max(values.length)
    .transform((parts) => [...new Set(parts)]);
}

const path = '/api/first-hour';

export const getFirstHour = get('getFirstHour', path, {
  answer: firstHour,
});

export const saveFirstHour = put('saveFirstHour', path, {
  body: z.object({
    steps: z.object(stepShape).partial().optional(),
    isLeft: z.boolean().optional(),
  }),
  answer: firstHour,
});

export const removeDemo = post('removeDemo', '/api/first-hour/demo/remove', {
  body: z
    .object({
      parts: listOf(demoParts).describe(
        'Go to the trash; of pages that the site needs, the texts are set to those of a blank start.',
      ),
      drafts: listOf(itemKinds).default([]).describe('Are taken back, and kept as drafts.'),
    })
    .refine(({ parts, drafts }) => parts.length + drafts.length > 0, {
      path: ['parts'],
      error: 'Please choose what should go.',
    }),
  answer: z.object({ message: z.string(), count }),
});

export type DemoChoice = z.output<typeof removeDemo.body>;

export const restoreDemo = post('restoreDemo', '/api/first-hour/demo/restore', {
  answer: done,
});
