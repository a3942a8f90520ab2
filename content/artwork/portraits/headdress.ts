import { midpoint, mirrored } from './curve.ts';
import { band, filledPath, type PortraitInk, stroked } from './drawing.ts';
import type { Hair } from './hair.ts';

const shoulders = 'M62 340C64 270 72 220 80 170L220 170C228 220 236 270 238 340z';

/** A scarf round the face, whose folds go round it. */
export function scarf(ink: PortraitInk): Hair {
  return {
    behind: () => filledPath(shoulders, ink.fill),
    before: (width) => {
      const inner = mirrored([
        [midpoint, 214],
        [midpoint - 22, 207],
        [midpoint - width + 4, 176],
        [midpoint - width, 140],
        [midpoint - width + 5, 106],
        [midpoint - width * 0.55, 84],
        [midpoint, 77],
      ]);
      const outer = mirrored([
        [midpoint, 284],
        [midpoint - 46, 262],
        [midpoint - 70, 206],
        [midpoint - 72, 146],
        [midpoint - 62, 90],
        [midpoint - 36, 56],
        [midpoint, 46],
      ]);
      return band([...inner, ...inner.slice(0, 1)], [...outer, ...outer.slice(0, 1)], ink, 7);
    },
  };
}

/** A white cloth, held by two rounds of black cord. */
export function headcloth(ink: PortraitInk, cord: string): Hair {
  const edge = (off: number, end: number) =>
    mirrored([
      [midpoint - 46 - off, end],
      [midpoint - 49 - off * 0.9, 178],
      [midpoint - 46 - off * 0.6, 122],
      [midpoint - 30 - off * 0.25, 92 - off],
      [midpoint, 86 - off],
    ]);
  return {
    behind: () => filledPath(shoulders, ink.fill),
    before: () =>
      band(edge(1, 208), edge(34, 268), ink, 6) +
      stroked('M92 92C110 66 190 66 208 92', cord, 9) +
      stroked('M90 106C110 80 190 80 210 106', cord, 6),
  };
}
