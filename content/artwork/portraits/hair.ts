import type { Point } from '../artefacts/drawing/numbers.ts';
import { midpoint, mirrored } from './curve.ts';
import { band, filledPath, type PortraitInk, ring, stroked } from './drawing.ts';

/** What is drawn behind and before a head of this half width. */
export interface Hair {
  behind?: (width: number) => string;
  before?: (width: number) => string;
}

interface Dome {
  /** Highest line of the hair, and of the forehead. */
  top: number;
  forehead: number;
  /** Where it ends beside the eyes. */
  foot?: number;
  /** How far it stands off the head. */
  off?: number;
  /** The forehead's highest point, left or right of the middle. */
  part?: number;
  count?: number;
}

/** Hair on the head, from temple to temple. */
function dome(
  width: number,
  ink: PortraitInk,
  { top, forehead, foot = 128, off = 5, part = 0, count = 6 }: Dome,
): string {
  const outer = mirrored([
    [midpoint - width - 1, foot],
    [midpoint - width - off, foot - 24],
    [midpoint - width - off + 6, top + 26],
    [midpoint - width * 0.55, top + 6],
    [midpoint, top],
  ]);
  const lift = Math.abs(part) / 2;
  const inner: Point[] = [
    [midpoint - width + 1, foot],
    [midpoint - width + 5, foot - 16],
    [midpoint - width + 9, forehead + 12],
    [midpoint - width * 0.5 + part * 0.6, forehead + 2 + (part > 0 ? lift : 0)],
    [midpoint + part, forehead - lift * 0.4],
    [midpoint + width * 0.5 + part * 0.6, forehead + 2 + (part < 0 ? lift : 0)],
    [midpoint + width - 9, forehead + 12],
    [midpoint + width - 5, foot - 16],
    [midpoint + width - 1, foot],
  ];
  return band(inner, outer, ink, count);
}

export function shortHair(ink: PortraitInk, options: Dome): Hair {
  return { before: (width) => dome(width, ink, options) };
}

/** Down to `end`, with a part. */
export function longHair(
  ink: PortraitInk,
  { end, off, ...options }: Dome & { end: number; off: number },
): Hair {
  const edge = (width: number, more: number) =>
    mirrored([
      [midpoint - width + 14 - more / 2, end],
      [midpoint - width - more, (end + 190) / 2],
      [midpoint - width - more, 168],
      [midpoint - width - more * 0.8, 108],
      [midpoint - width * 0.62 - more * 0.3, options.top + 12],
      [midpoint, options.top - 2],
    ]);
  return {
    behind: (width) => ring(edge(width, 0), edge(width, off), ink, 6),
    before: (width) => dome(width, ink, { foot: 152, off: 6, count: 8, ...options }),
  };
}

export function roundHair(ink: PortraitInk, radius: number): Hair {
  const circle = (r: number) =>
    mirrored([
      [midpoint - r * 0.3, 120 + r * 0.66],
      [midpoint - r * 0.74, 122 + r * 0.5],
      [midpoint - r * 0.98, 126],
      [midpoint - r * 0.86, 128 - r * 0.5],
      [midpoint - r * 0.5, 128 - r * 0.87],
      [midpoint, 128 - r],
    ]);
  return {
    behind: () => ring(circle(radius * 0.5), circle(radius), ink, 7),
    before: (width) => dome(width, ink, { top: 62, forehead: 88, foot: 122, off: 3, count: 4 }),
  };
}

export function tiedHair(ink: PortraitInk, part: number): Hair {
  const knot = (r: number) =>
    mirrored([
      [midpoint - r * 0.5, 60],
      [midpoint - r, 46],
      [midpoint - r * 0.7, 30],
      [midpoint, 46 - r * 0.75],
    ]);
  return {
    behind: () => ring(knot(10), knot(36), ink, 4),
    before: (width) =>
      dome(width, ink, { top: 52, forehead: 86, foot: 138, off: 6, part, count: 8 }),
  };
}

/** From one temple round the chin to the other; `depth` below it. */
export function beard(
  ink: PortraitInk,
  { depth, lip, count }: { depth: number; lip: string; count: number },
): Hair {
  return {
    before: (width) => {
      const inner = mirrored([
        [midpoint - width + 2, 146],
        [midpoint - width + 10, 170],
        [midpoint - 27, 180],
        [midpoint - 15, 176],
        [midpoint, 178],
      ]);
      const outer = mirrored([
        [midpoint - width - 2, 142],
        [midpoint - width, 176],
        [midpoint - 37, 202],
        [midpoint - 19, 212 + depth],
        [midpoint, 216 + depth],
      ]);
      return band(inner, outer, ink, count) + filledPath('M133 187q17 11 34 0q-17-5-34 0z', lip);
    },
  };
}

export function together(...parts: Hair[]): Hair {
  return {
    behind: (width) => parts.map(({ behind }) => behind?.(width) ?? '').join(''),
    before: (width) => parts.map(({ before }) => before?.(width) ?? '').join(''),
  };
}

export function cap(ground: string, thread: string): Hair {
  const crown = 'M94 106C90 62 118 44 150 44S210 62 206 106C188 96 112 96 94 106z';
  const teeth = Array.from({ length: 7 }, (_, i) => {
    const bend = Math.round(Math.sin(((i + 0.5) / 7) * Math.PI) * 5);
    return `M${101 + i * 14} ${95 - bend}l7-15 7 15`;
  });
  return {
    before: () =>
      filledPath(crown, ground) +
      stroked(`${teeth.join('')}M95 101C114 91 186 91 205 101`, thread, 1.9),
  };
}
