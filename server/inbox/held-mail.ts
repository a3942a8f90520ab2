import type { FastifyInstance } from 'fastify';
import { runJob } from '../../db/jobs/jobs.ts';
import { countHeld, releaseHeld } from '../../db/mail/mail-cap.ts';
import { releaseInterval } from '../../domain/inbox/mail-cap.ts';

// Slightly less than the interval, so that no run is skipped; the lease is for an interrupted run.
const terms = { every: 0.9 * releaseInterval, lease: 5 * releaseInterval };

/** By one process of all instances, once the rate of enquiries has fallen. */
export async function releaseHeldMail({ services, outbox }: FastifyInstance): Promise<void> {
  const { db, now, config } = services;
  if ((await countHeld(db)) === 0) return;
  const cap = config.enquiries.mailsPerHour;
  const work = async () => {
    const released = await releaseHeld(db, { now: now(), cap });
    if (released > 0) outbox.wake();
    return `${released} enquiries released`;
  };
  await runJob(db, 'held-mail', { now, ...terms, work });
}
