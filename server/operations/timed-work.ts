import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { deleteEndedLinks } from '../../db/accounts/account-links.ts';
import { fillWork } from '../../db/content/editions/edition-work.ts';
import { purgeTrash } from '../../db/content/history/restore.ts';
import { trashUntouched } from '../../db/content/history/untouched.ts';
import { foldTextsAgain } from '../../db/content/lists/fold-again.ts';
import { refreshLists } from '../../db/content/lists/stale-entries.ts';
import { runSchedule } from '../../db/content/publishing/schedule.ts';
import { forgetRefusedSignIns } from '../../db/jobs/audit.ts';
import { refreshUses } from '../../db/media/upload-use-rows.ts';
import type { Database } from '../../db/open.ts';
import { hour, minute } from '../../domain/durations.ts';
import { scheduledReceipts } from '../content/receipt/scheduled.ts';
import { repeat } from './repeat.ts';

const scheduleInterval = 5_000;
/** Milliseconds that two instances' clocks may differ, and that a save may take. */
const overlap = 5 * minute;

/** Once all items are compared with what is stored beside them, from then on those that changed lately. */
function refresh(work: typeof refreshLists, db: Database, now: () => number) {
  let since = '';
  return async () => {
    const begun = now();
    await work(db, since);
    since = new Date(begun - overlap).toISOString();
  };
}

/** Every instance runs these; the database lets one through at a time. */
export const timedWork = plugin(
  async (app: FastifyInstance) => {
    const { db, now, config } = app.services;
    const { origin } = config;
    const onDone = scheduledReceipts(app);
    repeat(app, {
      every: scheduleInterval,
      first: 'awaited',
      failure: 'publishing failed',
      work: () => runSchedule(db, now(), { origin, onDone }),
    });
    repeat(app, {
      every: hour,
      first: 'awaited',
      failure: 'emptying the trash failed',
      work: () => purgeTrash(db, now()),
    });
    repeat(app, {
      every: hour,
      first: 'later',
      failure: 'moving empty items to the trash failed',
      work: () => trashUntouched(db, now()),
    });
    repeat(app, {
      every: hour,
      first: 'awaited',
      failure: 'forgetting refused sign-ins failed',
      work: () => forgetRefusedSignIns(db, now()),
    });
    repeat(app, {
      every: minute,
      first: 'listening',
      failure: 'comparing the lists with their items failed',
      work: refresh(refreshLists, db, now),
    });
    repeat(app, {
      every: minute,
      first: 'listening',
      failure: 'comparing the uses of files with the texts failed',
      work: (signal) => refreshUses(db, signal),
    });
    repeat(app, {
      every: minute,
      first: 'listening',
      failure: 'listing the work of a new language failed',
      work: (signal) => fillWork(db, signal),
    });
    repeat(app, {
      every: hour,
      first: 'listening',
      failure: 'folding the texts of an earlier release failed',
      work: (signal) => foldTextsAgain(db, signal),
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
