import { startCountingLevels } from './counting-levels.ts';
import { startPartingLines } from './parting-lines.ts';

/** Loaded at the first move of a pointer, where motion and data are welcome. */
export function start(): void {
  startPartingLines();
  startCountingLevels();
}
