import { numberFormat } from './kept-formats.ts';

/** How the numbers of a language are written, as `-u-nu-` names it, in its own digits. */
export const digitWords = {
  latn: '0 1 2 3 4',
  arab: '٠ ١ ٢ ٣ ٤',
  arabext: '۰ ۱ ۲ ۳ ۴',
} as const;

export type Digits = keyof typeof digitWords;

/** What readers of a language expect: Persian has its own, Arabic by its region. */
export function usualDigits(tag: string): Digits {
  const { numberingSystem } = numberFormat(tag).resolvedOptions();
  return numberingSystem === 'arab' || numberingSystem === 'arabext' ? numberingSystem : 'latn';
}
