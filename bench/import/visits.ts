import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../../tests/faults/measure.ts';
import type { ServerProcess } from '../server-process.ts';

const paths = ['/', '/insights', '/company', '/case-studies', '/contact'];

/** Milliseconds between two readers. */
const pause = 100;

export interface Visits {
  count: number;
  p50: number;
  p99: number;
  /** Answers other than 200. */
  refused: number;
}

/** One reader after the other, until the work has ended. */
export async function visitDuring(
  { origin }: ServerProcess,
  work: Promise<unknown>,
): Promise<Visits> {
  const times: number[] = [];
  let refused = 0;
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  work.then(over, over);
  for (let n = 0; !isOver; n += 1) {
    const begun = performance.now();
    const answer = await fetch(origin + paths[n % paths.length]);
    await answer.arrayBuffer();
    times.push(performance.now() - begun);
    if (answer.status !== 200) refused += 1;
    await sleep(pause);
  }
  await work;
  return { count: times.length, p50: percentile(times, 50), p99: percentile(times, 99), refused };
}

export function visitsInWords({ count, p50, p99, refused }: Visits): string {
  return `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(0)} ms (${count} readers, ${refused} refused)`;
}
