import { globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findSiteTexts } from '../../db/content/editions/site-texts.ts';
import { findEditions } from '../../db/content/public/editions.ts';
import { findPublishedItem } from '../../db/content/public/published-item.ts';
import { migrate } from '../../db/migrate.ts';
import { type Database, openDatabase } from '../../db/open.ts';
import { saveSettingsPart, saveSiteSettings } from '../../db/settings.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { settingsIn } from '../../domain/languages/site-texts.ts';
import type { SiteSettings } from '../../domain/settings.ts';
import { folderStore } from '../../media/stores/folder-store.ts';
import { arabic as inArabic, urdu as inUrdu } from '../../tests/editions.ts';
import { insertEdition } from '../../tests/published-editions.ts';
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
  const { addresses } = await findEditions(db);
  for (const [tag, own] of Object.entries(editions)) {
    const items = editionFolders.flatMap((name) => (name === 'settings' ? [] : own[name]));
    expect(addresses.get(tag)?.size).toBe(items.length);
  }
  expect(addresses.get('ar')?.get('/')).toBe('/ar');
  expect(addresses.get('ur')?.get('/contact')).toBe('/ur/contact');
  const shown = settingsIn(firstSettings, await findSiteTexts(db, 'ar'));
  expect(shown.name).not.toBe(firstSettings.name);
  expect(shown.menus.header).toHaveLength(firstSettings.menus.header.length);
  expect(shown.testimonials).toHaveLength(firstSettings.testimonials.length);
});

test('R-S-03 an edition whose address has something else by now is left out, and the rest is loaded', async () => {
  const db = await siteWith([]);
  await saveSettingsPart(db, { languages: [inArabic] });
  const [company, contact] = ['/company', '/contact'].map((item) =>
    arabic.pages.find((page) => page.item === item),
  );
  const other = await findPublishedItem(db, pageKind, '/privacy-policy');
  if (!company || !contact || !other) throw new Error('no page');
  await insertEdition(db, pageKind, other.page_id, {
    language: 'ar',
    texts: { path: company.address, meta_title: 'Own' },
  });
  await loadFirstContent(db, folderStore(mkdtempSync(join(tmpdir(), 'site-editions-'))), 'demo');
  const own = (await findEditions(db)).addresses.get('ar');
  expect(own?.get('/privacy-policy')).toBe(`/ar/${company.address}`);
  expect(own?.has('/company')).toBe(false);
  expect(own?.get('/contact')).toBe('/ar/contact');
});

test('R-L-15 a site with one language has no edition', async () => {
  const db = await siteWith([]);
  expect((await findEditions(db)).originals.size).toBe(0);
});
