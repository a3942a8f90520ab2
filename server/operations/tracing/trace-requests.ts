import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { loggedPath } from '../../http/logging/logged-path.ts';
import type { RequestSpan } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: RequestSpan | null;
  }
}

/** No query string, header or address, and no path that holds a secret. */
function attributesOf(request: FastifyRequest) {
  const { id, method, protocol, routeOptions } = request;
  return {
    'http.request.method': method,
    'http.route': routeOptions.url,
    'url.path': loggedPath(request),
    'url.scheme': protocol,
    'http.response.header.x-request-id': [id],
  };
}

/** One span per request that reaches Fastify; answers from the page cache have none. */
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
      // Probes arrive every second and are not logged either.
      if (routeOptions.logLevel === 'warn') return done();
      const name = routeOptions.url ? `${method} ${routeOptions.url}` : method;
      request.span = traces.beginRequest(name, attributesOf(request), headers);
      request.span.run(done);
    });
    // The end of a body is emitted by the connection, outside the context of its request.
    app.addHook('preValidation', (request, _reply, done) => {
      if (request.span) request.span.run(done);
      else done();
    });
    app.addHook('onResponse', async ({ span }, { statusCode }) => span?.end(statusCode));
    app.addHook('onClose', () => traces.close());
  },
  { name: 'tracing', dependencies: ['errors'] },
);
