import type { FastifyInstance } from 'fastify';
import { insertReminders } from '../../db/inbox/reminders.ts';
import { findSiteFacts } from '../../db/settings.ts';

export async function remind(app: FastifyInstance): Promise<void> {
  const { db, now, config } = app.services;
  if (!config.mail.smtpUrl) return;
  const { mailsPerHour: perHour } = config.enquiries;
  const { answerHours } = await findSiteFacts(db);
  if ((await insertReminders(db, now(), { perHour, answerHours })) > 0) app.outbox.wake();
}
