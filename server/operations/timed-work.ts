import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { deleteEndedLinks } from '../../db/accounts/account-links.ts';
import { purgeTrash } from '../../db/content/history/restore.ts';
import { runSchedule } from '../../db/content/schedule.ts';
import { forgetRefusedSignIns } from '../../db/jobs/audit.ts';
import { scheduledReceipts } from '../content/receipt/scheduled.ts';
import { repeat } from './repeat.ts';

const hour = 3_600_000;
const scheduleEvery = 5_000;

/** Every instance runs these; the database lets one through at a time. */
export const timedWork = plugin(
  async (app: FastifyInstance) => {
    const { db, now } = app.services;
    const look = scheduledReceipts(app);
    repeat(app, {
      every: scheduleEvery,
      first: 'awaited',
      failure: 'publishing failed',
      work: () => runSchedule(db, now(), look),
    });
    repeat(app, {
      every: hour,
      first: 'awaited',
      failure: 'emptying the trash failed',
      work: () => purgeTrash(db, now()),
    });
    repeat(app, {
      every: hour,
      first: 'awaited',
      failure: 'forgetting refused sign-ins failed',
      work: () => forgetRefusedSignIns(db, now()),
    });
    repeat(app, {
      every: hour,
      first: 'later',
      failure: 'forgetting links that have ended failed',
      work: () => deleteEndedLinks(db, now()),
    });
  },
  { name: 'timed-work' },
);
