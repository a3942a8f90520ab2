import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/open.ts';
import { findUploadsWithoutAvif, markAvifMade } from '../db/uploads.ts';
import { makeAvifs } from '../media/avif-files.ts';

/** Makes the AVIF files of what was uploaded, one picture at a time, while nobody waits for them. */
export function avifQueue(db: Database, folder: string, log: FastifyBaseLogger) {
  const stop = new AbortController();
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    for (;;) {
      const [next] = stop.signal.aborted ? [] : await findUploadsWithoutAvif(db);
      if (!next) return;
      await makeAvifs(folder, next, stop.signal);
      if (!stop.signal.aborted) await markAvifMade(db, next.file_name);
    }
  }

  return {
    /** Begins unless it is at work; what is still to do stands in the database. */
    wake(): void {
      running ??= run()
        .catch((error: unknown) => log.error(error, 'AVIF files could not be made'))
        .finally(() => {
          running = null;
        });
    },
    /** Ends after the file that is being made. */
    async close(): Promise<void> {
      stop.abort();
      await running;
    },
  };
}
