import type { Locator } from '@playwright/test';
import { web } from '../../content/pages/service/web.ts';
import { holdCalls } from './held-calls.ts';
import { expect, test } from './site.ts';
import { tenSeconds } from './slider-moves.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// The page's clock stays in its context.
test.use({ ownContext: true });

/** Both carousels, and what takes the focus in their slides before a script has arrived. */
const carousels = [
  { name: 'Testimonials', path: '/', inside: '[tabindex="0"]' },
  { name: 'Case studies', path: web.path, inside: 'li a' },
];

/** What a visitor does while the script is on its way. */
const visitors: { does: string; moves: boolean; act: (inside: Locator) => Promise<void> }[] = [
  { does: 'the pointer is inside', moves: false, act: (inside) => inside.hover() },
  { does: 'the focus is inside', moves: false, act: (inside) => inside.focus() },
  { does: 'neither is inside (control)', moves: true, act: async () => {} },
];

for (const { name, path, inside } of carousels) {
  for (const { does, moves, act } of visitors) {
    test(`R-9-10 ${name}: ${does} before the script arrives`, async ({ page }) => {
      await page.clock.install();
      const script = await holdCalls(page, /\/assets\/slides-[^/]*\.js$/);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const slider = page
        .getByRole('region', { name, exact: true })
        .and(page.locator('[aria-roledescription="carousel"]'));
      await slider.scrollIntoViewIfNeeded();
      await script.arrived;
      await act(slider.locator(inside).first());
      await expect(slider.locator('[data-ready]')).toHaveCount(0);
      script.release();
      await expect(slider.locator('[data-ready]')).toBeVisible();
      const seen = await tenSeconds(page, slider);
      if (moves) expect(seen.length).toBeGreaterThanOrEqual(4);
      else expect(seen).toEqual([]);
    });
  }
}

test('R-9-10 the pointer may leave while the focus is inside, and the focus while the pointer is', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const slider = page.getByRole('region', { name: 'Testimonials' });
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.locator('[data-ready]')).toBeVisible();
  const inside = slider.locator('[tabindex="0"]');
  await slider.hover();
  await inside.focus();
  await page.mouse.move(5, 5);
  expect(await tenSeconds(page, slider)).toEqual([]);
  await slider.hover();
  await inside.blur();
  expect(await tenSeconds(page, slider)).toEqual([]);
});

test('pictures of slides are there before their slide is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(web.path);
  const slider = page.getByRole('region', { name: 'Case studies', exact: true });
  await slider.scrollIntoViewIfNeeded();
  const pictures = slider.locator('li img');
  const loaded = () =>
    pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0));
  const count = await pictures.count();
  expect(count).toBeGreaterThan(2);
  await expect.poll(loaded).toEqual(new Array(count).fill(true));
});

test('a line that runs to a card changes nothing of an island that is not awake yet', async ({
  page,
}) => {
  const script = await holdCalls(page, /\/assets\/slides-[^/]*\.js$/);
  await page.goto(web.path, { waitUntil: 'domcontentloaded' });
  const slider = page.locator('[data-island="case-carousel"]');
  await slider.scrollIntoViewIfNeeded();
  await script.arrived;
  const before = await slider.innerHTML();
  await page.mouse.move(600, 300);
  // Once the lines of the page have their script, one runs to what is in no island.
  const elsewhere = page.locator('section:not([data-island] *) li:has(> h3)').first();
  await elsewhere.hover();
  await expect(page.locator('[data-runs]')).toHaveCount(1);
  for (const card of (await slider.locator('article, li a').all()).slice(0, 2)) await card.hover();
  expect(await slider.innerHTML()).toBe(before);
  script.release();
  await expect(slider.locator('[data-ready]')).toBeVisible();
});
