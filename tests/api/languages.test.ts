import { beforeEach, expect, test } from 'vitest';
import { insertItem } from '../../db/content/change-items.ts';
import { findSiteSettings, saveSiteSettings } from '../../db/settings.ts';
import { locationPageKind } from '../../domain/content/kinds/location-page.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { fixtureSettings } from '../fixture-settings.ts';
import { type TestServer, testServer } from '../server.ts';

const arabic = { tag: 'ar', name: 'العربية', digits: 'latn', isPublished: false };

describeOnBothDatabases('the languages of the site', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
    await saveSiteSettings(server.db, fixtureSettings);
  });

  const save = async (group: string, body: object) => {
    const url = `/api/settings/${group}`;
    const answer = await server.call({ method: 'PUT', url, token: server.token, body });
    return { status: answer.statusCode, ...answer.json() };
  };
  const addPage = (slug_url: string) =>
    insertItem(server.db, locationPageKind, { slug_url, main_heading: 'A' });

  test('R-L-01 are saved with their names, and off', async () => {
    const saved = await save('languages', { languages: [arabic] });
    expect(saved.status).toBe(200);
    expect((await findSiteSettings(server.db)).languages).toMatchObject([arabic]);
  });

  test('R-L-01 are refused twice, as that of origin and the other way round', async () => {
    expect(await save('languages', { languages: [arabic, arabic] })).toMatchObject({
      status: 400,
      errors: { 'languages.1.tag': 'The language ar is in this list already.' },
    });
    expect(await save('languages', { languages: [{ ...arabic, tag: 'en' }] })).toMatchObject({
      errors: { 'languages.0.tag': 'en is the language that the site is written in.' },
    });
    await save('languages', { languages: [arabic] });
    const { time } = fixtureSettings;
    const language = { tag: 'ar', dates: 'day-first' };
    expect(await save('region', { time, language })).toMatchObject({
      errors: { 'language.tag': 'ar is one of the further languages. Take it out there first.' },
    });
    expect((await findSiteSettings(server.db)).language.tag).toBe('en');
  });

  test('D67 no address begins with a language, and no language with an address', async () => {
    await addPage('ur');
    const urdu = { ...arabic, tag: 'ur' };
    expect(await save('languages', { languages: [arabic, urdu] })).toMatchObject({
      status: 400,
      errors: {
        'languages.1.tag': 'A page of the site has the address /ur. Change that address first.',
      },
    });
    await addPage('ar-muscat');
    await save('languages', { languages: [arabic] });
    await expect(addPage('ar')).rejects.toThrow(
      'The address /ar belongs to the pages in العربية. Please choose another Slug URL.',
    );
    await addPage('at');
  });
});
