/** Milliseconds that a code is good for, and between two of them. */
export const codeLife = 30 * 60_000;
export const codeInterval = 2 * 60_000;

export const codeKind = 'sign-off-code';
export type CodeKind = typeof codeKind;
