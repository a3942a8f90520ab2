import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { sql } from 'kysely';
import type { Database } from '../../db/open.ts';
import { retryAfter } from '../refusal.ts';

/** Milliseconds the database may take to say that it lives. */
const patience = 2_000;

async function isAlive(db: Database): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, setTimeout(patience, false, { ref: false })]);
}

/** GET /health for balancers and supervisors: 200 while the database works, else 503 (R-X-14). */
export const health = plugin(
  async (app: FastifyInstance) => {
    const { db } = app.services;
    app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
      reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
      if (await isAlive(db)) return { status: 'ok' };
      return reply.code(503).headers(retryAfter).send({ status: 'unavailable' });
    });
  },
  { name: 'health', dependencies: ['errors'] },
);
