import type { Page } from '@playwright/test';
import { cms } from '../../content/pages/service/cms.ts';
import { ecommerce } from '../../content/pages/service/ecommerce.ts';
import { web } from '../../content/pages/service/web.ts';
import { expect, test } from './site.ts';
import { sidewaysOverflow, stickingOut } from './sticking-out.ts';
import { settled } from './visits.ts';

/** Texts of headings and of the footer's number that end outside of the window, by what they say. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The distances that a visitor may set (WCAG 2.2, 1.4.12).
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    );
    document.adoptedStyleSheets = [sheet];
    return [...document.querySelectorAll('h1, h2, footer a')].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const isCut = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 1 && (left < -1 || right > innerWidth + 1),
      );
      return isCut && element.checkVisibility() ? (element.textContent ?? '') : [];
    });
  });
}

for (const path of ['/', cms.path])
  test(`spaced text loses no letter of a heading or the footer's number at ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await cutTexts(page)).toEqual([]);
    }
  });

/** At 320 px. The page does not scroll sideways. */
async function openInLargeLetters(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sidewaysOverflow(page), path).toBeLessThanOrEqual(0);
}

/** Words of headings, figures, quotes, cards and mail addresses that stand on two lines. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is(h1, h2, h3, strong, blockquote, a[href^=mailto], a[href*="/casestudy/"])',
      ),
    ].flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\d+]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (element.checkVisibility() && new Set(tops).size > 1) broken.push(word);
        }
      return broken;
    }),
  );
}

test('letters of twice the size push no control out of a narrow window and break no word', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/ar',
    '/case-studies',
    '/contact',
    '/web-design-in-abu-dhabi',
    cms.path,
    ecommerce.path,
    web.path,
    '/company',
    '/ar/company',
  ]) {
    await openInLargeLetters(page, path);
    expect.soft(await stickingOut(page), path).toEqual([]);
    expect.soft(await brokenWords(page), path).toEqual([]);
  }
});

/** 0 to 255; of a mixed colour the computed ones are shares of 1. */
function channelsOf(colour: string): number[] {
  const unit = colour.startsWith('color(') ? 255 : 1;
  return Array.from(colour.matchAll(/[\d.]+/g), ([part]) => Number(part) * unit);
}

test('in the dark the footer is told from the page above it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/company');
  const grounds = await page
    .locator('body, footer')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));
  const [above = 0, below = 0] = grounds.map((ground) =>
    channelsOf(ground).reduce((sum, channel) => sum + channel, 0),
  );
  expect(above - below).toBeGreaterThan(20);
});

test('in the dark no part of a page stays light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const path of ['/', '/contact', '/privacy-policy']) {
    await page.goto(path);
    const grounds = await page.evaluate(() =>
      [document.body, ...document.querySelectorAll('[data-ground]')]
        .map((element) => getComputedStyle(element).backgroundColor)
        .filter((colour) => !/, 0\)$/.test(colour)),
    );
    const isLight = (colour: string) => channelsOf(colour).some((channel) => channel > 0xb0);
    expect(grounds.length).toBeGreaterThan(2);
    expect(grounds.filter(isLight)).toEqual([]);
  }
  const schemes = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(schemes).toBe('dark');
});

test('a link in a text stands out where the visitor chooses the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/company');
  const colourOf = (element: Element) => getComputedStyle(element).color;
  const link = await page.getByRole('link', { name: 'Learn More' }).first().evaluate(colourOf);
  const text = await page.getByRole('main').locator('p').first().evaluate(colourOf);
  expect(link).not.toBe(text);
});

for (const path of ['/', '/contact', cms.path]) {
  test(`${path} is printed in ink on paper, without the header`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner', { includeHidden: true })).toBeHidden();
    const ink = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getComputedStyle(heading).color);
    expect(ink).toBe('rgb(4, 26, 30)');
    await expect(page.getByRole('contentinfo').getByText('Canal House')).toBeVisible();
  });
}

test('a page that is printed as soon as it has loaded has the styles of paper', async ({
  page,
}) => {
  const pages = async () => (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  await page.goto('/contact');
  const early = await pages();
  await settled(page);
  expect(early).toBe(await pages());
  expect(early).toBe(2);
});

test('a page without its script is printed as well', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/contact');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner', { includeHidden: true })).toBeHidden();
  await page.close();
});

for (const path of ['/', '/ar']) {
  test(`${path} is printed with its quotes and the name of the agency`, async ({ page }) => {
    await page.goto(path);
    const button = page.getByRole('main').locator('a[href$="/contact"]').first();
    await expect(button).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(button).toBeHidden();
    const quotes = page.locator('[aria-roledescription] blockquote');
    await expect(quotes).toHaveCount(4);
    for (const quote of await quotes.all()) await expect(quote).toBeVisible();
    const bar = page.getByRole('contentinfo').getByText('©');
    await expect(bar).toBeVisible();
  });
}

test('a study is printed without what can only be used on a screen', async ({ page }) => {
  await page.goto('/case-studies');
  await page.getByRole('link', { name: 'before the kettle boils' }).click();
  const parts = [page.locator('[data-miniature]'), page.locator('[aria-labelledby="next-study"]')];
  for (const part of parts) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of parts) await expect(part).toBeHidden();
});
