import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import {
  type QueuedNotification,
  queueNotification,
  recordProblems,
} from '../../db/jobs/alerts.ts';
import { findMailSettings } from '../../db/mail/mail-settings.ts';
import { settleAttempt } from '../../db/mail/outbox.ts';
import { checkInterval, errorWindowChecks, startupChecks } from '../../domain/alert.ts';
import { minute } from '../../domain/durations.ts';
import { composeMail } from '../../mail/letters/compose.ts';
import { smtpServer } from '../../mail/smtp.ts';
import { findMailbox } from '../inbox/mailbox.ts';
import { findProblems } from './diagnostics.ts';
import { repeat } from './repeat.ts';

/** Milliseconds: a stuck outbox leaves a mail to the direct attempt, and the attempt's timeout. */
const directSendTimeout = 2 * minute;
const sendTimeout = minute;

function errorCounter({ answerCounts }: FastifyInstance): () => number[] {
  let before = 0;
  let looks: number[] = [];
  return () => {
    let total = 0;
    for (const [status, count] of answerCounts) total += status >= 500 ? count : 0;
    looks = [...looks, total - before].slice(-errorWindowChecks);
    before = total;
    return looks;
  };
}

async function sendDirectly(
  app: FastifyInstance,
  { alerts, mail }: QueuedNotification,
  stopping: AbortSignal,
): Promise<void> {
  const { db, config, now } = app.services;
  const { smtpUrl } = config.mail;
  if (!smtpUrl || !mail) return;
  const at = new Date(now()).toISOString();
  const about = {
    ...mail,
    kind: 'alert',
    text: JSON.stringify(alerts),
    enquiry: null,
    mention: null,
  } as const;
  const message = { ...about, attempt: 1, first_attempt_at: at, thread: [] };
  const letter = composeMail(message, await findMailbox(app.services));
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(sendTimeout)]);
  const reason = await smtpServer(smtpUrl).send(letter, signal);
  const { outbox_id } = mail;
  await settleAttempt(db, { outbox_id, attempt: 1, outcome: 'sent', reason, nextAt: now() });
}

export async function checkAndAlert(
  app: FastifyInstance,
  { errors, stopping }: { errors: number[]; stopping: AbortSignal },
): Promise<void> {
  const { db, config, now } = app.services;
  const at = now();
  await recordProblems(db, await findProblems({ db, config, now: at, errors }), at);
  const { webhook } = await findMailSettings(db);
  const ways = { mail: config.mail.smtpUrl !== undefined, webhook: webhook !== null };
  const due = await queueNotification(db, { now: at, ...ways, directSendTimeout });
  if (!due) return;
  app.log.warn({ alerts: due.alerts }, 'the owner is told what is wrong');
  app.outbox.wake();
  if (!due.alerts.some(({ cause }) => cause === 'outbox')) return;
  await sendDirectly(app, due, stopping).catch((error: unknown) => {
    app.log.warn({ err: error }, 'the message could not be sent directly and stays in the outbox');
  });
}

/** Sends nothing in the first minutes after a start, when half the figures are missing. */
export function watcher(app: FastifyInstance): (stopping: AbortSignal) => Promise<void> {
  const count = errorCounter(app);
  let looks = 0;
  return async (stopping) => {
    const errors = count();
    looks += 1;
    if (looks > startupChecks) await checkAndAlert(app, { errors, stopping });
  };
}

/** Every instance checks once a minute; the database lets one of them send. */
export const alerts = plugin(
  async (app: FastifyInstance) => {
    const failure = 'checking for problems failed';
    repeat(app, { every: checkInterval, first: 'later', failure, work: watcher(app) });
  },
  { name: 'alerts', dependencies: ['outbox', 'answer-counts'] },
);
