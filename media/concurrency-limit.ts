import { UploadRefused } from './upload-refused.ts';

/** Beyond `maxWaiting` it refuses with 503. @throws {UploadRefused} */
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

  /** Passes the slot on directly, so that no newcomer overtakes the queue. */
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
