import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../tests/databases.ts';
import { fixtureSettings } from '../tests/fixture-settings.ts';
import { findContentVersion } from './content/content-version.ts';
import { findSiteSettings, saveSiteSettings } from './settings.ts';

const settings = { ...fixtureSettings, name: 'Agency é' };

describeOnBothDatabases('settings', ({ open }) => {
  test('the agency’s record reads back as it was saved, and a second save replaces it', async () => {
    const { db } = await open();
    await expect(findSiteSettings(db)).rejects.toThrow('The site settings are missing.');
    await saveSiteSettings(db, settings);
    expect(await findSiteSettings(db)).toEqual(settings);
    await saveSiteSettings(db, { ...settings, name: 'Other' });
    expect(await findSiteSettings(db)).toEqual({ ...settings, name: 'Other' });
    expect(await findContentVersion(db)).toBe(2);
  });
});
