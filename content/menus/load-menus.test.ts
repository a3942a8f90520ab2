import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findShownMenus } from '../../db/content/menus/shown-menus.ts';
import { migrate } from '../../db/migrate.ts';
import { type Database, openDatabase } from '../../db/open.ts';
import { findSiteSettings, saveSettingsPart } from '../../db/settings.ts';
import { itemOfTarget } from '../../domain/content/fields/target.ts';
import { targetsIn } from '../../domain/settings/menus/shown-menus.ts';
import { emptyMenus } from '../../domain/settings.ts';
import { folderStore } from '../../media/stores/folder-store.ts';
import { loadFirstContent } from '../load.ts';
import { loadMenusOnce } from './load-menus.ts';

async function freshSite(): Promise<Database> {
  const { db, kind } = openDatabase('sqlite::memory:');
  const folder = await mkdtemp(join(tmpdir(), 'menus-'));
  onTestFinished(async () => {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  });
  await migrate(db, kind);
  await loadFirstContent(db, folderStore(folder));
  return db;
}

/** As the release before left the row beside its own. */
async function forgetMenus(db: Database): Promise<void> {
  const rows = db.selectFrom('settings').select('value').where('key', '=', 'site-whole');
  const { settings, ...rest } = JSON.parse((await rows.executeTakeFirstOrThrow()).value);
  const value = JSON.stringify({ ...rest, settings: { ...settings, menus: undefined } });
  await db.updateTable('settings').set({ value }).where('key', '=', 'site-whole').execute();
}

test('R-2.4-01 the first menus are those of the specification, each entry naming an item', async () => {
  const db = await freshSite();
  const { menus } = await findSiteSettings(db);
  expect(targetsIn(menus).filter((target) => itemOfTarget(target) === null)).toEqual([]);
  const { header, start, quote, footer, legal } = await findShownMenus(db);
  expect(header).toEqual([
    { label: 'Home', href: '/' },
    {
      label: 'Solutions',
      groups: [
        {
          label: 'Design & Craft',
          links: [
            {
              label: 'E-commerce development',
              href: '/ecommerce-development-service-in-dubai-uae',
            },
            { label: 'Web development', href: '/web-development-service-in-dubai-uae' },
            { label: 'CMS website development', href: '/cms-website-development-in-dubai-uae' },
            { label: 'Mobile app development', href: '/mobile-app-development-dubai-uae' },
            { label: 'UI/UX design', href: '/ui-ux-design-company-dubai-uae' },
          ],
        },
        {
          label: 'Build & Promote',
          links: [
            {
              label: 'Search engine optimisation',
              href: '/search-engine-optimization-services-dubai-uae',
            },
            {
              label: 'Social media marketing',
              href: '/social-media-marketing-service-in-dubai-uae',
            },
            { label: 'Google Ads campaigns', href: '/google-ads-services-agency-in-dubai-uae' },
          ],
        },
      ],
    },
    { label: 'Company', href: '/company' },
    { label: 'Case Studies', href: '/case-studies', lists: '/casestudy/' },
    { label: 'Insights', href: '/insights', lists: '/blogs/' },
  ]);
  expect([start?.href, quote?.href, quote?.label]).toEqual(['/contact', '/contact', 'Get a Quote']);
  expect([...footer.links, ...legal.links].map(({ href }) => href)).toEqual([
    '/company',
    '/case-studies',
    '/contact',
    '/refund-policy',
    '/privacy-policy',
  ]);
});

test('R-P-10 a site that is older than its menus gets them once, and may empty them', async () => {
  const db = await freshSite();
  const { menus } = await findSiteSettings(db);
  await forgetMenus(db);
  expect((await findSiteSettings(db)).menus).toEqual(emptyMenus);
  await loadMenusOnce(db);
  expect((await findSiteSettings(db)).menus).toEqual(menus);
  await saveSettingsPart(db, { menus: emptyMenus });
  await loadMenusOnce(db);
  expect((await findSiteSettings(db)).menus).toEqual(emptyMenus);
});
