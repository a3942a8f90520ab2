import type { FlowPoint } from './options.ts';
import type { StreamFunction } from './stream-function.ts';

export type Velocity = (x: number, y: number) => FlowPoint;

const cell = 5;

function sample(psi: StreamFunction, columns: number, rows: number): Float32Array {
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      values[row * columns + column] = psi((column - 1) * cell, (row - 1) * cell);
    }
  }
  return values;
}

/** The curl of psi, bilinear between the points of a grid of 5 units. */
export function velocityOf(psi: StreamFunction, width: number, height: number): Velocity {
  const columns = Math.ceil(width / cell) + 3;
  const rows = Math.ceil(height / cell) + 3;
  const values = sample(psi, columns, rows);
  const at = (index: number) => values[index] ?? 0;
  const acrossAt = (index: number) => at(index + 1) - at(index - 1);
  const downAt = (index: number) => at(index + columns) - at(index - columns);
  return (x, y) => {
    const column = Math.min(Math.max((x / cell + 1) | 0, 1), columns - 3);
    const row = Math.min(Math.max((y / cell + 1) | 0, 1), rows - 3);
    const a = x / cell + 1 - column;
    const b = y / cell + 1 - row;
    const index = row * columns + column;
    const between = (slope: (index: number) => number) =>
      (slope(index) * (1 - a) + slope(index + 1) * a) * (1 - b) +
      (slope(index + columns) * (1 - a) + slope(index + columns + 1) * a) * b;
    const across = between(acrossAt);
    const down = between(downAt);
    const length = Math.hypot(across, down) || 1e-9;
    return { x: down / length, y: -across / length };
  };
}
