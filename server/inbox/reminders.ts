import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { insertReminders } from '../../db/inbox/reminders.ts';
import { repeat } from '../operations/repeat.ts';

const every = 10 * 60_000;

export async function remind(app: FastifyInstance): Promise<void> {
  const { db, now, config } = app.services;
  if (!config.mail.smtpUrl) return;
  const { mailsPerHour } = config.enquiries;
  if ((await insertReminders(db, now(), mailsPerHour)) > 0) app.outbox.wake();
}

export const reminders = plugin(
  async (app: FastifyInstance) => {
    const failure = 'nobody was reminded';
    repeat(app, { every, first: 'later', failure, work: () => remind(app) });
  },
  { name: 'reminders', dependencies: ['outbox'] },
);
