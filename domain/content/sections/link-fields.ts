import { address, line } from '../fields/fields.ts';

/** The words of a link or a button, and where it leads; without both there is none. */
export function linkFields(name: string) {
  return {
    label: line('section', `${name}: words`, 60, { columns: 6 }),
    href: address('section', `${name}: where it leads`, { columns: 6 }),
  };
}
