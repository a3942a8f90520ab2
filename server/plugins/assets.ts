import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** The built client: hashed files forever, files of public/ for an hour. */
export const assets = plugin(
  async (app: FastifyInstance) => {
    if (app.services.config.development) return;
    await app.register(fastifyStatic, {
      root: resolve(import.meta.dirname, '../../build/client'),
      // One route per file at start: an unknown path costs no look at the disk.
      wildcard: false,
      globIgnore: ['**/.*', '**/.*/**', '**/*.br', '**/*.gz'],
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.includes('/client/assets/');
        reply.header(
          'Cache-Control',
          hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  },
  { name: 'assets' },
);
