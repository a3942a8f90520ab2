import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadFirstContent } from '../content/load.ts';
import { migrate } from '../db/migrate.ts';
import { type Database, type DatabaseKind, openDatabase } from '../db/open.ts';
import { folderStore } from '../media/stores/folder-store.ts';
import { startPostgresServer } from '../tests/postgres-server.ts';
import { insertManyItems } from './many-items.ts';
import type { Size } from './scale-times.ts';
import { siteScript, startServer } from './server-process.ts';
import { administratorSettings } from './site.ts';

const maxStudies = 10_000;

export interface Place {
  databaseUrl: (blogs: number) => Promise<string>;
  end: () => Promise<void>;
}

export async function openPlace(kind: DatabaseKind, folder: string): Promise<Place> {
  if (kind === 'sqlite') {
    return {
      databaseUrl: async (blogs) => `sqlite:${join(folder, String(blogs), 'site.db')}`,
      end: async () => {},
    };
  }
  const server = await startPostgresServer('scale');
  return {
    async databaseUrl(blogs) {
      await server.createDatabase(`scale_${blogs}`);
      return `${server.url}/scale_${blogs}`;
    },
    end: server.stop,
  };
}

/** A server without a page cache on so much content. @param insertMore what else the site has */
export async function openSite(
  blogs: number,
  folder: string,
  place: Place,
  insertMore?: (db: Database) => Promise<void>,
): Promise<Size> {
  const dataDir = join(folder, String(blogs));
  mkdirSync(dataDir, { recursive: true });
  const DATABASE_URL = await place.databaseUrl(blogs);
  const { db, kind } = openDatabase(DATABASE_URL, { isUnlimited: true });
  const studies = Math.min(blogs, maxStudies);
  await migrate(db, kind);
  await loadFirstContent(db, folderStore(join(dataDir, 'media')));
  await insertManyItems(db, { blogs, studies });
  await insertMore?.(db);
  // As Postgres does by itself, minutes after so many rows are new.
  if (kind === 'postgres') await sql`vacuum analyze`.execute(db);
  await db.destroy();
  const env = {
    DATABASE_URL,
    DATA_DIR: dataDir,
    PAGE_CACHE_BYTES: '0',
    ...administratorSettings,
  };
  return { blogs, studies, server: await startServer(siteScript, env) };
}
