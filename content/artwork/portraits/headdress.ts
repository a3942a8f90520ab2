import { middle, mirrored } from './curve.ts';
import { band, filled, type Ink, stroked } from './drawing.ts';
import type { Hair } from './hair.ts';

const shoulders = 'M62 340C64 270 72 220 80 170L220 170C228 220 236 270 238 340z';

/** A scarf round the face, whose folds go round it. */
export function scarf(ink: Ink): Hair {
  return {
    behind: () => filled(shoulders, ink.fill),
    before: (width) => {
      const inner = mirrored([
        [middle, 214],
        [middle - 22, 207],
        [middle - width + 4, 176],
        [middle - width, 140],
        [middle - width + 5, 106],
        [middle - width * 0.55, 84],
        [middle, 77],
      ]);
      const outer = mirrored([
        [middle, 284],
        [middle - 46, 262],
        [middle - 70, 206],
        [middle - 72, 146],
        [middle - 62, 90],
        [middle - 36, 56],
        [middle, 46],
      ]);
      return band([...inner, ...inner.slice(0, 1)], [...outer, ...outer.slice(0, 1)], ink, 7);
    },
  };
}

/** A white cloth, held by two rounds of black cord. */
export function headcloth(ink: Ink, cord: string): Hair {
  const edge = (off: number, end: number) =>
    mirrored([
      [middle - 46 - off, end],
      [middle - 49 - off * 0.9, 178],
      [middle - 46 - off * 0.6, 122],
      [middle - 30 - off * 0.25, 92 - off],
      [middle, 86 - off],
    ]);
  return {
    behind: () => filled(shoulders, ink.fill),
    before: () =>
      band(edge(1, 208), edge(34, 268), ink, 6) +
      stroked('M92 92C110 66 190 66 208 92', cord, 9) +
      stroked('M90 106C110 80 190 80 210 106', cord, 6),
  };
}
