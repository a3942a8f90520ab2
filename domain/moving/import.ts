import { slugLimit } from '../content/addresses/slug.ts';
import { categoryLimit } from '../content/category.ts';
import { itemKinds } from '../content/kinds/names.ts';
import { z } from '../zod.ts';

/** Days that the originals of an import are kept, and that it can be taken back (R-I-02). */
export const importDays = 30;

export const importStates = [
  'reading',
  'planning',
  'planned',
  'running',
  'paused',
  'finished',
  'taking back',
  'taken back',
  'refused',
] as const;

export type ImportState = (typeof importStates)[number];

/** States in which the server has work to do. */
export const workingStates = ['reading', 'planning', 'running', 'taking back'] as const;

/** What became of one thing; before the run it is planned, or left out. */
export const entryStates = [
  'planned',
  'left out',
  'imported',
  'changed',
  'unchanged',
  'dropped',
  'asks',
  'taken back',
  /** Imported, and written again with pictures that were missing. */
  'again',
  /** Changed, and written again with them. */
  'changed again',
] as const;

export type EntryState = (typeof entryStates)[number];

export const broughtStates = [
  'imported',
  'changed',
  'unchanged',
  'asks',
  'again',
  'changed again',
] as const;

/** States of what a run has not come to yet, in the order in which it does. */
export const waitingStates = ['planned', 'left out', 'again', 'changed again'] as const;

export const becomes = z.enum([...itemKinds, 'nothing']);

export type Becomes = z.infer<typeof becomes>;

const nameLimit = 200;

/** By a name that the source uses, such as that of an author. */
function byName<Value extends z.ZodType>(value: Value) {
  return z
    .record(z.string().max(nameLimit), value)
    .refine((all) => Object.keys(all).length <= nameLimit, 'Please choose for at most 200 names.')
    .default({});
}

export const authorNameLimit = 100;

export const originLimit = 200;

const isSite = (address: string) => /^https?:$/.test(URL.parse(address)?.protocol ?? '');

/** Where the old site stands; empty while nobody has said. */
export const oldOrigin = z
  .string()
  .trim()
  .max(originLimit)
  .refine((address) => address === '' || isSite(address), {
    message: 'Please enter a whole address, such as https://old.example.',
  })
  .meta({ examples: ['https://old.example'] });

const itemChoice = z.object({
  /** The last part of its address here; of a page, all of it. */
  address: z.string().min(1).max(slugLimit).optional(),
  isLeftOut: z.literal(true).optional(),
});

export type ItemChoice = z.infer<typeof itemChoice>;

const itemsLimit = 1_000;

const tooManyItems =
  'Please change at most 1,000 items one by one; a type or a category can be chosen as a whole.';

/** What becomes of the items that come in. */
export const importStatuses = ['draft', 'keep', 'publish'] as const;

export const importChoices = z.object({
  /** What texts of a post type become; 'post' and 'page' by themselves. */
  types: byName(becomes),
  /** Stronger than the type. */
  categories: byName(becomes),
  /** What a category is called here; left out where that is empty. */
  categoryNames: byName(z.string().trim().max(categoryLimit)),
  /** What an author is called here; left out where that is empty. */
  authors: byName(z.string().trim().max(authorNameLimit)),
  /** Of single items, by their id in the source. */
  items: z
    .record(z.string(), itemChoice)
    .refine((all) => Object.keys(all).length <= itemsLimit, tooManyItems)
    .default({}),
  origin: oldOrigin.default(''),
  status: z.enum(importStatuses).default('draft'),
  newCategories: z.boolean().default(true),
});

export type ImportChoices = z.infer<typeof importChoices>;

export const firstChoices: ImportChoices = importChoices.parse({});
