import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/open.ts';
import {
  findUploadsWithoutAvif,
  findUploadsWithoutPlaceholder,
  keepPlaceholders,
  markAvifMade,
} from '../db/uploads.ts';
import { makeAvifs } from '../media/avif-files.ts';
import { makeStoredPlaceholder } from '../media/placeholder.ts';
import { type MediaStore, MediaUnavailable } from '../media/store.ts';

/** Placeholders that are kept together: pages are made anew once for all of them. */
const batchSize = 100;

/** A file that is gone or cannot be read has none; a store that is away is asked again later. */
function placeholderOf(media: MediaStore, upload: Parameters<typeof makeStoredPlaceholder>[1]) {
  return makeStoredPlaceholder(media, upload).catch((error: unknown) => {
    if (error instanceof MediaUnavailable) throw error;
    return '';
  });
}

/** For pictures of earlier releases; later ones get theirs when they are uploaded. */
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

async function makeAllAvifs(db: Database, media: MediaStore, signal: AbortSignal): Promise<void> {
  for (;;) {
    const [next] = signal.aborted ? [] : await findUploadsWithoutAvif(db);
    if (!next) return;
    await makeAvifs(media, next, signal);
    if (!signal.aborted) await markAvifMade(db, next.file_name);
  }
}

/** Makes what uploaded pictures still lack, one picture at a time, while nobody waits for it. */
export function pictureWork(db: Database, media: MediaStore, log: FastifyBaseLogger) {
  const stop = new AbortController();
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    await makePlaceholders(db, media, stop.signal);
    await makeAllAvifs(db, media, stop.signal);
  }

  return {
    /** Begins unless it is at work; what is still to do stands in the database. */
    wake(): void {
      running ??= run()
        .catch((error: unknown) => log.error(error, 'files of pictures could not be made'))
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
