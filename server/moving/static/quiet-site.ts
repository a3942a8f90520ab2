import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyOutbox } from '../../../db/mail/outbox.ts';
import { type OpenDatabase, openDatabase } from '../../../db/open.ts';
import { copySqlite } from '../../../db/whole-database.ts';
import type { MediaStore } from '../../../media/stores/store.ts';
import { assembleApp } from '../../app.ts';
import type { Config } from '../../config.ts';
import { openSite, storeTables } from '../../operations/backup/back-up.ts';
import { manifestOf } from '../../operations/backup/manifest.ts';
import { fillDatabase } from '../../operations/backup/restore.ts';
import { builtRenderer } from '../../pages/renderer.ts';

/** A copy in SQLite, so that asking for every page counts no visit and waits for nobody. */
async function copyDatabase(databaseUrl: string, place: string): Promise<OpenDatabase> {
  const site = await openSite(databaseUrl);
  const { database } = site;
  const url = `sqlite:${join(place, 'copy.db')}`;
  try {
    if (database.kind === 'sqlite') await copySqlite(database.db, join(place, 'copy.db'));
    else {
      const folder = join(place, 'rows');
      await mkdir(folder);
      const manifest = await manifestOf(folder, await storeTables(site, folder));
      await fillDatabase(url, folder, { manifest });
    }
  } finally {
    await database.db.destroy();
  }
  const copy = openDatabase(url);
  // Nothing of the copy is ever sent.
  await emptyOutbox(copy.db);
  return copy;
}

interface Source {
  config: Config;
  media: MediaStore;
  /** That the pages name as their own. */
  origin: string;
}

/** The site as visitors find it, without a port, mail and timed work. */
export async function openQuietSite({ config, media, origin }: Source, place: string) {
  const database = await copyDatabase(config.databaseUrl, place);
  const app = await assembleApp({
    ...database,
    media: { ...media, remove: async () => {} },
    config: {
      ...config,
      origin,
      allowedHosts: [],
      logLevel: 'silent',
      backups: undefined,
      mail: { ...config.mail, smtpUrl: undefined, heartbeatTo: undefined },
      cdn: { ...config.cdn, purgeUrl: undefined },
    },
    renderer: await builtRenderer(),
    now: Date.now,
    isQuiet: true,
  });
  return {
    app,
    db: database.db,
    async close() {
      await app.close();
      await database.db.destroy();
    },
  };
}
