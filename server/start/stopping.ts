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

/** Fault F14. */
const drainTimeout = 30_000;

export const stopping = plugin(
  async (app: FastifyInstance, { lifecycle }: { lifecycle: Lifecycle }) => {
    app.decorate('lifecycle', lifecycle);
    app.addHook('onRequest', async (_request, reply) => {
      if (lifecycle.isStopping) reply.header('Connection', 'close');
    });
  },
  { name: 'stopping' },
);

/** Balancers see 503 at /readyz for `delay` ms while requests are still answered. */
export async function drainAndClose(app: FastifyInstance, delay: number): Promise<void> {
  app.lifecycle.isStopping = true;
  await setTimeout(delay);
  const late = setTimeout(drainTimeout, undefined, { ref: false }).then(() => {
    app.server.closeAllConnections();
  });
  await Promise.race([app.close(), late]);
}
