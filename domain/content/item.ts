import { itemKinds } from './kinds/names.ts';

/** Days that a deleted item can be brought back (R-X-17). */
export const trashDays = 30;

/** Everything whose saves are kept as revisions. */
export const revisedKinds = [...itemKinds, 'setting'] as const;

export type RevisedKind = (typeof revisedKinds)[number];

/** An item with the number that its next save is compared by (R-X-08). */
export type Versioned<T> = T & { version: number };
