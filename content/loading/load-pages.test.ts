import { expect, onTestFinished, test } from 'vitest';
import { findItems } from '../../db/content/find-items.ts';
import { findPublishedItem } from '../../db/content/public/published-item.ts';
import { migrate } from '../../db/migrate.ts';
import { type Database, openDatabase } from '../../db/open.ts';
import { findSiteSettings, saveSiteSettings } from '../../db/settings.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { settingsLimits as limits } from '../../domain/settings/setting-fields.ts';
import type { SiteSettings } from '../../domain/settings.ts';
import { firstPages } from '../pages.ts';
import { firstSettings } from '../settings.ts';
import { loadPagesOnce } from './load-pages.ts';

type HomeWords = SiteSettings['home'];

const edited: HomeWords = {
  headline: ['Bread,', 'not code'],
  lead: 'A lead of our own.',
  about: { heading: 'About ours', paragraphs: ['One.', 'Two.'] },
  readMore: 'third',
};

/** A site of the release before, with these words in its settings. */
async function siteWith(home: HomeWords): Promise<Database> {
  const { db, kind } = openDatabase('sqlite::memory:');
  onTestFinished(() => db.destroy());
  await migrate(db, kind);
  await saveSiteSettings(db, { ...firstSettings, home });
  return db;
}

async function homeSections(db: Database) {
  const home = await findPublishedItem(db, pageKind, '/');
  return new Map(home?.sections.map(({ kind, props }) => [kind, props]));
}

test('R-P-08 the words of a site that is older than its pages go into its home page', async () => {
  const db = await siteWith(edited);
  await loadPagesOnce(db);
  const sections = await homeSections(db);
  expect(sections.get('hero')).toMatchObject({ headline: 'Bread,\nnot code', lead: edited.lead });
  expect(sections.get('about')).toMatchObject({ heading: 'About ours', text: 'One.\n\nTwo.' });
  expect(sections.get('latest-blogs')).toMatchObject({ readMore: 'third' });
  expect(await findItems(db, pageKind, { drafts: false })).toHaveLength(firstPages.length);
  // The release before reads them.
  expect((await findSiteSettings(db)).home).toEqual(edited);
});

test('R-P-08 a site that is older than its pages gets nobody of the demo', async () => {
  const db = await siteWith(edited);
  await loadPagesOnce(db);
  const company = await findPublishedItem(db, pageKind, '/company');
  const kinds = company?.sections.map(({ kind }) => kind);
  expect(kinds).toEqual(['hero', 'about', 'purpose', 'testimonials', 'clients']);
});

test('pages are loaded into an empty table alone', async () => {
  const db = await siteWith(edited);
  await loadPagesOnce(db);
  await db.deleteFrom('pages').where('slug', '=', '/company').execute();
  await loadPagesOnce(db);
  expect(await findPublishedItem(db, pageKind, '/company')).toBeNull();
});

test('the longest words that the settings took fit the page', async () => {
  const db = await siteWith({
    headline: Array.from({ length: limits.lines }, () => 'a'.repeat(limits.line)),
    lead: 'b'.repeat(limits.description),
    about: {
      heading: 'c'.repeat(limits.line),
      paragraphs: Array.from({ length: limits.lines }, () => 'd'.repeat(limits.text)),
    },
    readMore: 'own',
  });
  await loadPagesOnce(db);
  expect(String((await homeSections(db)).get('hero')?.headline)).toHaveLength(1_203);
});
