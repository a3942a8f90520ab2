import type { SectionKind, SectionProps, StoredSection } from './section.ts';
import { currentSection, kindOfSection } from './sections.ts';

const filled = new Set(['line', 'lines', 'html', 'image', 'video', 'address']);

function isNothingTyped(
  { fields, standsAlone }: Pick<SectionKind, 'fields' | 'standsAlone'>,
  props: SectionProps,
): boolean {
  if (standsAlone) return false;
  return Object.entries(fields).every(([name, { control, rows }]) => {
    const value = props[name];
    if (rows) return !Array.isArray(value) || value.length === 0;
    return !filled.has(control) || String(value ?? '').trim() === '';
  });
}

export function areUnseen(stored: StoredSection[]): boolean {
  return withoutEmpty(stored.filter(({ hidden }) => !hidden)).length === 0;
}

/** Those with something in them: of an empty one visitors would see a heading's line and a gap. */
export function withoutEmpty(stored: StoredSection[]): StoredSection[] {
  return stored.filter((one) => {
    const kind = kindOfSection(one);
    return !kind || !isNothingTyped(kind, currentSection(one).props);
  });
}
