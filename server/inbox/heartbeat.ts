import type { FastifyInstance } from 'fastify';
import { insertHeartbeat } from '../../db/mail/heartbeat.ts';

/** An hourly test enquiry, shown in the portal and in /metrics. */
export async function beat(app: FastifyInstance): Promise<void> {
  const { db, now, config } = app.services;
  if (!config.mail.smtpUrl) return;
  if (await insertHeartbeat(db, now())) app.outbox.wake();
}
