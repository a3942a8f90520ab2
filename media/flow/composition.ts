import type { Arrangement, FlowOptions, FlowPoint, FlowStone, PlotShape } from './options.ts';
import type { Random } from './random.ts';

export interface Plot extends FlowPoint {
  columns: number;
  rows: number;
  pitch: number;
  halfWidth: number;
  halfHeight: number;
  cosine: number;
  sine: number;
}

export interface Composition {
  stones: FlowStone[];
  plot: Plot | undefined;
}

interface Frame {
  width: number;
  height: number;
  short: number;
}

// Plot and edge are listed twice: they make the strongest cards.
const byHash: Arrangement[] = ['one', 'edge', 'row', 'pair', 'plot', 'plot', 'edge'];

export function arrangementByHash(hash: number): Arrangement {
  return byHash[(hash >>> 11) % byHash.length] ?? 'one';
}

// The order of the random calls is part of the picture; another order redraws every picture.
const arrangements = {
  one: ({ width, height, short }: Frame, random: Random) => [
    {
      x: width * (0.3 + random() * 0.4),
      y: height * (0.32 + random() * 0.36),
      r: short * (0.16 + random() * 0.1),
    },
  ],
  edge: ({ width, height, short }: Frame, random: Random) => {
    const edge = (random() * 3) | 0;
    const x = width * (edge === 1 ? 1 : 0.25 + random() * 0.5);
    const y = height * (edge === 1 ? 0.3 + random() * 0.4 : edge === 2 ? 1.04 : -0.04);
    return [{ x, y, r: short * (0.42 + random() * 0.16) }];
  },
  row: ({ width, height, short }: Frame, random: Random) => {
    const r = short * (0.07 + random() * 0.03);
    const fall = (random() - 0.5) * 0.5;
    return [0, 1, 2].map((i) => ({
      x: width * (0.24 + i * 0.26),
      y: height * (0.5 + (i - 1) * fall * 0.6),
      r,
    }));
  },
  pair: ({ width, height, short }: Frame, random: Random) => {
    const x = width * (0.28 + random() * 0.2);
    const y = height * (0.34 + random() * 0.3);
    const large = { x, y, r: short * (0.17 + random() * 0.06) };
    const besideX = x + width * (0.25 + random() * 0.1);
    return [
      large,
      { x: besideX, y: y + height * (random() < 0.5 ? -0.16 : 0.18), r: short * 0.085 },
    ];
  },
} satisfies Record<string, (frame: Frame, random: Random) => FlowStone[]>;

function plotShape(random: Random): PlotShape {
  return {
    x: 0.6 + random() * 0.14,
    y: 0.34 + random() * 0.32,
    width: 0.3 + random() * 0.12,
    height: 0.26 + random() * 0.14,
    turn: (random() - 0.5) * 0.5,
  };
}

function plotInUnits(shape: PlotShape, frame: Frame, spacing: number): Plot {
  const pitch = spacing * 1.9;
  const columns = Math.max(3, Math.round((shape.width * frame.short) / pitch));
  const rows = Math.max(3, Math.round((shape.height * frame.short) / pitch));
  return {
    x: shape.x * frame.width,
    y: shape.y * frame.height,
    columns,
    rows,
    pitch,
    halfWidth: (columns * pitch) / 2,
    halfHeight: (rows * pitch) / 2,
    cosine: Math.cos(shape.turn),
    sine: Math.sin(shape.turn),
  };
}

export function composeFlow(
  options: Partial<FlowOptions>,
  frame: Frame,
  spacing: number,
  hash: number,
  random: Random,
): Composition {
  let stones: FlowStone[] = [];
  let shape = options.plot;
  if (options.stones) {
    stones = options.stones.map(({ x, y, r }) => ({
      x: x * frame.width,
      y: y * frame.height,
      r: r * frame.short,
    }));
  } else {
    const arrangement = options.arrangement ?? arrangementByHash(hash);
    if (arrangement === 'plot') shape = plotShape(random);
    else if (arrangement !== 'none') stones = arrangements[arrangement](frame, random);
  }
  return { stones, plot: shape && plotInUnits(shape, frame, spacing) };
}

export function isInPlot(plot: Plot, x: number, y: number, margin: number): boolean {
  const dx = x - plot.x;
  const dy = y - plot.y;
  const along = dx * plot.cosine + dy * plot.sine;
  const across = -dx * plot.sine + dy * plot.cosine;
  return Math.abs(along) < plot.halfWidth + margin && Math.abs(across) < plot.halfHeight + margin;
}
