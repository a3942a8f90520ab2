import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    lifecycle: Lifecycle;
  }
}

export interface Lifecycle {
  /** From the signal on: /readyz answers 503, and each answer closes its connection. */
  isStopping: boolean;
  pagesFromMemory: number;
  answeredEarly: Map<number, number>;
}

/** What is in flight, then what ends with the server: mail, timed work (fault F14). */
const timeouts = { drain: 30_000, end: 6_000 };

export const stopping = plugin(
  async (app: FastifyInstance, { lifecycle }: { lifecycle: Lifecycle }) => {
    app.decorate('lifecycle', lifecycle);
    // Not earlier: an answer to what was in flight would leave its connection open until it times out.
    app.addHook('onSend', async (_request, reply) => {
      if (lifecycle.isStopping) reply.header('Connection', 'close');
    });
  },
  { name: 'stopping' },
);

/** Balancers see 503 at /readyz for `delay` ms while requests are still answered. */
export async function drainAndClose(
  app: FastifyInstance,
  delay: number,
  { drain, end } = timeouts,
): Promise<void> {
  app.lifecycle.isStopping = true;
  await setTimeout(delay);
  const closed = app.close();
  await Promise.race([closed, setTimeout(drain, undefined, { ref: false })]);
  app.server.closeAllConnections();
  await Promise.race([closed, setTimeout(end, undefined, { ref: false })]);
}

/** Milliseconds in which a Ctrl-C comes again: the terminal, npm and scripts/start.mjs each send it. */
const repeatedWithin = 1_000;

/** Calls `stop` at the first signal to stop, and `force` when a person sends one more. */
export function onStopSignal(stop: (signal: NodeJS.Signals) => void, force: () => void): void {
  let first: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (first === undefined) {
        first = performance.now();
        stop(signal);
      } else if (performance.now() - first > repeatedWithin) force();
    });
  }
}
