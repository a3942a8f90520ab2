import { startCountingLevels } from './counting-levels.ts';
import { startLineTo } from './line-to.ts';
import { startPartingLines } from './parting-lines.ts';

/** Loaded at the first move of a pointer or the first Tab, where motion and data are welcome. */
export function start(): void {
  startPartingLines();
  startCountingLevels();
  startLineTo();
}
