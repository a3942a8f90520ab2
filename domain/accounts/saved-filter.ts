import { itemKinds } from '../content/kinds/names.ts';
import { z } from '../zod.ts';

/** The lists of the back office whose addresses hold what they are filtered by. */
export const filteredLists = [...itemKinds, 'enquiries', 'audit'] as const;

export type FilteredList = (typeof filteredLists)[number];

/** Characters, and the number of filters that somebody saves of a list. */
export const savedFilterLimits = { name: 60, query: 4_000, count: 20 } as const;

const nothing = 'Choose a filter or search first.';

export const filterName = z
  .string('Please enter a name.')
  .trim()
  .min(1, 'Please enter a name.')
  .max(savedFilterLimits.name, `Please use at most ${savedFilterLimits.name} characters.`);

/** As URLSearchParams writes it, so that it is a part of an address and nothing else. */
export const filterQuery = z
  .string(nothing)
  .min(1, nothing)
  .max(
    savedFilterLimits.query,
    `A filter has at most ${savedFilterLimits.query} characters. Use fewer words.`,
  )
  .regex(/^[\w.*+%&=-]+$/, nothing);
