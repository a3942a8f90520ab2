import { z } from '../zod.ts';

export const tagLimit = 35;

/** A language, maybe with a script and a country: no variants, extensions or private parts (R-L-01). */
const shape = /^(?!und)[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

/** The tag of a language that there is, spelled as BCP 47 recommends. */
function isKnownTag(tag: string): boolean {
  if (!shape.test(tag) || Intl.getCanonicalLocales(tag)[0] !== tag) return false;
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return names.of(primarySubtag(tag)) !== undefined;
}

const problem = 'Please enter the tag of a language, such as ar, ur or pt-PT.';

/** Of a further language of the site. */
export const furtherTag = z
  .string(problem)
  .trim()
  .max(tagLimit, problem)
  .refine(isKnownTag, problem)
  .meta({ examples: ['ar'] });

/** 'pt' of 'pt-PT'; stored tags are canonical. */
export function primarySubtag(tag: string): string {
  return tag.split('-', 1)[0] ?? '';
}

function scriptOf(tag: string): string {
  return new Intl.Locale(tag).maximize().script ?? 'Latn';
}

const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

export type Direction = 'ltr' | 'rtl';

export function directionOf(tag: string): Direction {
  return rightToLeft.has(scriptOf(tag)) ? 'rtl' : 'ltr';
}

/** Scripts with letters as high as Latin ones. */
const low = new Set(['Latn', 'Grek', 'Cyrl', 'Armn', 'Geor']);

/** Of a script that fills more of a line than Latin letters do. Right-to-left ones have lines of their own. */
export function hasTallScript(tag: string): boolean {
  const script = scriptOf(tag);
  return !rightToLeft.has(script) && !low.has(script);
}
