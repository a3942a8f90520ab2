import type { FastifyInstance } from 'fastify';
import { runJob } from '../../db/jobs/jobs.ts';
import { hour } from '../../domain/durations.ts';
import { sweepMedia } from './sweep.ts';

const terms = { every: 24 * hour, lease: hour };

export async function sweepWhenDue({ services: { db, media, now }, log }: FastifyInstance) {
  async function work(): Promise<string> {
    const removed = await sweepMedia(db, media, now());
    if (removed.length > 0) log.info({ removed }, 'files that no upload names were removed');
    return `${removed.length} files removed`;
  }
  await runJob(db, 'media-sweep', { now, ...terms, work });
}
