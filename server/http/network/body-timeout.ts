import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { Refusal } from '../refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyTimeout?: number;
  }
}

/** Milliseconds the body of a form or a call may take: less than the call has for everything (threat T18). */
const usualTimeout = 14_000;

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** 408, and the connection is closed: what is still to come can be no request of its own. */
function giveUp({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  if (reply.sent) {
    raw.destroy();
    return;
  }
  reply.raw.once('finish', () => raw.socket.destroySoon());
  reply.header('Connection', 'close');
  reply.send(new Refusal(408, 'The request took too long to arrive.'));
}

export const bodyTimeout = plugin(
  async (app: FastifyInstance, { usual = usualTimeout }: { usual?: number }) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!hasBody(request)) return;
      const { bodyTimeout: own } = request.routeOptions.config;
      const timer = setTimeout(() => giveUp(request, reply), own ?? usual).unref();
      // Not on the socket: a connection that is kept would gather a listener with each request.
      for (const event of ['end', 'close']) request.raw.once(event, () => clearTimeout(timer));
    });
  },
  { name: 'body-timeout', dependencies: ['errors'] },
);
