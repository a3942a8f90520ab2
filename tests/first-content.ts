import { cpSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, type Logger } from 'kysely';
import { loadFirstContent } from '../content/load.ts';
import { loadPages } from '../content/loading/load-pages.ts';
import { firstPages } from '../content/pages.ts';
import { NodeSqliteDialect, openSqliteFile } from '../db/drivers/sqlite-dialect.ts';
import { migrate } from '../db/migrate.ts';
import type { Database, OpenDatabase } from '../db/open.ts';
import { saveSiteSettings } from '../db/settings.ts';
import type { Tables } from '../db/tables.ts';
import { folderStore } from '../media/stores/folder-store.ts';
import type { MediaStore } from '../media/stores/store.ts';
import { loadFirstSite, oneLanguage } from './first-site.ts';

/**
 * The first content in all of its languages (`first`) or in that of origin (`first-alone`), a blank
 * one, or the agency's settings and nothing else (`none`).
 */
export type Content = 'first' | 'first-alone' | 'blank' | 'none';

async function load(db: Database, media: MediaStore, content: Content): Promise<void> {
  if (content === 'none') return loadFirstSite(db);
  if (content === 'first-alone') {
    // Its menus name the pages.
    await loadPages(db, firstPages);
    await saveSiteSettings(db, oneLanguage);
  }
  await loadFirstContent(db, media, content === 'blank' ? content : 'demo');
}

interface Loaded {
  database: Uint8Array;
  mediaDir: string;
}

const loaded = new Map<Content, Promise<Loaded>>();

async function loadOnce(content: Content): Promise<Loaded> {
  const mediaDir = await mkdtemp(join(tmpdir(), 'site-first-'));
  process.once('exit', () => rmSync(mediaDir, { recursive: true, force: true }));
  const file = openSqliteFile(':memory:');
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  await migrate(db, 'sqlite');
  await load(db, folderStore(mediaDir), content);
  const database = file.serialize();
  await db.destroy();
  return { database, mediaDir };
}

/** A new database in memory, and its files in the folder: copies of what is loaded once per worker. */
export async function openFirstContent(
  content: Content,
  mediaDir: string,
  log: Logger,
): Promise<OpenDatabase> {
  const first = loaded.get(content) ?? loadOnce(content);
  loaded.set(content, first);
  const { database, mediaDir: files } = await first;
  // Its asynchronous twin takes four times the processor.
  cpSync(files, mediaDir, { recursive: true });
  const file = openSqliteFile(':memory:');
  file.deserialize(database);
  return { db: new Kysely<Tables>({ dialect: new NodeSqliteDialect(file), log }), kind: 'sqlite' };
}
