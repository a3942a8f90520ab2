import { choice } from '../fields/choice-fields.ts';

/** The grounds that any section can stand on; 'deep' is the footer's. */
export const sectionGrounds = ['paper', 'sand', 'water', 'night'] as const;

export function ground() {
  return groundOf(sectionGrounds, {
    hint: 'Another one than the sections above and below have.',
  });
}

/** The ground of a section that can stand on some only. */
export function groundOf<const Ground extends string>(
  grounds: readonly [Ground, ...Ground[]],
  more: { hint?: string } = {},
) {
  return { ...choice('section', 'Ground', grounds, more), control: 'ground' as const };
}
