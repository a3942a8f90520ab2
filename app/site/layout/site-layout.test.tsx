import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { noMenus } from '../../../domain/settings/menus/shown-menus.ts';
import { fixtureSettings } from '../../../tests/fixture-settings.ts';
import { InLanguage } from '../../../tests/in-language.tsx';
import { SiteLayout } from './site-layout.tsx';

function layoutIn(tag: string): string {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <SiteLayout settings={fixtureSettings} locations={[]} menus={noMenus} original="/">
          <p>Words of the page</p>
        </SiteLayout>
      ),
    },
  ]);
  return renderToStaticMarkup(
    <InLanguage tag={tag}>
      <Stub />
    </InLanguage>,
  );
}

test.each([
  ['en', 'Skip to content', 'Aqua, home'],
  ['ar', 'انتقل إلى المحتوى', '\u2068Aqua\u2069، الصفحة الرئيسية'],
  ['ur', 'متن پر جائیے', '\u2068Aqua\u2069، ہوم'],
])('R-L-08 the frame of a page speaks %s', (tag, skip, home) => {
  const html = layoutIn(tag);
  expect(html).toContain(`>${skip}</a>`);
  expect(html).toContain(`aria-label="${home}"`);
});

test('R-L-08 no English is left in the frame of an Arabic page', () => {
  const english = layoutIn('en').match(/aria-label="[^"]+"/g) ?? [];
  expect(english.length).toBeGreaterThan(4);
  const arabic = layoutIn('ar');
  expect(english.filter((label) => arabic.includes(label))).toEqual([]);
});
