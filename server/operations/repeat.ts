import type { FastifyInstance } from 'fastify';

export interface RepeatedWork {
  /** Milliseconds between two starts; a run that is still going is not started twice. */
  every: number;
  /** The first run: before requests are accepted, beside it, once listening, or after `every`. */
  first: 'awaited' | 'at once' | 'listening' | 'later';
  failure: string;
  /** @param signal Aborted when the server closes, which waits for the run to end. */
  work: (signal: AbortSignal) => Promise<unknown>;
}

export function repeat(app: FastifyInstance, { every, first, failure, work }: RepeatedWork): void {
  if (app.services.isQuiet) return;
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
