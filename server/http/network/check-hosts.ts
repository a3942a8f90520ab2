import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { Refusal } from '../refusal.ts';
import { foreignHosts } from './hosts.ts';

export const hosts = plugin(
  async (app: FastifyInstance) => {
    const isForeign = foreignHosts(app.services.config.allowedHosts);
    app.addHook('onRequest', async ({ raw }) => {
      if (isForeign(raw)) throw new Refusal(421, 'This site does not answer under that name.');
    });
  },
  { name: 'hosts', dependencies: ['errors'] },
);
