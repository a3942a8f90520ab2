import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { alerts } from './alerts.ts';
import { answerCounts } from './answer-counts.ts';
import { health } from './health.ts';
import { metrics } from './metrics.ts';

export const monitoring = plugin(
  async (app: FastifyInstance) => {
    await app.register(health);
    await app.register(answerCounts);
    await app.register(alerts);
    await app.register(metrics);
  },
  { name: 'monitoring', dependencies: ['request-plugins'] },
);
