import { address, line } from '../fields/fields.ts';

export interface SectionLink {
  label: string;
  href: string;
}

/** The words of a link or a button, and where it leads. */
export function linkFields(name: string) {
  return {
    label: line('section', `${name}: words`, 60, { columns: 6 }),
    href: address('section', `${name}: where it leads`, { columns: 6 }),
  };
}

/** Undefined without words, and for words that lead nowhere. */
export function linkOf({ label, href }: SectionLink): SectionLink | undefined {
  return label !== '' && href !== '' ? { label, href } : undefined;
}
