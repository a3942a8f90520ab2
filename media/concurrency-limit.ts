import { UploadRefused } from './upload-refused.ts';

/**
 * A queue for dear work: `atOnce` pieces run, `mayWait` more wait their turn in order, any further one
 * is refused with 503.
 */
export function limitConcurrency(maxRunning: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function begin(): Promise<void> {
    if (running < maxRunning) {
      running++;
      return;
    }
    if (waiting.length >= maxWaiting) {
      throw new UploadRefused(503, 'Too many files are being uploaded. Try again in a minute.');
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** Hands the place on, so that nobody new slips in before the first in the queue. */
  function end(): void {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
