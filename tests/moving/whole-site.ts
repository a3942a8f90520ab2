import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { loadFirstContent } from '../../content/load.ts';
import { migrate } from '../../db/migrate.ts';
import { type DatabaseKind, type OpenDatabase, openDatabase } from '../../db/open.ts';
import { randomFrom } from '../../media/flow/random.ts';
import { folderStore } from '../../media/stores/folder-store.ts';
import type { MediaStore } from '../../media/stores/store.ts';
import { assembleApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { exportSite } from '../../server/moving/export/export-site.ts';
import { builtRenderer } from '../../server/pages/renderer.ts';
import { emptyInstance } from '../backup/site.ts';
import { crawl } from '../crawl.ts';
import { publishFirstEditions } from '../published-editions.ts';

export interface WholeSite {
  database: OpenDatabase;
  databaseUrl: string;
  media: MediaStore;
  env: Record<string, string>;
}

/** A migrated site without a row, which ends with the test. */
export async function emptySite(kind: DatabaseKind): Promise<WholeSite> {
  const env = await emptyInstance(kind);
  const media = folderStore(join(env.DATA_DIR ?? '', 'media'));
  await media.check();
  const databaseUrl = env.DATABASE_URL ?? '';
  const database = openDatabase(databaseUrl);
  onTestFinished(() => database.db.destroy());
  await migrate(database.db, kind);
  return { database, databaseUrl, media, env };
}

/** The demo in three languages. */
export async function firstSite(kind: DatabaseKind): Promise<WholeSite> {
  const site = await emptySite(kind);
  await loadFirstContent(site.database.db, site.media, 'demo');
  await publishFirstEditions(site.database.db);
  return site;
}

export const origin = 'https://agency.example';

export const moment = Date.parse('2026-03-01T09:00:00Z');

export function exportTo({ databaseUrl, media }: WholeSite, target: string, withEnquiries = true) {
  const options = { origin, now: moment, withEnquiries, onProgress: () => {} };
  return exportSite({ databaseUrl, media }, target, options);
}

/** Where machines look, and an address without a page. */
const more = [
  '/robots.txt',
  '/llms.txt',
  '/rss.xml',
  '/sitemap.xml',
  '/ar/rss.xml',
  '/no-such-page',
];

/** Every public answer by its address, with the random choices and the clock fixed. */
export async function publicAnswers({ database, media, env }: WholeSite) {
  const random = vi.spyOn(Math, 'random');
  onTestFinished(() => random.mockRestore());
  const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_ORIGIN: origin, ...env });
  const renderer = await builtRenderer();
  const app = await assembleApp({ ...database, config, media, renderer, now: () => moment });
  const answers = new Map<string, string>();
  async function ask(url: string) {
    random.mockImplementation(randomFrom(1));
    const { statusCode: status, headers, rawPayload } = await app.inject({ url });
    const location = headers.location?.toString();
    answers.set(url, `${status} ${location ?? ''}\n${rawPayload.toString('latin1')}`);
    const isPage = String(headers['content-type']).startsWith('text/html');
    return { status, location, html: isPage ? rawPayload.toString() : '' };
  }
  await crawl(ask, { origin, withFiles: true });
  const sitemap = await app.inject({ url: '/sitemap.xml' });
  const listed = [...sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.slice(origin.length),
  );
  for (const path of [...listed, ...more]) if (!answers.has(path)) await ask(path);
  await app.close();
  return answers;
}
