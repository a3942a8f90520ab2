import type { Arrangement, FlowMotif } from '../../media/flow/options.ts';
import type { Theme } from '../../media/flow/themes.ts';
import type { DrawingLook } from '../../media/pictures/drawings.ts';

function look(
  theme: Theme,
  motif: FlowMotif,
  arrangement: Arrangement,
  solid = false,
): DrawingLook {
  return { theme, motif, arrangement, solid };
}

/** No theme repeats among four neighbours, no grove or solid disc among three: rows vary in width. */
export const blogLooks: readonly DrawingLook[] = [
  look('night', 'gather', 'plot'),
  look('water', 'meander', 'edge'),
  look('paper', 'basin', 'pair', true),
  look('copper', 'gather', 'plot'),
  look('sand', 'meander', 'row'),
  look('night', 'delta', 'one', true),
  look('water', 'terrace', 'plot'),
  look('paper', 'gather', 'edge'),
  look('copper', 'meander', 'one', true),
  look('sand', 'terrace', 'plot'),
  look('night', 'basin', 'row'),
  look('water', 'delta', 'edge', true),
];

export const locationPageLooks: readonly DrawingLook[] = [
  look('water', 'meander', 'plot'),
  look('sand', 'gather', 'edge', true),
  look('copper', 'meander', 'pair'),
];
