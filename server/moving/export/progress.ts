import type { ExportProgress } from './write-export.ts';

/** Milliseconds between two lines. */
const lineInterval = 1_000;

/** A line such as '120 of 4000'; the process that started the command reads it, too. */
export function progressLines(say: (line: string) => void): (progress: ExportProgress) => void {
  let last = Number.NEGATIVE_INFINITY;
  return ({ done, total }) => {
    if (performance.now() - last < lineInterval) return;
    last = performance.now();
    say(`${done} of ${total}`);
  };
}
