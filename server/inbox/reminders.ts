import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { insertReminders } from '../../db/inbox/reminders.ts';
import { findSiteFacts } from '../../db/settings.ts';
import { minute } from '../../domain/durations.ts';
import { repeat } from '../operations/repeat.ts';

const every = 10 * minute;

export async function remind(app: FastifyInstance): Promise<void> {
  const { db, now, config } = app.services;
  if (!config.mail.smtpUrl) return;
  const { mailsPerHour: perHour } = config.enquiries;
  const { answerHours } = await findSiteFacts(db);
  if ((await insertReminders(db, now(), { perHour, answerHours })) > 0) app.outbox.wake();
}

export const reminders = plugin(
  async (app: FastifyInstance) => {
    const failure = 'queueing reminders failed';
    repeat(app, { every, first: 'later', failure, work: () => remind(app) });
  },
  { name: 'reminders', dependencies: ['outbox'] },
);
