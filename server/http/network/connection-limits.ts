import { createServer } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { PublicPages } from '../../pages/cache/public-pages.ts';
import type { Lifecycle } from '../../start/stopping.ts';

const headersTimeout = 10_000;
const connectionsCheckingInterval = 1_000;

/** Requests on one connection before it is closed (threat T18). */
const maxRequestsPerSocket = 1_000;

/** A hit of the page cache costs what a bare server costs; a closing server leaves all to Fastify, which says so. */
export function limitConnections(
  { answerAtOnce }: Pick<PublicPages, 'answerAtOnce'>,
  lifecycle: Lifecycle,
): FastifyServerFactory {
  return (handler, options) => {
    const timeouts = { headersTimeout, connectionsCheckingInterval };
    const server = createServer(timeouts, (request, response) => {
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
