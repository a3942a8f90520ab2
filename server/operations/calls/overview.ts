import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { countFolders, countWaitingSince } from '../../../db/inbox/inbox.ts';
import { findAlerts } from '../../../db/jobs/alerts.ts';
import { findJobRun, type JobRun } from '../../../db/jobs/jobs.ts';
import { findDrafts, findLastChanges } from '../../../db/jobs/overview.ts';
import { findHeartbeat } from '../../../db/mail/heartbeat.ts';
import { findMailState } from '../../../db/mail/mail-state.ts';
import type { Database } from '../../../db/open.ts';
import { findEditedSettings } from '../../../db/settings.ts';
import { alertCauses } from '../../../domain/alert.ts';
import { itemNouns } from '../../../domain/content/kinds/kinds.ts';
import type { RecentItem } from '../../../domain/content/recent-item.ts';
import { overdueBefore } from '../../../domain/inbox/answer-promise.ts';
import type { Overview } from '../../../domain/overview.ts';
import { messageFailures } from '../../api/answers.ts';

/** Items of one list of the Portal. */
const listed = 10;

const item = z.object({
  kind: z.enum(itemNouns),
  id: z.string(),
  title: z.string(),
  updated_at: z.string(),
}) satisfies z.ZodType<RecentItem>;

const jobRun = z
  .object({
    at: z.string().describe('When it ended, or began and has not ended yet.'),
    failure: z.string().nullable(),
    report: z.string(),
  })
  .nullable();

function told(run: JobRun | null): z.infer<typeof jobRun> {
  return run && { at: run.ended_at ?? run.begun_at, failure: run.failure, report: run.report };
}

const answer = z.object({
  drafts: z.array(item).describe('Not published, the one changed last first, up to 10.'),
  lastChanges: z.array(item).describe('The one changed last first, up to 10.'),
  samplesLeft: z.number().int().describe('Settings that were never edited.'),
  enquiries: z.object({
    new: z.number().int().describe('Nobody has taken them up.'),
    overdue: z.number().int().describe('Waiting longer than the privacy policy promises.'),
  }),
  backups: z
    .object({
      backup: jobRun.describe('The last backup; null before the first.'),
      drill: jobRun.describe('The last trial restore of one.'),
    })
    .nullable()
    .describe('Null without BACKUP_DIR.'),
  alerts: z
    .array(z.object({ cause: z.enum(alertCauses), detail: z.string(), since: z.string() }))
    .describe('What the site cannot mend by itself, the oldest first.'),
  mail: z.object({
    configured: z.boolean().describe('Whether there is a server to send with.'),
    queued: z.number().int().describe('Messages on their way.'),
    held: z.number().int().describe('Enquiries whose mail is held, because too many came at once.'),
    failed: z.number().int().describe('Messages that were given up.'),
    heartbeat: z
      .object({
        lastSuccess: z.string().nullable().describe('When the last one got through.'),
        failure: z
          .object({ since: z.string(), at: z.string(), reason: z.string() })
          .nullable()
          .describe('Since when none gets through, and why; null while they do.'),
      })
      .nullable()
      .describe('The hourly test enquiry; null without a mail server.'),
  }),
}) satisfies z.ZodType<Overview>;

async function findBackups(db: Database) {
  const backup = told(await findJobRun(db, 'backup'));
  return { backup, drill: told(await findJobRun(db, 'restore-drill')) };
}

/** What the Portal shows under its links. */
export const overview: FastifyPluginAsyncZod = async (app) => {
  const { db, now, config } = app.services;

  app.get('/api/overview', {
    config: { shape: 'message', access: 'admin' },
    schema: {
      tags: ['Overview'],
      summary: 'What waits and what changed',
      description: 'For administrators only.',
      response: { 200: answer, ...messageFailures },
    },
    async handler() {
      const configured = config.mail.smtpUrl !== undefined;
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
      const content = { drafts, lastChanges, samplesLeft };
      return { ...content, enquiries, backups, alerts, mail: { ...mail, heartbeat } };
    },
  });
};
