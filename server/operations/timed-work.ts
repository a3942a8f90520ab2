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
import { releaseInterval } from '../../domain/inbox/mail-cap.ts';
import { scheduledReceipts } from '../content/receipt/scheduled.ts';
import { beat } from '../inbox/heartbeat.ts';
import { releaseHeldMail } from '../inbox/held-mail.ts';
import { remind } from '../inbox/reminders.ts';
import { deleteExpired } from '../inbox/retention.ts';
import { sweepWhenDue } from '../media/media-sweep.ts';
import { backUpWhenDue } from './backup/scheduled.ts';
import { type RepeatedWork, repeat } from './repeat.ts';

const scheduleInterval = 5_000;
const importInterval = 3_000;
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
    const { origin, backups: plan } = config;
    const onDone = scheduledReceipts(app);
    function job(
      every: number,
      first: RepeatedWork['first'],
      failure: string,
      work: RepeatedWork['work'],
    ): void {
      repeat(app, { every, first, failure, work });
    }
    job(scheduleInterval, 'awaited', 'publishing failed', () =>
      runSchedule(db, now(), { origin, onDone }),
    );
    job(hour, 'awaited', 'emptying the trash failed', () => purgeTrash(db, now()));
    job(hour, 'later', 'moving empty items to the trash failed', () => trashUntouched(db, now()));
    job(hour, 'awaited', 'forgetting refused sign-ins failed', () =>
      forgetRefusedSignIns(db, now()),
    );
    job(
      minute,
      'listening',
      'comparing the lists with their items failed',
      refresh(refreshLists, db, now),
    );
    job(minute, 'listening', 'comparing the uses of files with the texts failed', (signal) =>
      refreshUses(db, signal),
    );
    job(minute, 'listening', 'listing the work of a new language failed', (signal) =>
      fillWork(db, signal),
    );
    job(hour, 'listening', 'folding the texts of an earlier release failed', (signal) =>
      foldTextsAgain(db, signal),
    );
    job(hour, 'later', 'forgetting links that have ended failed', () =>
      deleteEndedLinks(db, now()),
    );
    job(hour, 'later', 'deleting what has expired failed', () => deleteExpired(app));
    job(10 * minute, 'later', 'queueing reminders failed', () => remind(app));
    job(minute, 'later', 'queueing the heartbeat failed', () => beat(app));
    job(releaseInterval, 'later', 'releasing held mail failed', () => releaseHeldMail(app));
    if (plan) {
      job(minute, 'at once', 'the backup failed', (signal) =>
        backUpWhenDue({ db, now, plan, signal }),
      );
    }
    job(hour, 'later', 'removing unnamed media files failed', () => sweepWhenDue(app));
    job(importInterval, 'listening', 'working on imports failed', app.workOnImports);
    job(hour, 'later', 'forgetting the originals of imports failed', app.forgetOldImports);
  },
  { name: 'timed-work', dependencies: ['outbox', 'imports'] },
);
