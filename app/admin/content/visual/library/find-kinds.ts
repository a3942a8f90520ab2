import { fieldsIn } from '../../../../../domain/content/fields/named-fields.ts';
import type { SectionKind } from '../../../../../domain/content/sections/section.ts';

const otherNames: Readonly<Record<string, string>> = {
  call: 'cta',
  clients: 'logos',
  features: 'columns cards',
  film: 'video',
  gallery: 'images photos',
  picture: 'image photo',
  questions: 'faq accordion',
  people: 'team staff',
  testimonials: 'reviews',
  text: 'table list',
};

export function fieldNames({ fields }: SectionKind): string {
  const labels = fieldsIn({ fields }).map(([, { label }]) => label.split(':')[0] ?? label);
  return [...new Set(labels)].slice(0, 3).join(', ');
}

/** Those whose name begins with it or has it before those that are called so elsewhere, then those with such a field. */
export function findKinds(kinds: readonly SectionKind[], wanted: string): SectionKind[] {
  const word = wanted.trim().toLowerCase();
  const places = kinds.map((kind) => {
    const label = kind.label.toLowerCase();
    const tiers = [
      label.startsWith(word),
      label.includes(word),
      otherNames[kind.name]?.includes(word),
      fieldNames(kind).toLowerCase().includes(word),
    ];
    return { kind, tier: tiers.indexOf(true) };
  });
  return places
    .filter(({ tier }) => tier >= 0)
    .sort((one, other) => one.tier - other.tier)
    .map(({ kind }) => kind);
}
