import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers of this process by status, without those from the page cache and to probes. */
    answerCounts: Map<number, number>;
  }
}

export const answerCounts = plugin(
  async (app: FastifyInstance) => {
    const counts = new Map<number, number>();
    app.decorate('answerCounts', counts);
    app.addHook('onResponse', async (_request, { statusCode }) => {
      counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
    });
  },
  { name: 'answer-counts' },
);
