import type { Page } from '@playwright/test';
import { cms } from '../../content/pages/service/cms.ts';
import { ecommerce } from '../../content/pages/service/ecommerce.ts';
import { uiUx } from '../../content/pages/service/ui-ux.ts';
import { isWholeMatrix } from './matrix.ts';
import { expect, test } from './site.ts';
import { stickingOut } from './sticking-out.ts';
import { violations } from './violations.ts';
import { addressOf, scrollThrough } from './visits.ts';

const widths = [320, 768, 1440];
/** All nine together in the whole matrix; the diagonal meets every width and every mode. */
const modes = [
  {
    name: 'normal',
    media: { colorScheme: 'light', reducedMotion: 'no-preference', forcedColors: 'none' },
  },
  {
    name: 'dark, reduced motion',
    media: { colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'none' },
  },
  {
    name: 'forced colours',
    media: { colorScheme: 'light', reducedMotion: 'no-preference', forcedColors: 'active' },
  },
] as const;

interface View {
  name: string;
  path: string;
  /** How a link on it begins that leads to the page meant. */
  follow?: string;
  faults?: RegExp;
  /** Before it is scrolled through. */
  prepare?: (page: Page) => Promise<void>;
  /** Brings the page into the state meant. */
  act?: (page: Page) => Promise<void>;
  only?: number[];
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The browser lets three blanks pass; the server does not. */
async function refuse(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('   ');
  await page.getByLabel('Email Address').fill('maryam@barhi.example');
  await page.getByLabel('Message', { exact: true }).fill('A shop for dates.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
}

/** Two calls of each group: they are made of the same parts, and all of them are 19,000 elements. */
async function shortenDocs(page: Page): Promise<void> {
  if (isWholeMatrix) return;
  await page.locator('main section > article:nth-of-type(n + 3)').evaluateAll((calls) => {
    for (const call of calls) call.remove();
  });
}

/** Every kind of page that a visitor can reach, and its states. */
const views: View[] = [
  { name: 'home', path: '/' },
  {
    name: 'Solutions open',
    path: '/',
    only: [1440],
    act: (page) => page.getByRole('button', { name: 'Solutions' }).click(),
  },
  { name: 'the menu open', path: '/', only: [320, 768], act: openMenu },
  { name: 'company', path: '/company' },
  { name: 'case studies', path: '/case-studies' },
  { name: 'a search that finds no study', path: '/case-studies?find=zebra' },
  { name: 'a case study', path: '/case-studies', follow: '/casestudy/' },
  { name: 'insights', path: '/insights' },
  { name: 'a blog', path: '/insights', follow: '/blogs/' },
  {
    name: 'e-commerce, a question open',
    path: ecommerce.path,
    act: (page) => page.locator('main summary').first().click(),
  },
  { name: 'CMS websites', path: cms.path },
  { name: 'UI/UX design', path: uiUx.path },
  { name: 'a location page', path: '/web-design-in-abu-dhabi' },
  { name: 'a location after a form was sent', path: '/web-design-in-abu-dhabi?sent=success' },
  { name: 'contact', path: '/contact' },
  { name: 'contact, refused', path: '/contact', faults: /400/, act: refuse },
  { name: 'refund policy', path: '/refund-policy' },
  { name: 'privacy policy', path: '/privacy-policy' },
  {
    name: 'the calls',
    path: '/api/docs',
    only: [320],
    prepare: shortenDocs,
  },
  { name: 'an unknown path', path: '/no-such-page', faults: /404/ },
  { name: 'sign in', path: '/login' },
  { name: 'forgot password', path: '/login/forgot' },
  { name: 'a new password', path: `/login/reset#${'A'.repeat(43)}`, faults: /410/ },
  { name: 'an invitation without its token', path: '/login/invitation' },
];

/** The distances that a visitor may set (WCAG 2.2, 1.4.12). */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}

for (const { name, path, follow, faults, prepare, act, only = widths } of views) {
  test(`${name} has one h1, no violation in any mode, and nothing sticks out at any width`, async ({
    page,
    expectFaults,
  }) => {
    if (faults) expectFaults(faults);
    await page.setViewportSize({ width: only[0] ?? 320, height: 900 });
    await page.goto(await addressOf(page, { path, follow }));
    await expect(page.locator('h1')).toHaveCount(1);
    await prepare?.(page);
    await scrollThrough(page);
    await act?.(page);
    for (const width of only) {
      await page.setViewportSize({ width, height: 900 });
      const index = widths.indexOf(width);
      for (const mode of isWholeMatrix ? modes : modes.slice(index, index + 1)) {
        await page.emulateMedia(mode.media);
        expect.soft(await violations(page), `${width} px, ${mode.name}`).toEqual([]);
      }
      expect.soft(await stickingOut(page), `${width} px`).toEqual([]);
    }
    await page.evaluate(spaceText);
    for (const width of only) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await stickingOut(page), `${width} px, spaced text`).toEqual([]);
    }
  });
}

test('a violation and a console error are found (negative control)', async ({ page, faults }) => {
  await page.setContent('<main><h1>Hello</h1><img src="/x.png"></main>');
  expect(await violations(page)).toContainEqual(expect.stringContaining('image-alt'));
  await page.evaluate("console.error('seen')");
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  faults.length = 0;
});

test('a colour on its way is examined where it arrives', async ({ page }) => {
  await page.setContent('<main><h1 style="color: #ddd">Hello</h1></main>');
  expect(await violations(page)).toContainEqual(expect.stringContaining('color-contrast'));
  await page.getByRole('heading').evaluate((heading) => {
    heading.style.transition = 'color 60s';
    heading.style.color = 'black';
  });
  expect(await violations(page)).not.toContainEqual(expect.stringContaining('color-contrast'));
});

test('a page that shows no frames is loaded again, once', async ({ page }) => {
  const frameTimeout = 300;
  await page.addInitScript(() => {
    const loads = Number(sessionStorage.getItem('loads') ?? 0) + 1;
    sessionStorage.setItem('loads', String(loads));
    if (loads !== 2) window.requestAnimationFrame = () => 0;
  });
  await page.goto('/company');
  await scrollThrough(page, frameTimeout);
  await page.reload();
  await expect(scrollThrough(page, frameTimeout)).rejects.toThrow('shows no frames');
});
