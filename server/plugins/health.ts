import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
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

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/**
 * For balancers and supervisors (R-X-14). GET /health: 200 while the database works, else 503. GET
 * /readyz: the same, and 503 from the signal to stop on. GET /livez: 200 while the process answers; a
 * restart would not mend a lost database.
 */
export const health = plugin(
  async (app: FastifyInstance) => {
    const { lifecycle, services } = app;
    async function tell(reply: FastifyReply, isWell: boolean, otherwise = 'unavailable') {
      reply.headers(headers);
      if (isWell) return { status: 'ok' };
      return reply.code(503).headers(retryAfter).send({ status: otherwise });
    }
    app.get('/livez', { logLevel: 'warn' }, (_request, reply) => tell(reply, true));
    app.get('/health', { logLevel: 'warn' }, async (_request, reply) =>
      tell(reply, await isAlive(services.db)),
    );
    app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
      if (lifecycle.isStopping) return tell(reply, false, 'stopping');
      return tell(reply, await isAlive(services.db));
    });
  },
  { name: 'health', dependencies: ['errors', 'stopping'] },
);
