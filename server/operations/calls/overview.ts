import type { FastifyInstance } from 'fastify';
import { findWantedAddresses } from '../../../db/content/addresses/missed-addresses.ts';
import { findWorkByLanguage } from '../../../db/content/editions/work-by-language.ts';
import { countFolders, countWaitingSince } from '../../../db/inbox/inbox.ts';
import { countWaitingFor, findWaiting } from '../../../db/inbox/waiting.ts';
import { findAlerts } from '../../../db/jobs/alerts.ts';
import { findJobRun, type JobRun } from '../../../db/jobs/jobs.ts';
import {
  countItemsByKind,
  findChanged,
  findDrafts,
  findLastChanges,
} from '../../../db/jobs/overview.ts';
import { findRefusedPublications } from '../../../db/jobs/refused-publications.ts';
import { findScheduled } from '../../../db/jobs/scheduled.ts';
import { findLastFailures } from '../../../db/mail/failures.ts';
import { findHeartbeat } from '../../../db/mail/heartbeat.ts';
import { findMailState } from '../../../db/mail/mail-state.ts';
import type { Database } from '../../../db/open.ts';
import { findEditedSettings, findSiteFacts } from '../../../db/settings.ts';
import { getOverview, type JobOutcome } from '../../../domain/api/operations/overview.ts';
import { overdueBefore } from '../../../domain/inbox/answer-promise.ts';
import { signedIn } from '../../accounts/sessions.ts';
import { routesOf } from '../../api/route.ts';
import { countClaims } from '../../content/claims/listed-claims.ts';
import { hiddenNameOf } from '../../content/first-hour/hidden-name.ts';

const listed = 10;

/** Of what is shown in one line each. */
const shown = 3;

function outcomeOf(run: JobRun | null): JobOutcome | null {
  if (!run) return null;
  const { ended_at, begun_at, failure, report, succeeded_at: lastSuccess } = run;
  return { at: ended_at ?? begun_at, failure, report, lastSuccess };
}

async function findBackups(db: Database) {
  const backup = outcomeOf(await findJobRun(db, 'backup'));
  return { backup, drill: outcomeOf(await findJobRun(db, 'restore-drill')) };
}

async function findContent(db: Database) {
  const [counts, drafts, changed, scheduled, refused, lastChanges, edited] = await Promise.all([
    countItemsByKind(db),
    findDrafts(db, listed),
    findChanged(db, listed),
    findScheduled(db, listed),
    findRefusedPublications(db, listed),
    findLastChanges(db, listed),
    findEditedSettings(db),
  ]);
  const samplesLeft = edited?.samples.length ?? 0;
  const hasOthers = (edited?.settings.languages ?? []).length > 0;
  const translations = hasOthers ? await findWorkByLanguage(db) : [];
  return { ...counts, drafts, changed, scheduled, refused, lastChanges, samplesLeft, translations };
}

async function findEnquiriesFor(db: Database, user_id: number, now: number) {
  const { answerHours } = await findSiteFacts(db);
  const [folders, overdue, waiting, mine, ofMine] = await Promise.all([
    countFolders(db),
    countWaitingSince(db, overdueBefore(now, answerHours)),
    findWaiting(db, null, listed),
    findWaiting(db, user_id, listed),
    countWaitingFor(db, user_id),
  ]);
  return {
    new: folders.new,
    overdue,
    waiting: { items: waiting, total: folders.new + folders.open },
    mine: { items: mine, total: ofMine },
  };
}

async function findMail(db: Database, configured: boolean, now: number) {
  const [state, failures, heartbeat] = await Promise.all([
    findMailState(db, configured),
    findLastFailures(db, shown),
    configured ? findHeartbeat(db, now) : null,
  ]);
  return { ...state, failures, heartbeat };
}

export async function overview(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Overview'], access: 'admin' });
  const { db, now, config } = app.services;
  const findHiddenName = hiddenNameOf(db, config);

  route(getOverview, {
    summary: 'What waits and what changed',
    description: 'For administrators only.',
    async handler(request) {
      const { user_id } = signedIn(request).user;
      const [content, enquiries, claims, missed, mail, backups, alerts, hiddenAs] =
        await Promise.all([
          findContent(db),
          findEnquiriesFor(db, user_id, now()),
          countClaims(db, now()),
          findWantedAddresses(db, now(), shown),
          findMail(db, config.mail.smtpUrl !== undefined, now()),
          config.backups ? findBackups(db) : null,
          findAlerts(db, now()),
          findHiddenName(),
        ]);
      return { ...content, enquiries, claims, missed, backups, alerts, mail, hiddenAs };
    },
  });
}
