import { choice } from '../fields/fields.ts';

/** The grounds that any section can stand on; 'deep' is the footer's. */
export function ground() {
  return choice('section', 'Ground', ['paper', 'sand', 'water', 'night'], {
    columns: 6,
    hint: 'Another one than the sections above and below have.',
  });
}
