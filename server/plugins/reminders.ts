import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { insertReminders } from '../../db/reminders.ts';

/** Milliseconds between two looks at what waits. */
const every = 10 * 60_000;

/** Reminds the agency of what waits for an answer; without a mail server nobody could be reminded. */
export async function remind(app: FastifyInstance): Promise<void> {
  const { db, now, config } = app.services;
  if (!config.mail.smtpUrl) return;
  if ((await insertReminders(db, now())) > 0) app.outbox.wake();
}

export const reminders = plugin(
  async (app: FastifyInstance) => {
    const timer = setInterval(() => {
      remind(app).catch((error) => app.log.error(error, 'nobody was reminded'));
    }, every).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'reminders', dependencies: ['outbox'] },
);
