import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { PageRenderer } from './page-renderer.ts';
import { renderWith } from './renderer.ts';

/** Vite for `npm run dev`: pages are compiled as they are asked for and reload when a file changes. */
export async function developmentRenderer(): Promise<PageRenderer> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    islandsUrl: '/app/islands.ts',
    async render(request, site, document) {
      // The virtual module is React Router's server build; its type is known only by its name.
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      return renderWith(build, 'development')(request, site, document);
    },
    attach(app: FastifyInstance) {
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, done);
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
