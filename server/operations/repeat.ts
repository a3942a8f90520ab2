import type { FastifyInstance } from 'fastify';

/** What the site does by itself, again and again. */
export interface RepeatedWork {
  /** Milliseconds from one beginning to the next; a turn that is still under way is not begun twice. */
  every: number;
  /** The first turn: before the first request is taken, beside it, once the port listens, or after the first pause. */
  first: 'awaited' | 'at once' | 'listening' | 'later';
  /** What the log says when a turn failed; the next one tries anew. */
  failure: string;
  /** @param signal Aborted when the server closes, which then waits for the turn to end. */
  work: (signal: AbortSignal) => Promise<unknown>;
}

/** Repeats the work from when the server is ready until it closes. */
export function repeat(app: FastifyInstance, { every, first, failure, work }: RepeatedWork): void {
  const stop = new AbortController();
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  function turn(): Promise<void> {
    running ??= work(stop.signal)
      .then(() => {})
      .catch((error: unknown) => app.log.error(error, failure))
      .finally(() => {
        running = null;
      });
    return running;
  }
  async function begin(): Promise<void> {
    const begun = first === 'later' ? null : turn();
    if (first === 'awaited') await begun;
    timer = setInterval(turn, every).unref();
  }
  if (first === 'listening') app.addHook('onListen', begin);
  else app.addHook('onReady', begin);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  });
}
