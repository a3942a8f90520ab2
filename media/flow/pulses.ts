import type { FlowField } from './field.ts';
import type { FlowPoint } from './options.ts';
import { perUnit, straightPath } from './path.ts';
import { type Random, randomFrom } from './random.ts';
import { pulseInk } from './themes.ts';

export interface Track {
  line: readonly FlowPoint[];
  reached: readonly number[];
  length: number;
  tail: number;
  pulses: number;
  gap: number;
  phase: number;
  /** Whole gaps travelled in one loop, so that the end of the loop is its start. */
  turns: number;
  isLead: boolean;
}

interface Piece {
  from: number;
  to: number;
  opacity: number;
  width: number;
}

const pieces = 10;

function trackOf(line: readonly FlowPoint[], isLead: boolean, random: Random): Track {
  const reached = [0];
  let length = 0;
  for (const [i, point] of line.slice(1).entries()) {
    const before = line[i] ?? point;
    length += Math.hypot(point.x - before.x, point.y - before.y);
    reached.push(length);
  }
  const tail = isLead ? 260 : 120 + random() * 120;
  const pulses = Math.max(1, Math.round((length + tail) / (isLead ? 560 : 520)));
  const phase = random();
  const turns = random() < 0.25 ? 2 : 1;
  return {
    line,
    reached,
    length,
    tail,
    pulses,
    gap: (length + tail) / pulses,
    phase,
    turns,
    isLead,
  };
}

/** The lead line and 42 % of the others carry pulses (design.md section 5). */
export function tracksOf(field: FlowField): Track[] {
  const random = randomFrom(field.hash ^ 0xf10);
  return field.lines.flatMap((line, i) => {
    const track = trackOf(line, i === field.lead, random);
    return track.isLead || random() < 0.42 ? [track] : [];
  });
}

function pointAt({ line, reached }: Track, distance: number): FlowPoint {
  const after = reached.findIndex((length) => length > distance);
  const end = line[after] ?? line.at(-1) ?? { x: 0, y: 0 };
  const start = line[after - 1] ?? end;
  const from = reached[after - 1] ?? 0;
  const part = after < 1 ? 0 : (distance - from) / ((reached[after] ?? from) - from);
  return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
}

export function headsAt(track: Track, moment: number): number[] {
  const shift = (track.phase + moment * track.turns) % 1;
  return Array.from({ length: track.pulses }, (_, i) => (shift + i) * track.gap);
}

function piecesOf({ length, tail, isLead }: Track, head: number): Piece[] {
  return Array.from({ length: pieces }, (_, i) => {
    const from = Math.max(0, head - tail * (1 - i / pieces));
    const to = Math.min(length, head - tail * (1 - (i + 1) / pieces));
    const front = (i + 1) / pieces;
    const edge = Math.max(0, Math.min(1, from / 60, (length - to) / 60 + 0.15));
    const opacity = (isLead ? 1 : 0.9) * front * front * edge;
    return { from, to, opacity, width: (isLead ? 3.8 : 2.5) * (0.35 + 0.65 * front) };
  }).filter(({ from, to, opacity }) => to - from >= 0.5 && opacity >= 0.04);
}

/** Finer steps of a short piece are not told apart, so pieces share a path. */
const opacitySteps = 20;

function lookOf({ isLead }: Track, { opacity, width }: Piece): string {
  const shown = String(Math.round(opacity * opacitySteps) / opacitySteps).replace(/^0/, '');
  const ink = isLead ? pulseInk.lead : pulseInk.line;
  return `stroke="${ink}" stroke-opacity="${shown}" stroke-width="${Math.round(width * perUnit)}"`;
}

function pathOf(track: Track, { from, to }: Piece, grid: number): string {
  const middle = (from + to) / 2;
  return straightPath(
    [from, middle, to].map((distance) => pointAt(track, distance)),
    grid,
  );
}

/** All pieces of one look in a path. */
export function pulseStrokes(tracks: readonly Track[], moment: number, grid = 1): string {
  const drawn = tracks.flatMap((track) =>
    headsAt(track, moment).flatMap((head) =>
      piecesOf(track, head).map(
        (piece) => [lookOf(track, piece), pathOf(track, piece, grid)] as const,
      ),
    ),
  );
  const looks = Map.groupBy(drawn, ([look]) => look);
  return [...looks]
    .map(([look, all]) => `<path d="${all.map(([, path]) => path).join('')}" ${look}/>`)
    .join('');
}
