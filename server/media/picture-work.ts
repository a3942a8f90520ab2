import type { FastifyBaseLogger } from 'fastify';
import { runJob } from '../../db/jobs/jobs.ts';
import {
  findUploadsWithoutPlaceholder,
  findUploadWithoutAvif,
  keepPlaceholders,
  markAvifMade,
} from '../../db/media/uploads.ts';
import type { Database } from '../../db/open.ts';
import { type MediaStore, MediaUnavailable } from '../../media/stores/store.ts';

/** The five AVIF sizes of one picture take about ten seconds. */
const lease = 300_000;

interface Needs {
  db: Database;
  media: MediaStore;
  now: () => number;
}

/** One batch is one change of the content version, which expires all pages. */
const batchSize = 100;

/** Empty for a file that is missing or unreadable; a store that is away is tried again. */
async function placeholderOf(media: MediaStore, upload: { file_name: string; widths: number[] }) {
  const { makeStoredPlaceholder } = await import('../../media/pictures/placeholder.ts');
  return makeStoredPlaceholder(media, upload).catch((error: unknown) => {
    if (error instanceof MediaUnavailable) throw error;
    return '';
  });
}

async function makePlaceholders(
  db: Database,
  media: MediaStore,
  signal: AbortSignal,
): Promise<void> {
  const waiting = await findUploadsWithoutPlaceholder(db);
  for (let at = 0; at < waiting.length && !signal.aborted; at += batchSize) {
    const made = new Map<string, string>();
    for (const upload of waiting.slice(at, at + batchSize)) {
      made.set(upload.file_name, await placeholderOf(media, upload));
    }
    await keepPlaceholders(db, made);
  }
}

async function makeAllAvifs(
  { db, media, now }: Needs,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<boolean> {
  let last = 0;
  for (;;) {
    const next = signal.aborted ? null : await findUploadWithoutAvif(db, last);
    if (!next) return true;
    const work = async () => {
      const { makeAvifs } = await import('../../media/pictures/avif-files.ts');
      await makeAvifs(media, next, signal);
      if (!signal.aborted) await markAvifMade(db, next.file_name);
      return next.file_name;
    };
    try {
      if (!(await runJob(db, 'avif', { now, every: 0, lease, work }))) return false;
    } catch (error) {
      if (error instanceof MediaUnavailable) throw error;
      // The others go on without it; the next run tries it again.
      onFailure(error);
    }
    last = next.upload_id;
  }
}

/** One picture at a time across all processes. */
export function pictureWork(needs: Needs, log: FastifyBaseLogger) {
  const { db, media } = needs;
  const stop = new AbortController();
  let running: Promise<void> | null = null;
  let later: NodeJS.Timeout | undefined;

  const onFailure = (error: unknown) => log.error(error, 'files of pictures could not be made');

  async function run(): Promise<void> {
    await makePlaceholders(db, media, stop.signal);
    const isDone = await makeAllAvifs(needs, stop.signal, onFailure);
    // The other process takes the next picture as well, unless it was killed.
    if (!isDone) later = setTimeout(wake, lease).unref();
  }

  /** The database knows what is left to do. */
  function wake(): void {
    clearTimeout(later);
    running ??= run()
      .catch(onFailure)
      .finally(() => {
        running = null;
      });
  }

  return {
    wake,
    async close(): Promise<void> {
      stop.abort();
      await running;
      clearTimeout(later);
    },
  };
}
