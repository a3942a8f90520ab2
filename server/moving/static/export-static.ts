import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withTemporaryFolder } from '../../../media/incoming.ts';
import type { MediaStore } from '../../../media/stores/store.ts';
import { isOutOfSpace } from '../../../media/upload-refused.ts';
import type { Config } from '../../config.ts';
import { CommandRefused } from '../../start/command.ts';
import { refuseMissingDatabase } from '../../start/describe-site.ts';
import { openSink } from '../export/sink.ts';
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
  const sink = await openSink(target, false);
  const live = config.origin;
  const own = origin ?? live;
  try {
    return await withTemporaryFolder(media.folder, async (folder) => {
      const place = join(folder, 'static');
      await mkdir(place);
      const { app, db, close } = await openQuietSite({ config, media, origin: own }, place);
      const origins = { own, live, isSame: origin === live };
      const report = await writeStatic({ app, db, origins, add: sink.add }).finally(close);
      await sink.finish();
      return report;
    });
  } catch (error) {
    await sink.discard();
    if (!isOutOfSpace(error)) throw error;
    throw new CommandRefused(`There is no space left for ${target}. Nothing was kept.`);
  }
}
