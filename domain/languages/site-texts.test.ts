import { expect, test } from 'vitest';
import { firstMenus } from '../../content/menus/first-menus.ts';
import { fixtureSettings } from '../../tests/fixture-settings.ts';
import { shownMenus } from '../settings/menus/shown-menus.ts';
import { noSiteTexts, settingsIn } from './site-texts.ts';

test('R-L-06 a language without texts of the site has no English words in its footer', () => {
  const { menus, name } = settingsIn(fixtureSettings, noSiteTexts);
  const { links: _, ...words } = menus.footer;
  expect(words).toEqual({ label: '', call: '', social: '', places: '', rights: '' });
  expect(name).toBe(fixtureSettings.name);
});

test('R-L-06 an entry or a group whose own words a language lacks is not shown', () => {
  const [design] = firstMenus.header.find(({ id }) => id === 'solutions')?.entries ?? [];
  const [link] = design?.entries ?? [];
  if (!link) throw new Error('There is no such link.');
  const headerWith = (entry: object, group: object) => {
    const entries = { design: { ...group, entries: { [link.id]: { label: 'متاجر' } } } };
    const texts = { menus: { header: { solutions: { ...entry, entries } } } };
    const first = { ...fixtureSettings, menus: firstMenus };
    const { menus } = settingsIn(first, { ...noSiteTexts, texts });
    return shownMenus(menus, () => null).header;
  };
  const label = 'خدمات';
  const links = [{ label: 'متاجر', href: link.target }];
  expect(headerWith({ label }, { label })).toEqual([{ label, groups: [{ label, links }] }]);
  expect(headerWith({}, { label })).toEqual([]);
  expect(headerWith({ label }, {})).toEqual([]);
});
