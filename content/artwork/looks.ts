import type { Arrangement, Motif } from '../../media/flow/options.ts';
import type { Theme } from '../../media/flow/themes.ts';
import type { DrawingLook } from '../../media/pictures/drawings.ts';

function look(theme: Theme, motif: Motif, arrangement: Arrangement, solid = false): DrawingLook {
  return { theme, motif, arrangement, solid };
}

/**
 * No theme repeats among four neighbours, no grove or solid disc among three: rows vary in width.
 */
export const caseStudyLooks: readonly DrawingLook[] = [
  look('water', 'gather', 'edge', true),
  look('night', 'basin', 'plot'),
  look('copper', 'terrace', 'row'),
  look('paper', 'basin', 'edge', true),
  look('sand', 'terrace', 'plot'),
  look('night', 'meander', 'one'),
  look('water', 'meander', 'pair', true),
  look('copper', 'delta', 'plot'),
  look('paper', 'terrace', 'row'),
  look('night', 'gather', 'edge', true),
];

export const blogLooks: readonly DrawingLook[] = [
  look('night', 'gather', 'plot'),
  look('water', 'meander', 'edge'),
  look('paper', 'meander', 'pair', true),
  look('copper', 'gather', 'plot'),
  look('sand', 'meander', 'row'),
  look('night', 'delta', 'one', true),
  look('water', 'terrace', 'plot'),
  look('paper', 'gather', 'edge'),
  look('copper', 'meander', 'one', true),
  look('sand', 'terrace', 'plot'),
  look('night', 'terrace', 'row'),
  look('water', 'delta', 'edge', true),
];

export const locationPageLooks: readonly DrawingLook[] = [
  look('water', 'meander', 'plot'),
  look('sand', 'gather', 'edge', true),
  look('copper', 'meander', 'pair'),
];

/** By study, then by number; the third stands on a water ground. */
export const sectionLooks: readonly (readonly DrawingLook[])[] = [
  [
    look('paper', 'terrace', 'plot'),
    look('night', 'terrace', 'row'),
    look('copper', 'meander', 'one'),
  ],
  [
    look('copper', 'gather', 'pair'),
    look('sand', 'delta', 'plot'),
    look('night', 'meander', 'one', true),
  ],
  [look('night', 'delta', 'plot'), look('paper', 'gather', 'edge'), look('sand', 'basin', 'row')],
  [
    look('sand', 'meander', 'one', true),
    look('water', 'terrace', 'plot'),
    look('night', 'delta', 'pair', true),
  ],
  [
    look('water', 'basin', 'row'),
    look('copper', 'terrace', 'edge'),
    look('night', 'terrace', 'plot'),
  ],
];
