import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countFolders, countWaitingSince } from '../../../db/inbox/inbox.ts';
import { findAlerts } from '../../../db/jobs/alerts.ts';
import { findJobRun, type JobRun } from '../../../db/jobs/jobs.ts';
import { countItems, findDrafts, findLastChanges } from '../../../db/jobs/overview.ts';
import { findHeartbeat } from '../../../db/mail/heartbeat.ts';
import { findMailState } from '../../../db/mail/mail-state.ts';
import type { Database } from '../../../db/open.ts';
import { findEditedSettings } from '../../../db/settings.ts';
import { getOverview, type JobOutcome } from '../../../domain/api/operations/overview.ts';
import { overdueBefore } from '../../../domain/inbox/answer-promise.ts';
import { routeOf } from '../../api/route.ts';

const listed = 10;

function outcomeOf(run: JobRun | null): JobOutcome | null {
  return run && { at: run.ended_at ?? run.begun_at, failure: run.failure, report: run.report };
}

async function findBackups(db: Database) {
  const backup = outcomeOf(await findJobRun(db, 'backup'));
  return { backup, drill: outcomeOf(await findJobRun(db, 'restore-drill')) };
}

export const overview: FastifyPluginAsyncZod = async (app) => {
  const { db, now, config } = app.services;

  app.route({
    ...routeOf(getOverview, {
      tags: ['Overview'],
      summary: 'What waits and what changed',
      description: 'For administrators only.',
    }),
    config: { shape: 'message', access: 'admin' },
    async handler() {
      const configured = config.mail.smtpUrl !== undefined;
      const counts = await countItems(db);
      const [drafts, lastChanges, edited, folders, overdue, mail, heartbeat, backups, alerts] =
        await Promise.all([
          findDrafts(db, listed),
          findLastChanges(db, listed),
          findEditedSettings(db),
          countFolders(db),
          countWaitingSince(db, overdueBefore(now())),
          findMailState(db, configured),
          configured ? findHeartbeat(db, now()) : null,
          config.backups ? findBackups(db) : null,
          findAlerts(db, now()),
        ]);
      const enquiries = { new: folders.new, overdue };
      const samplesLeft = edited?.samples.length ?? 0;
      const content = { counts, drafts, lastChanges, samplesLeft };
      return { ...content, enquiries, backups, alerts, mail: { ...mail, heartbeat } };
    },
  });
};
