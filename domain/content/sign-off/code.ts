import { minute } from '../../durations.ts';

/** Milliseconds that a code is good for, and between two of them. */
export const codeLife = 30 * minute;
export const codeInterval = 2 * minute;

export const codeKind = 'sign-off-code';
export type CodeKind = typeof codeKind;
