import { access, constants } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { sql } from 'kysely';
import type { Database, OpenDatabase } from '../../db/open.ts';
import { retryAfter } from '../http/refusal.ts';

const databaseTimeout = 2_000;

async function isAlive(db: Database): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, setTimeout(databaseTimeout, false, { ref: false })]);
}

/** Everything can be read while nothing can be stored (fault F04). */
async function isReadOnly({ db, kind }: OpenDatabase, dataDir: string): Promise<boolean> {
  if (kind === 'sqlite') {
    return access(dataDir, constants.W_OK).then(
      () => false,
      () => true,
    );
  }
  const asked = sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db);
  return (await asked).rows[0]?.transaction_read_only === 'on';
}

/** Probes are never refused: a restart would not help an overload (fault F13). */
export const probe = { logLevel: 'warn', config: { admission: 'free' } } as const;

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/**
 * For balancers and supervisors (R-X-14). /health: 200 while the database answers, else 503.
 * /readyz: the same, and 503 from the stop signal on; a read-only instance still serves readers, so
 * it stays in with the status 'read-only'. /livez: 200 while the process answers, since a restart
 * brings no lost database back.
 */
export const health = plugin(
  async (app: FastifyInstance) => {
    const { lifecycle, services } = app;
    async function answer(
      reply: FastifyReply,
      isWell: boolean,
      status = isWell ? 'ok' : 'unavailable',
    ) {
      reply.headers(headers);
      if (isWell) return { status };
      return reply.code(503).headers(retryAfter).send({ status });
    }
    app.get('/livez', probe, (_request, reply) => answer(reply, true));
    app.get('/health', probe, async (_request, reply) => answer(reply, await isAlive(services.db)));
    app.get('/readyz', probe, async (_request, reply) => {
      if (lifecycle.isStopping) return answer(reply, false, 'stopping');
      if (!(await isAlive(services.db))) return answer(reply, false);
      const cannotStore = await isReadOnly(services, services.config.dataDir);
      return answer(reply, true, cannotStore ? 'read-only' : 'ok');
    });
  },
  { name: 'health', dependencies: ['errors', 'stopping'] },
);
