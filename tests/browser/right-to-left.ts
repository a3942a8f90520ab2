import type { Page } from '@playwright/test';
import { arabic } from '../../content/editions/ar.ts';
import { urdu } from '../../content/editions/ur.ts';
import { idFromSlug } from '../../content/find-missing.ts';
import { servicePages } from '../../content/pages/service/service-pages.ts';
import { elementsIn } from '../html.ts';
import { faultsOfType } from './clipped-text.ts';
import { noteShifts, shifted } from './layout-shifts.ts';
import { inTurn } from './matrix.ts';
import { expect, test } from './site.ts';
import { sidewaysOverflow, stickingOut } from './sticking-out.ts';
import { painted, scrollThrough, settled } from './visits.ts';

const editions = { ar: arabic, ur: urdu };
export type Written = keyof typeof editions;

/** The item of the first edition of a folder. */
function firstOf(language: Written, folder: 'blogs' | 'case-studies' | 'location-pages'): string {
  return editions[language][folder][0]?.item ?? '';
}

function servicePath(language: Written): string {
  const items = editions[language].pages.map(({ item }) => item);
  return servicePages.find(({ path }) => items.includes(path))?.path ?? '';
}

/** The originals of every kind of page. */
function templatesIn(language: Written): { name: string; path: string }[] {
  return [
    { name: 'home', path: '/' },
    { name: 'case studies', path: '/case-studies' },
    { name: 'a case study', path: `/casestudy/${idFromSlug(firstOf(language, 'case-studies'))}` },
    { name: 'insights', path: '/insights' },
    { name: 'a blog', path: `/blogs/${firstOf(language, 'blogs')}` },
    { name: 'company', path: '/company' },
    { name: 'a service', path: servicePath(language) },
    { name: 'a location page', path: `/${firstOf(language, 'location-pages')}` },
    { name: 'contact', path: '/contact' },
    { name: 'a policy', path: '/refund-policy' },
  ];
}

/** Where an original names its edition in the language. */
export async function editionAt(page: Page, language: Written, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const links = elementsIn(html, 'link').map(({ attributes }) => attributes);
  const href = links.find(({ hreflang }) => hreflang === language)?.href;
  if (href === undefined) throw new Error(`${path} names no edition in ${language}`);
  return new URL(href).pathname;
}

async function looksRight(page: Page, where: string): Promise<void> {
  expect(await sidewaysOverflow(page), where).toBe(0);
  expect(await stickingOut(page), where).toEqual([]);
  expect(await faultsOfType(page), where).toEqual({ clipped: [], torn: [], close: [] });
}

/** A wide screen, and the narrowest one that then gets a common width. */
const loads = [[1440], [320, 390]];

/** Else each template is loaded at one width in the one language and at the other in the next. */
const loadsOf = (language: Written, at: number) =>
  inTurn(loads, at + Object.keys(editions).indexOf(language));

async function expectSound(
  page: Page,
  language: Written,
  { address, at }: { address: string; at: number },
): Promise<void> {
  await page.addInitScript(noteShifts);
  for (const [loaded, ...others] of loadsOf(language, at)) {
    await page.setViewportSize({ width: loaded ?? 0, height: 900 });
    await page.goto(address, { waitUntil: 'load' });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await settled(page);
    await scrollThrough(page);
    expect(await shifted(page), `${loaded} px`).toBeLessThanOrEqual(0.001);
    await looksRight(page, `${loaded} px`);
    for (const width of others) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      await looksRight(page, `${width} px`);
    }
  }
}

export function testTemplates(language: Written): void {
  for (const [at, { name, path }] of templatesIn(language).entries()) {
    test(`R-L-09 ${name} in ${language} runs from right to left, cuts no letter and stands still`, async ({
      page,
    }) => {
      const address = await editionAt(page, language, path);
      await expectSound(page, language, { address, at });
    });
  }

  test(`R-L-09 an unknown path in ${language} runs from right to left, too`, async ({
    page,
    expectFaults,
  }) => {
    expectFaults(/404/);
    await expectSound(page, language, { address: `/${language}/no-such-page`, at: 0 });
  });
}

const faces = /\.woff2$/;

/** Faces that come long after the page was painted, those of Latin letters, too. */
export function testLateFaces(language: Written): void {
  const paths = templatesIn(language).filter(({ name }) => /home|contact|a blog/.test(name));
  for (const { name, path } of paths) {
    test(`R-L-10 faces that arrive late move nothing on ${name} in ${language}`, async ({
      page,
    }) => {
      await page.addInitScript(noteShifts);
      const address = await editionAt(page, language, path);
      let held = 0;
      let late = Promise.withResolvers<void>();
      for (const width of [320, 390, 1440]) {
        await page.unrouteAll();
        await page.route(faces, async (route) => {
          held += 1;
          await late.promise;
          await route.continue();
        });
        held = 0;
        late = Promise.withResolvers();
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await painted(page);
        // Longer than a browser waits with a face that is optional.
        await page.waitForTimeout(400);
        expect(held).toBeGreaterThan(2);
        late.resolve();
        await page.waitForLoadState('load');
        await page.evaluate(() => document.fonts.ready);
        await settled(page);
        expect(await shifted(page), `${width} px`).toBeLessThanOrEqual(0.001);
      }
    });
  }
}
