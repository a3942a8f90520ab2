import { createServer } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { PublicPages } from '../../pages/cache/public-pages.ts';
import type { Lifecycle } from '../../start/stopping.ts';

/** Milliseconds that the headers of a request may take, and between looks for those that take longer. */
const headersTimeout = 10_000;
const connectionsCheckingInterval = 1_000;

/** Requests on one connection before it is closed (threat T18). */
const maxRequestsPerSocket = 1_000;

/**
 * Asks the page cache before Fastify: a hit costs what a bare server costs. A server that is closing
 * leaves everything to Fastify, which tells clients to go elsewhere.
 */
export function frontDoor(
  { answerAtOnce }: Pick<PublicPages, 'answerAtOnce'>,
  lifecycle: Lifecycle,
): FastifyServerFactory {
  return (handler, options) => {
    const patience = { headersTimeout, connectionsCheckingInterval };
    const server = createServer(patience, (request, response) => {
      const isOpen = server.listening && !lifecycle.isStopping;
      if (isOpen && answerAtOnce(request, response)) {
        const { answeredEarly: byStatus } = lifecycle;
        byStatus.set(response.statusCode, (byStatus.get(response.statusCode) ?? 0) + 1);
      } else handler(request, response);
    });
    server.maxRequestsPerSocket = maxRequestsPerSocket;
    // What Fastify sets on a server of its own; its type leaves the options open.
    server.requestTimeout = Number(options.requestTimeout);
    server.keepAliveTimeout = Number(options.keepAliveTimeout);
    server.setTimeout(Number(options.connectionTimeout));
    return server;
  };
}
