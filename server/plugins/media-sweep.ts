import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { beginJob, endJob } from '../../db/jobs.ts';
import { sweepMedia } from '../media-sweep.ts';

/** Milliseconds between two looks whether it is due, between two sweeps, and for one. */
const hour = 3_600_000;
const terms = { every: 24 * hour, lease: hour };

async function sweepWhenDue({ services: { db, media, now }, log }: FastifyInstance) {
  if (!(await beginJob(db, 'media-sweep', { now: now(), ...terms }))) return;
  try {
    const removed = await sweepMedia(db, media, now());
    if (removed.length > 0) log.info({ removed }, 'files that no upload names were removed');
    await endJob(db, 'media-sweep', { now: now(), report: `${removed.length} files removed` });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    await endJob(db, 'media-sweep', { now: now(), failure });
    throw error;
  }
}

/** Once a day, by one process of all instances, takes out of the media store what no upload names. */
export const mediaSweep = plugin(
  async (app: FastifyInstance) => {
    let running: Promise<void> = Promise.resolve();
    const timer = setInterval(() => {
      running = sweepWhenDue(app).catch((error) =>
        app.log.error(error, 'the media were not swept'),
      );
    }, hour).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  },
  { name: 'media-sweep' },
);
