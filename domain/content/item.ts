import { storedKinds } from './kinds/names.ts';

/** Days that a deleted item can be brought back (R-X-17). */
export const trashDays = 30;

export const revisedKinds = [...storedKinds, 'setting'] as const;

export type RevisedKind = (typeof revisedKinds)[number];

/** The number that the next save is compared with (R-X-08). */
export type Versioned<T> = T & { version: number };
