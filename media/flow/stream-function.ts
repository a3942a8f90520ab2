import type { FlowMotif, FlowOptions, FlowPoint, FlowStone } from './options.ts';
import { type Noise, type Random, smooth } from './random.ts';

/** psi in picture units: water follows lines of equal psi. */
export type StreamFunction = (x: number, y: number) => number;

interface Step {
  x: number;
  drop: number;
  softness: number;
}

interface Eddy extends FlowStone {
  strength: number;
}

interface Course {
  width: number;
  short: number;
  tilt: number;
  steps: Step[];
  source: FlowPoint;
  eddies: Eddy[];
  neck: FlowPoint;
}

function terraceSteps(width: number, short: number, random: Random): Step[] {
  const count = 2 + ((random() * 2) | 0);
  return Array.from({ length: count }, (_, i) => ({
    x: width * (0.12 + ((i + 0.3 + random() * 0.4) * 0.8) / count),
    drop: short * (0.12 + random() * 0.2) * (random() < 0.78 ? 1 : -1),
    softness: short * (0.02 + random() * 0.05),
  }));
}

function basinEddies(width: number, height: number, short: number, random: Random): Eddy[] {
  const count = 2 + ((random() * 2) | 0);
  return Array.from({ length: count }, (_, i) => ({
    x: width * (0.15 + ((i + random() * 0.6) * 0.8) / count),
    y: height * (0.2 + random() * 0.6),
    r: short * (0.2 + random() * 0.16),
    strength: (i % 2 ? -1 : 1) * short * (0.3 + random() * 0.2),
  }));
}

/** The order of the random calls is part of the picture. */
export function planCourse(
  motif: FlowMotif,
  frame: { width: number; height: number; short: number },
  tilt: number | undefined,
  random: Random,
): Course {
  const { width, height, short } = frame;
  const ownTilt = (random() - 0.5) * 0.5;
  return {
    width,
    short,
    tilt: tilt ?? ownTilt,
    steps: motif === 'terrace' ? terraceSteps(width, short, random) : [],
    source: { x: -width * 0.12, y: height * (0.2 + random() * 0.6) },
    eddies: motif === 'basin' ? basinEddies(width, height, short, random) : [],
    neck: { x: width * (0.35 + random() * 0.3), y: height * (0.35 + random() * 0.3) },
  };
}

type MotifFlow = (course: Course, x: number, y: number, even: number, noise: number) => number;

// `even` is psi of the tilted even flow, `noise` the noise at the point, both in picture units.
const motifFlows: Record<FlowMotif, MotifFlow> = {
  meander: (_, _x, _y, even, noise) => even + noise,
  delta: ({ source, short }, x, y, _even, noise) =>
    Math.atan2(y - source.y, x - source.x) * short * 0.75 + noise * 0.8,
  terrace: ({ steps }, x, _y, even, noise) => {
    let psi = even;
    for (const { x: place, drop, softness } of steps) {
      psi -= drop * (1 / (1 + Math.exp(-(x - place) / softness)));
    }
    return psi + noise * 0.25;
  },
  basin: ({ eddies }, x, y, even, noise) => {
    let psi = even + noise * 0.5;
    for (const eddy of eddies) {
      const distance = ((x - eddy.x) ** 2 + (y - eddy.y) ** 2) / (eddy.r * eddy.r);
      psi += eddy.strength * Math.exp(-distance);
    }
    return psi;
  },
  gather: ({ neck, width }, x, _y, even, noise) => {
    const squeeze = 1 + 2.6 * Math.exp(-(((x - neck.x) / (width * 0.2)) ** 2));
    return (even - neck.y) * squeeze + noise * 0.6;
  },
};

export function openFlow(
  motif: FlowMotif,
  course: Course,
  noise: Noise,
  { amplitude, frequency }: Pick<FlowOptions, 'amplitude' | 'frequency'>,
): StreamFunction {
  const cosine = Math.cos(course.tilt);
  const sine = Math.sin(course.tilt);
  const flow = motifFlows[motif];
  return (x, y) => {
    const fine = noise(x * frequency * 2.3 + 7, y * frequency * 2.3);
    const rough = amplitude * (noise(x * frequency, y * frequency) + 0.35 * fine);
    return flow(course, x, y, -x * sine + y * cosine, rough);
  };
}

export function aroundStones(open: StreamFunction, stones: readonly FlowStone[]): StreamFunction {
  const islands = stones.map((stone) => ({ ...stone, psi: open(stone.x, stone.y) }));
  return (x, y) => {
    let psi = open(x, y);
    for (const island of islands) {
      const distance = Math.hypot(x - island.x, y - island.y) / island.r;
      if (distance < 2.4) {
        psi = island.psi + (psi - island.psi) * smooth((distance - 0.98) / 1.42);
      }
    }
    return psi;
  };
}
