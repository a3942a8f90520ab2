import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { insertHeartbeat } from '../../db/mail/heartbeat.ts';
import { minute } from '../../domain/durations.ts';
import { repeat } from '../operations/repeat.ts';

const every = minute;

export async function beat(app: FastifyInstance): Promise<void> {
  const { db, now, config } = app.services;
  if (!config.mail.smtpUrl) return;
  if (await insertHeartbeat(db, now())) app.outbox.wake();
}

/** An hourly test enquiry, shown in the portal and in /metrics. */
export const heartbeat = plugin(
  async (app: FastifyInstance) => {
    const failure = 'queueing the heartbeat failed';
    repeat(app, { every, first: 'later', failure, work: () => beat(app) });
  },
  { name: 'heartbeat', dependencies: ['outbox'] },
);
