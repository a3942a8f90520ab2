import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { PublicPages } from './public-pages.ts';

declare module 'fastify' {
  interface FastifyInstance {
    publicPages: PublicPages;
  }
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

const pollInterval = 1_000;

/** Expires cached pages before a change is acknowledged (fault F20). */
export const publicPages = plugin(
  async (app: FastifyInstance, { pages }: { pages: PublicPages }) => {
    app.decorate('publicPages', pages);
    // Visitors change no page: their enquiries and sign-ins must not cost a read of the version.
    app.addHook('onSend', async ({ method, routeOptions: { config } }) => {
      if (!isReading(method) && config.access !== 'public') pages.expire();
    });
    if (app.services.config.cdn.purgeUrl) {
      const timer = setInterval(() => void pages.lookForChange(), pollInterval);
      app.addHook('onClose', async () => clearInterval(timer));
    }
  },
  { name: 'public-pages' },
);
