import type { MediaStore } from '../../../media/stores/store.ts';
import type { Config } from '../../config.ts';
import { refuseMissingDatabase } from '../../start/describe-site.ts';
import { fillSink } from '../export/sink.ts';
import { openQuietSite } from './quiet-site.ts';
import { type StaticReport, writeStatic } from './write-static.ts';

interface Options {
  config: Config;
  media: MediaStore;
  /** Where the files will stand; null for somewhere else, as a copy of the running site. */
  origin: string | null;
}

/** R-I-09. @throws {CommandRefused} with nothing left under the target */
export async function exportStatic(
  { config, media, origin }: Options,
  target: string,
): Promise<StaticReport> {
  refuseMissingDatabase(config.databaseUrl);
  const live = config.origin;
  const own = origin ?? live;
  return fillSink(target, { media, isPrivate: false }, async ({ add }, place) => {
    const { app, db, close } = await openQuietSite({ config, media, origin: own }, place);
    const origins = { own, live, isSame: origin === live };
    return writeStatic({ app, db, origins, add }).finally(close);
  });
}
