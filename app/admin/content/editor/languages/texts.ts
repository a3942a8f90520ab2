import { countOf } from '../../../../../domain/count-of.ts';
export const languageTexts = {
  options: 'Common languages',
  found: (count: number) => countOf(count, 'language'),
  known: (language: string, isFromRight: boolean, prefix: string) =>
    `${language}, written from the ${isFromRight ? 'right' : 'left'}. Its pages stand below ${prefix}.`,
  staysEnglish: 'Dates, and what the site itself says in forms and on buttons, are English there.',
} as const;
