import type { Kind } from '../content/kind.ts';
import type { StoredSection } from '../content/sections/section.ts';

/** The tag of the site's further language that a language of the source is; undefined without one. */
export function furtherTagOf(language: string, further: readonly string[]): string | undefined {
  const wanted = language.toLowerCase().replace('_', '-');
  const [own = ''] = wanted.split('-');
  return (
    further.find((tag) => tag.toLowerCase() === wanted) ??
    further.find((tag) => tag.toLowerCase().split('-')[0] === own)
  );
}

/** Sections of a page, whose texts an edition holds by the ids of the original. */
function sectionTexts(sections: StoredSection[], original: StoredSection[]) {
  const pairs = original.flatMap(({ id }, index) => {
    const props = sections[index]?.props;
    return props ? [[id, props] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** What an edition takes of values that were made for an item of its own. */
export function editionValues(
  own: Kind,
  values: Record<string, unknown>,
  original: Record<string, unknown>,
): Record<string, unknown> {
  const known = Object.entries(values).filter(([name]) => own.fieldNames.includes(name));
  return Object.fromEntries(
    known.map(([name, value]) => {
      const stored = original[name];
      const isSections = name === 'sections' && Array.isArray(value) && Array.isArray(stored);
      return [name, isSections ? sectionTexts(value, stored) : value];
    }),
  );
}
