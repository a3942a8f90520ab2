import { expect, test } from 'vitest';
import { fixtureSettings } from '../../tests/fixture-settings.ts';
import { noSiteTexts, settingsIn } from './site-texts.ts';

test('R-L-06 a language without texts of the site has no English words in its footer', () => {
  const { menus, name } = settingsIn(fixtureSettings, noSiteTexts);
  const { links: _, ...words } = menus.footer;
  expect(words).toEqual({ label: '', call: '', social: '', places: '', rights: '' });
  expect(name).toBe(fixtureSettings.name);
});
