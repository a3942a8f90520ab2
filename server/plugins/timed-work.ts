import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { forgetRefusedSignIns } from '../../db/audit.ts';
import { purgeTrash } from '../../db/restore.ts';
import { runSchedule } from '../../db/schedule.ts';
import { scheduledReceipts } from '../receipt/scheduled.ts';

/** Milliseconds between two looks at what has been kept long enough. */
const hour = 3_600_000;
/** Milliseconds between two looks at what is to be published. */
const scheduleEvery = 5_000;

/** Does the work at once and then again and again; a failure is logged and the next turn tries anew. */
function repeat(app: FastifyInstance, every: number, name: string, work: () => Promise<unknown>) {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = work().catch((error: unknown) => app.log.error(error, `${name} failed`));
    return running;
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await run();
    timer = setInterval(run, every).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

/** What the site does by itself. Several instances may do it at once: the database lets one through. */
export const timedWork = plugin(
  async (app: FastifyInstance) => {
    const { db, now } = app.services;
    repeat(app, hour, 'emptying the trash', () => purgeTrash(db, now()));
    const look = scheduledReceipts(app);
    repeat(app, scheduleEvery, 'publishing', () => runSchedule(db, now(), look));
    repeat(app, hour, 'forgetting refused sign-ins', () => forgetRefusedSignIns(db, now()));
  },
  { name: 'timed-work' },
);
