import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** Where the letters of the first text in each thing end, in pixels of the page. */
function firstLines(things: Locator): Promise<number[]> {
  return things.evaluateAll((all) =>
    all.map((thing) => {
      const words = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      range.selectNodeContents(words ?? thing);
      return scrollY + (range.getClientRects()[0]?.bottom ?? 0);
    }),
  );
}

const spread = (all: number[]) => Math.max(...all) - Math.min(...all);

const leftOf = async (thing: Locator) => (await thing.boundingBox())?.x ?? 0;

test('the bar of a button grows without moving what stands beside it', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const tab = header.locator('li a').first();
  const start = header.locator('a[data-variant="line"]');
  const before = await leftOf(tab);
  const bar = () => start.evaluate((link) => JSON.stringify(getComputedStyle(link, '::after')));
  const short = await bar();
  await start.hover();
  await expect.poll(bar).not.toBe(short);
  expect(await leftOf(tab)).toBe(before);
  await page.goto('/contact');
  await expect(start).toHaveAttribute('aria-current', 'page');
  expect(await leftOf(tab)).toBe(before);
});

test('@both the columns of the footer begin on one line', async ({ page }) => {
  for (const path of ['/', '/ar']) {
    await page.goto(path);
    const columns = page.locator('footer h2 + :is(address, ul)');
    const ends = await firstLines(columns);
    const titles = await firstLines(page.locator('footer h2'));
    const gaps = ends.map((end, at) => end - (titles[at] ?? 0));
    expect(gaps.length).toBeGreaterThan(3);
    expect(spread(gaps), `${path}: ${gaps}`).toBeLessThan(3);
  }
});

test('what follows a term in the ways to reach us stands equally close to it', async ({ page }) => {
  await page.goto('/contact');
  const list = page.locator('main dl').first();
  const terms = await firstLines(list.locator('dt'));
  const gaps = (await firstLines(list.locator('dd'))).map((end, at) => end - (terms[at] ?? 0));
  expect(gaps.length).toBeGreaterThan(3);
  expect(spread(gaps), String(gaps)).toBeLessThan(2);
});

test('the links under the cards of a row are level', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  const rows = await page.locator('[aria-labelledby="specialization"] li').evaluateAll((cards) => {
    const tops = new Map<number, number[]>();
    for (const card of cards) {
      const row = Math.round(card.getBoundingClientRect().top);
      const link = card.querySelector('a')?.getBoundingClientRect().top ?? 0;
      tops.set(row, [...(tops.get(row) ?? []), Math.round(link)]);
    }
    return [...tops.values()];
  });
  expect(rows.length).toBeGreaterThan(1);
  for (const links of rows) expect(spread(links), String(links)).toBeLessThan(1);
});

test('large Arabic words outside of headings have the lines of headings', async ({ page }) => {
  for (const path of ['/ar/insights', '/ar/case-studies?find=zzzz']) {
    await page.goto(path);
    const ratios = await page.locator('p.d3').evaluateAll((all) =>
      all.map((words) => {
        const { lineHeight, fontSize } = getComputedStyle(words);
        return parseFloat(lineHeight) / parseFloat(fontSize);
      }),
    );
    expect(ratios.length).toBeGreaterThan(1);
    expect(Math.max(...ratios), path).toBeCloseTo(1.4);
  }
});

/** Of each phone: how far it passes the lower edge of its frame, and how far it is from the middle. */
function phones(page: Page) {
  return page.locator('main [data-placed="phone"] > picture > img').evaluateAll((images) =>
    images.map((image) => {
      const [thing, frame] = [image, image.parentElement?.parentElement].map((each) =>
        each?.getBoundingClientRect(),
      );
      if (!thing || !frame) throw new Error('no frame');
      const [above, below] = [thing.top - frame.top, frame.bottom - thing.bottom];
      return { leaves: -below / frame.height, off: Math.abs(above - below) };
    }),
  );
}

test('a phone leaves its frame by the bottom or stands in the middle', async ({ page }) => {
  await page.goto('/case-studies');
  const study = page.locator('a:has([data-placed="phone"]), article:has([data-placed="phone"]) a');
  await page.goto(String(await study.first().getAttribute('href')));
  for (const width of [320, 390, 768, 900, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = await phones(page);
    expect(shown.length).toBeGreaterThan(0);
    for (const { leaves, off } of shown)
      expect(leaves > 0.02 || off < 8, `${width}: ${leaves} ${off}`).toBe(true);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no film lies over the picture of a study', async ({ page }) => {
    await page.goto('/case-studies');
    const study = page.locator(
      'a:has([data-placed="phone"]), article:has([data-placed="phone"]) a',
    );
    await page.goto(String(await study.first().getAttribute('href')));
    await expect(page.locator('main [data-placed] > video')).toHaveCount(1);
    await expect(page.locator('main [data-placed] > video')).toBeHidden();
  });
});
