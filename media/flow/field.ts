import { type Composition, composeFlow } from './composition.ts';
import { type FlowMotif, type FlowOptions, type FlowPoint, flowMotifs } from './options.ts';
import { hashText, noiseFrom, type Random, randomFrom, smooth } from './random.ts';
import { aroundStones, openFlow, planCourse } from './stream-function.ts';
import { type Basin, step, streamlines } from './streamlines.ts';
import type { Theme } from './themes.ts';
import { velocityOf } from './velocity.ts';

/** In picture units; the points of a line are 2.5 units apart. */
export interface FlowField extends Composition {
  width: number;
  height: number;
  theme: Theme;
  motif: FlowMotif;
  lines: FlowPoint[][];
  lead: number;
  hash: number;
}

const themesByHash: Theme[] = ['night', 'paper', 'water', 'copper', 'sand'];

export function looksOf(seed: string): { theme: Theme; motif: FlowMotif } {
  const hash = hashText(seed);
  return {
    theme: themesByHash[hash % themesByHash.length] ?? 'night',
    motif: flowMotifs[(hash >>> 8) % flowMotifs.length] ?? 'meander',
  };
}

function leadStart(basin: Basin, options: Partial<FlowOptions>, side: 1 | -1): FlowPoint {
  const { width, height, stones } = basin;
  const [stone] = stones;
  const isAtEdge = stone && Math.abs(stone.y / height - 0.5) > 0.45;
  const freeSide = stone && isAtEdge ? (stone.y > height / 2 ? -1 : 1) : side;
  const ownX = stone ? stone.x : width / 2;
  const ownY = stone ? stone.y + freeSide * stone.r * 1.14 : height * 0.5;
  return {
    x: options.leadX === undefined ? ownX : options.leadX * width,
    y: options.leadY === undefined ? ownY : options.leadY * height,
  };
}

function firstSeeds(basin: Basin, lead: FlowPoint): FlowPoint[] {
  const { plot, stones, spacing } = basin;
  const seeds = [lead];
  if (plot) {
    const reach = plot.halfWidth + spacing * 0.5;
    seeds.unshift({ x: plot.x - plot.cosine * reach, y: plot.y - plot.sine * reach });
  }
  for (const { x, y, r } of stones) seeds.push({ x, y: y - r * 1.08 }, { x, y: y + r * 1.08 });
  return seeds;
}

function leadOf(lines: readonly FlowPoint[][], basin: Basin, isWished: boolean): number {
  const minLength = basin.width * (basin.plot ? 0.05 : 0.7);
  const first = lines[0]?.length ?? 0;
  if (isWished || (first > 0 && first * step >= minLength)) return 0;
  const longest = lines.reduce((max, line) => Math.max(max, line.length), 0);
  return Math.max(
    0,
    lines.findIndex((line) => line.length === longest),
  );
}

function planBasin(
  options: Partial<FlowOptions>,
  motif: FlowMotif,
  hash: number,
  random: Random,
): { basin: Basin; side: 1 | -1 } {
  const { width = 800, height = 600, spacing = 11 } = options;
  const frame = { width, height, short: Math.min(width, height) };
  const { short } = frame;
  const noise = noiseFrom(random);
  const density = noiseFrom(random);
  const frequency = (options.frequency ?? 0.9 + random() * 0.7) / short;
  const amplitude = short * (options.amplitude ?? 0.16 + random() * 0.16);
  const side = random() < 0.5 ? -1 : 1;
  const composition = composeFlow(options, frame, spacing, hash, random);
  const course = planCourse(motif, frame, options.tilt, random);
  const psi = aroundStones(
    openFlow(motif, course, noise, { amplitude, frequency }),
    composition.stones,
  );
  const spacingAt = (x: number, y: number) =>
    spacing * (0.62 + 1.15 * smooth(0.5 + density((x * 1.7) / short, (y * 1.7) / short) * 1.3));
  const velocity = velocityOf(psi, width, height);
  return { basin: { ...composition, width, height, velocity, spacing, spacingAt }, side };
}

export function flowField(seed: string, options: Partial<FlowOptions> = {}): FlowField {
  const hash = hashText(seed);
  const random = randomFrom(hash);
  const { theme, motif } = { ...looksOf(seed), ...options };
  const { basin, side } = planBasin(options, motif, hash, random);
  const seeds = firstSeeds(basin, leadStart(basin, options, side));
  const lines = streamlines(basin, seeds, random);
  const lead = leadOf(lines, basin, options.leadX !== undefined);
  const { width, height, stones, plot } = basin;
  return { width, height, theme, motif, stones, plot, lines, lead, hash };
}
