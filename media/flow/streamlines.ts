import { type Composition, isInPlot } from './composition.ts';
import type { FlowPoint } from './options.ts';
import type { Random } from './random.ts';
import type { Velocity } from './velocity.ts';

export const step = 2.5;

export const overrun = 6;

const stepsPerSide = 1600;

export interface Basin extends Composition {
  width: number;
  height: number;
  velocity: Velocity;
  spacing: number;
  spacingAt: (x: number, y: number) => number;
}

class TakenPoints {
  readonly #cell: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #buckets: FlowPoint[][];

  constructor(width: number, height: number, spacing: number) {
    this.#cell = spacing * 1.2;
    this.#columns = Math.ceil(width / this.#cell) + 2;
    this.#rows = Math.ceil(height / this.#cell) + 2;
    this.#buckets = Array.from({ length: this.#columns * this.#rows }, () => []);
  }

  take(line: readonly FlowPoint[], width: number, height: number): void {
    for (const point of line) {
      const column = Math.floor(Math.max(0, Math.min(width, point.x)) / this.#cell) + 1;
      const row = Math.floor(Math.max(0, Math.min(height, point.y)) / this.#cell) + 1;
      this.#buckets[row * this.#columns + column]?.push(point);
    }
  }

  isFree(x: number, y: number, distance: number): boolean {
    const reach = Math.ceil(distance / this.#cell);
    const column = Math.floor(x / this.#cell) + 1;
    const row = Math.floor(y / this.#cell) + 1;
    const lastRow = Math.min(this.#rows - 1, row + reach);
    const lastColumn = Math.min(this.#columns - 1, column + reach);
    for (let j = Math.max(0, row - reach); j <= lastRow; j++) {
      for (let i = Math.max(0, column - reach); i <= lastColumn; i++) {
        for (const point of this.#buckets[j * this.#columns + i] ?? []) {
          const dx = point.x - x;
          const dy = point.y - y;
          if (dx * dx + dy * dy < distance * distance) return false;
        }
      }
    }
    return true;
  }
}

function isLand({ stones, plot, spacing }: Basin, x: number, y: number): boolean {
  if (plot && isInPlot(plot, x, y, spacing * 0.35)) return true;
  return stones.some((stone) => Math.hypot(x - stone.x, y - stone.y) < stone.r * 1.03);
}

function hasLeft({ width, height }: Basin, x: number, y: number): boolean {
  return x < -overrun || y < -overrun || x > width + overrun || y > height + overrun;
}

function follow(
  basin: Basin,
  taken: TakenPoints,
  start: FlowPoint,
  direction: 1 | -1,
): FlowPoint[] {
  const points: FlowPoint[] = [];
  let { x, y } = start;
  for (let i = 0; i < stepsPerSide; i++) {
    const first = basin.velocity(x, y);
    const middle = basin.velocity(
      x + (direction * first.x * step) / 2,
      y + (direction * first.y * step) / 2,
    );
    x += direction * middle.x * step;
    y += direction * middle.y * step;
    if (hasLeft(basin, x, y) || isLand(basin, x, y)) break;
    if (!taken.isFree(x, y, basin.spacingAt(x, y) * 0.56)) break;
    if (i > 40 && Math.hypot(x - start.x, y - start.y) < step * 1.4) {
      points.push(start);
      break;
    }
    points.push({ x, y });
  }
  return points;
}

/** Evenly spaced streamlines after Jobard and Lefer (design.md section 5). */
export function streamlines(
  basin: Basin,
  seeds: readonly FlowPoint[],
  random: Random,
): FlowPoint[][] {
  const { width, height, spacing, spacingAt, velocity } = basin;
  const taken = new TakenPoints(width, height, spacing);
  const lines: FlowPoint[][] = [];
  const minPoints = (spacing * 3.2) / step;
  let next = 0;

  function tryLine({ x, y }: FlowPoint): void {
    if (x < 0 || y < 0 || x > width || y > height || isLand(basin, x, y)) return;
    if (!taken.isFree(x, y, spacingAt(x, y))) return;
    const start = { x, y };
    const line = [
      ...follow(basin, taken, start, -1).reverse(),
      start,
      ...follow(basin, taken, start, 1),
    ];
    if (line.length < minPoints) return;
    taken.take(line, width, height);
    lines.push(line);
  }

  function tryBeside(line: readonly FlowPoint[]): void {
    for (const [i, { x, y }] of line.entries()) {
      if (i % 4 !== 0) continue;
      const flow = velocity(x, y);
      const distance = spacingAt(x, y) * 1.02;
      tryLine({ x: x - flow.y * distance, y: y + flow.x * distance });
      tryLine({ x: x + flow.y * distance, y: y - flow.x * distance });
    }
  }

  for (const seed of seeds) tryLine(seed);
  for (let pass = 0; pass < 60; pass++) {
    for (let line = lines[next]; line; line = lines[next]) {
      next += 1;
      tryBeside(line);
    }
    tryLine({ x: random() * width, y: random() * height });
  }
  return lines;
}
