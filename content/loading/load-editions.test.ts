import { globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPublicEditions } from '../../db/content/editions/published-editions.ts';
import { findSiteTexts } from '../../db/content/editions/site-texts.ts';
import { migrate } from '../../db/migrate.ts';
import { type Database, openDatabase } from '../../db/open.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { settingsIn } from '../../domain/languages/site-texts.ts';
import type { SiteSettings } from '../../domain/settings.ts';
import { folderStore } from '../../media/stores/folder-store.ts';
import { arabic as inArabic, urdu as inUrdu } from '../../tests/editions.ts';
import { arabic } from '../editions/ar.ts';
import { editionFolders } from '../editions/first-editions.ts';
import { urdu } from '../editions/ur.ts';
import { loadFirstContent } from '../load.ts';
import { firstSettings } from '../settings.ts';

const editions = { ar: arabic, ur: urdu };

async function siteWith(languages: SiteSettings['languages']): Promise<Database> {
  const { db, kind } = openDatabase('sqlite::memory:');
  onTestFinished(() => db.destroy());
  await migrate(db, kind);
  await saveSiteSettings(db, { ...firstSettings, languages });
  const media = folderStore(mkdtempSync(join(tmpdir(), 'site-editions-')));
  await loadFirstContent(db, media, 'demo');
  return db;
}

test('R-L-14 each file of texts is among those that are loaded', () => {
  for (const [tag, own] of Object.entries(editions)) {
    const folder = join(import.meta.dirname, '../editions', tag);
    for (const name of editionFolders) {
      const files = globSync(`${name}/**/*.ts`, { cwd: folder });
      // Words that several pages share are no texts of an item.
      const items = files.filter((file) => !file.endsWith('-words.ts'));
      expect(own[name], `${tag}/${name}`).toHaveLength(items.length);
    }
  }
});

test('R-L-14 a site with further languages has its first content in them, public', async () => {
  const db = await siteWith([inArabic, inUrdu]);
  const found = await findPublicEditions(db);
  for (const [tag, own] of Object.entries(editions)) {
    const items = editionFolders.flatMap((name) => (name === 'settings' ? [] : own[name]));
    expect(found.filter(({ language }) => language === tag)).toHaveLength(items.length);
  }
  expect(found).toContainEqual({ language: 'ar', address: '/ar', original: '/' });
  expect(found).toContainEqual({ language: 'ur', address: '/ur/contact', original: '/contact' });
  const shown = settingsIn(firstSettings, await findSiteTexts(db, 'ar'));
  expect(shown.name).not.toBe(firstSettings.name);
  expect(shown.menus.header).toHaveLength(firstSettings.menus.header.length);
  expect(shown.testimonials).toHaveLength(firstSettings.testimonials.length);
});

test('R-L-15 a site with one language has no edition', async () => {
  const db = await siteWith([]);
  expect(await findPublicEditions(db)).toEqual([]);
});
