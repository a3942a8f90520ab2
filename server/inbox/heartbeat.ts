import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { insertHeartbeat } from '../../db/mail/heartbeat.ts';
import { repeat } from '../operations/repeat.ts';

/** Milliseconds between two looks whether this hour has had its heartbeat. */
const every = 60_000;

/** Sends this hour's test enquiry on its way, unless it is; without a mail server there is none. */
export async function beat(app: FastifyInstance): Promise<void> {
  const { db, now, config } = app.services;
  if (!config.mail.smtpUrl) return;
  if (await insertHeartbeat(db, now())) app.outbox.wake();
}

/** Once an hour a test enquiry walks the whole way to the mail server; Portal and /metrics tell how far. */
export const heartbeat = plugin(
  async (app: FastifyInstance) => {
    const failure = 'the heartbeat stopped';
    repeat(app, { every, first: 'later', failure, work: () => beat(app) });
  },
  { name: 'heartbeat', dependencies: ['outbox'] },
);
