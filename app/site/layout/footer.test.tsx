import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { noMenus } from '../../../domain/settings/menus/shown-menus.ts';
import { fixtureSettings } from '../../../tests/fixture-settings.ts';
import { InLanguage } from '../../../tests/in-language.tsx';
import { Footer } from './footer.tsx';

const locations = [{ slug: 'baku', name: 'Baku' }];

function words(own: object, settings = fixtureSettings): string {
  const menus = { ...noMenus, footer: { ...noMenus.footer, ...own } };
  const html = renderToStaticMarkup(
    <InLanguage>
      <Footer settings={settings} menus={menus} locations={locations} choices={[]} />
    </InLanguage>,
  );
  return html.replace(/<[^>]+>/g, '|');
}

test('the footer has the words of the specification until its owner has others', () => {
  const first = words({});
  for (const one of ['|Schedule a Call|', '|Social|', '|Locations|', 'Aqua. All rights reserved.|'])
    expect(first).toContain(one);
  const own = words({ call: 'Ligue-nos', social: 'Redes', places: 'Onde', rights: '' });
  for (const one of ['|Ligue-nos|', '|Redes|', '|Onde|', 'Aqua.|']) expect(own).toContain(one);
  expect(words({ call: '', social: '', places: '' })).not.toMatch(/Schedule|Social|Locations/);
});

afterEach(() => vi.useRealTimers());

test("D34, D57 the copyright line has the year of the site's own clock", () => {
  vi.useFakeTimers({ now: new Date('2029-12-31T21:00:00Z') });
  const years = (zone: string) => words({}, { ...fixtureSettings, time: { zone, secondZone: '' } });
  expect(years('Asia/Tokyo')).toContain('–2030 ');
  expect(years('America/New_York')).toContain('–2029 ');
});
