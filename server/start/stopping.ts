import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    lifecycle: Lifecycle;
  }
}

export interface Lifecycle {
  /** True from the signal on: balancers are told, and each answer ends its connection. */
  isStopping: boolean;
  /** Pages that were answered from memory, wherever. */
  pagesFromMemory: number;
  /** Answers by status that Fastify never saw. */
  answeredEarly: Map<number, number>;
}

/** Milliseconds that requests in flight have to finish (fault F14). */
const drainTimeout = 30_000;

/** Tells clients of a stopping server to come back on a new connection, to another instance. */
export const stopping = plugin(
  async (app: FastifyInstance, { lifecycle }: { lifecycle: Lifecycle }) => {
    app.decorate('lifecycle', lifecycle);
    app.addHook('onRequest', async (_request, reply) => {
      if (lifecycle.isStopping) reply.header('Connection', 'close');
    });
  },
  { name: 'stopping' },
);

/**
 * Lets balancers see 503 at /readyz for `delay` milliseconds while everything is still answered, then
 * takes no new connection and waits for the requests in flight.
 */
export async function drainAndClose(app: FastifyInstance, delay: number): Promise<void> {
  app.lifecycle.isStopping = true;
  await setTimeout(delay);
  const late = setTimeout(drainTimeout, undefined, { ref: false }).then(() => {
    app.server.closeAllConnections();
  });
  await Promise.race([app.close(), late]);
}
