import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { ForwardedCounts } from './settings-check/proxy.ts';

declare module 'fastify' {
  interface FastifyInstance {
    forwardedCounts: ForwardedCounts;
  }
}

/** Whether a proxy names the visitors, for the check of the settings. */
export const forwardedCounts = plugin(
  async (app: FastifyInstance) => {
    const counts: ForwardedCounts = { forwarded: 0, direct: 0 };
    app.decorate('forwardedCounts', counts);
    app.addHook('onRequest', (request, _reply, done) => {
      // Probes of balancers, which ask an instance directly.
      if (request.routeOptions.logLevel !== 'warn') {
        counts['x-forwarded-for' in request.headers ? 'forwarded' : 'direct'] += 1;
      }
      done();
    });
  },
  { name: 'forwarded-counts' },
);
