import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** Loaded before the server: throws where a request's x-throw header says. */
function fail(): never {
  throw new Error('thrown on purpose');
}

subscribe('fastify.initialization', (message) => {
  // The channel's message is documented as the new instance under this key.
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('preHandler', async ({ headers }) => {
    const where = headers['x-throw'];
    if (where === 'query') fail();
    if (where === 'late')
      await new Promise((_, reject) => setTimeout(() => reject(new Error('thrown on purpose')), 5));
    // Anything can be thrown.
    if (where === 'nothing') throw undefined;
    if (where === 'timer') setTimeout(fail, 5);
  });
});
