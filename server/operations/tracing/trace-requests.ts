import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { toldPath } from '../../http/logging/logged-path.ts';
import type { RequestSpan } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where traces are collected; null for probes. */
    span: RequestSpan | null;
  }
}

/** What a span says of a request: no query, no header, no address, and no path that is a secret. */
function attributesOf(request: FastifyRequest) {
  const { id, method, protocol, routeOptions } = request;
  return {
    'http.request.method': method,
    'http.route': routeOptions.url,
    'url.path': toldPath(request),
    'url.scheme': protocol,
    'http.response.header.x-request-id': [id],
  };
}

/** One span for each request that Fastify sees; pages from memory are answered before. */
export const tracing = plugin(
  async (app: FastifyInstance) => {
    const { tracing: traces } = app.services;
    if (!traces) return;
    traces.onChange((failure) => {
      if (failure) app.log.warn({ err: failure }, 'traces cannot be delivered');
      else app.log.info('traces are delivered again');
    });
    app.decorateRequest('span', null);
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, headers, routeOptions } = request;
      // Balancers ask every second: what is not worth a line in the log is not worth a span.
      if (routeOptions.logLevel === 'warn') return done();
      const name = routeOptions.url ? `${method} ${routeOptions.url}` : method;
      request.span = traces.beginRequest(name, attributesOf(request), headers);
      request.span.run(done);
    });
    // The end of a body comes from the connection, which belongs to no request.
    app.addHook('preValidation', (request, _reply, done) => {
      if (request.span) request.span.run(done);
      else done();
    });
    app.addHook('onResponse', async ({ span }, { statusCode }) => span?.end(statusCode));
    app.addHook('onClose', () => traces.close());
  },
  { name: 'tracing', dependencies: ['errors'] },
);
