import { expect, test } from 'vitest';
import { withStates } from '../../../domain/content/editions/text-states.ts';
import {
  categoryNamesIn,
  settingsIn,
  siteTextPlaces,
} from '../../../domain/languages/site-texts.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { addLanguages, threeLanguages } from '../../../tests/editions.ts';
import { findSiteSettings, saveSettingsPart, saveSiteSettings } from '../../settings.ts';
import { insertCategory } from '../categories.ts';
import { restoreRevision } from '../history/restore-revision.ts';
import { findRevision, findRevisions } from '../history/revisions.ts';
import { EditionRefused } from './save-edition.ts';
import { findSiteTexts, saveSiteTexts, siteTextsKey } from './site-texts.ts';

const link = (id: string, label: string) => ({ id, label, target: `/${id}`, entries: [] });

describeOnBothDatabases('texts of the site in a further language', ({ open }) => {
  async function openSite() {
    const { db } = await open();
    await addLanguages(db);
    return db;
  }

  test('R-L-02 take the place of those of the settings; names without one stay', async () => {
    const db = await openSite();
    const header = [link('work', 'Work'), link('team', 'Team')];
    const menus = { ...threeLanguages.menus, header };
    await saveSiteSettings(db, { ...threeLanguages, menus });
    const before = await findSiteSettings(db);
    await saveSiteTexts(db, 'ar', {
      values: {
        name: 'أكوا',
        offices: { 0: { city: 'باكو', street: ['شارع ١'] } },
        menus: { header: { work: { label: 'أعمالنا' } } },
      },
    });
    const arabic = settingsIn(before, await findSiteTexts(db, 'ar'));
    const [office, second] = arabic.offices;
    expect(arabic).toMatchObject({ name: 'أكوا', description: 'What it does.' });
    expect(office).toMatchObject({ city: 'باكو', street: ['شارع ١'], country: 'Azerbaijan' });
    expect(second).toEqual(before.offices[1]);
    expect(arabic.menus.header).toEqual([{ ...link('work', 'أعمالنا') }]);
    expect(arabic.testimonials).toEqual([]);
    expect(settingsIn(before, await findSiteTexts(db, 'ur')).name).toBe('Aqua');
    expect(await findSiteSettings(db)).toEqual(before);
  });

  test('R-L-04 are outdated when the settings change, and names of categories are among them', async () => {
    const db = await openSite();
    const { category_id } = await insertCategory(db, 'Search');
    const category = { category_id, category: 'Search' };
    const values = { name: 'أكوا', categories: { [category_id]: 'البحث' } };
    await saveSiteTexts(db, 'ar', { values });
    await saveSettingsPart(db, { name: 'Aqua & Co' });
    const { texts, confirmed, ...rest } = await findSiteTexts(db, 'ar');
    const places = siteTextPlaces(await findSiteSettings(db), [category], texts);
    const states = new Map(
      [...withStates(places, confirmed)].map(({ path, state }) => [path, state]),
    );
    expect(states.get('name')).toBe('outdated');
    expect(states.get('description')).toBe('missing');
    expect(states.get(`categories.${category_id}`)).toBe('ready');
    const { blogs, studies } = categoryNamesIn([category], { texts, confirmed, ...rest });
    expect([...blogs]).toEqual([['Search', 'البحث']]);
    expect([...studies]).toEqual([]);
  });

  test('have a label each', async () => {
    const db = await openSite();
    const categories = ['Search', 'Shops'].map((category, at) => ({ category_id: at, category }));
    const places = [...siteTextPlaces(await findSiteSettings(db), categories, {})];
    const labels = places.map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)]);
  });

  test('have limits and versions', async () => {
    const db = await openSite();
    await saveSiteTexts(db, 'ar', { values: { name: 'أكوا' } });
    await saveSiteTexts(db, 'ar', { values: { name: 'ماء' } });
    const long = saveSiteTexts(db, 'ar', { values: { name: 'م'.repeat(301) } });
    await expect(long).rejects.toThrow(EditionRefused);
    expect(await saveSiteTexts(db, 'en', { values: {} })).toBeNull();
    const [first] = (await findRevisions(db, 'setting', siteTextsKey('ar'))).toReversed();
    const revision = await findRevision(db, first?.revision_id ?? 0);
    if (revision) await restoreRevision(db, revision, {});
    expect(await findSiteTexts(db, 'ar')).toMatchObject({ texts: { name: 'أكوا' }, version: 3 });
    expect((await findSiteSettings(db)).name).toBe('Aqua');
  });
});
