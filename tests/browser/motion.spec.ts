import type { Page } from '@playwright/test';
import { cms } from '../../content/pages/service/cms.ts';
import { expect, test } from './site.ts';
import { scrollThrough, settled } from './visits.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Milliseconds: longer than a slide stands (2000) and than a film waits to start (about 1000). */
const watching = 2_500;

/** What the page looks like at its top, at each film and at each carousel. */
async function looks(page: Page): Promise<Buffer[]> {
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
  const seen = [await page.screenshot()];
  for (const place of await page.locator('main video, [aria-roledescription="carousel"]').all()) {
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await settled(page);
    seen.push(await page.screenshot());
  }
  return seen;
}

/** Whether the page looks another way after a while. There is no event to wait for. */
async function moves(page: Page): Promise<boolean> {
  const before = await looks(page);
  await page.waitForTimeout(watching);
  const after = await looks(page);
  return !before.every((picture, index) => after[index]?.equals(picture));
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('R-9-10 nothing moves on a service, nor on a study with a film', async ({ page }) => {
    await page.goto(cms.path);
    await scrollThrough(page);
    expect(await moves(page)).toBe(false);
    await page.goto('/case-studies');
    await page.getByRole('link', { name: 'before the kettle boils' }).click();
    await scrollThrough(page);
    expect(await moves(page)).toBe(false);
  });
});

test('R-9-10 home moves, stands still once its film and its slider are paused, and with reduced motion', async ({
  page,
}) => {
  await page.goto('/');
  await scrollThrough(page);
  // Without this the tests here could pass with nothing to see.
  expect(await moves(page)).toBe(true);
  for (const name of ['Pause background video', 'Pause the slider']) {
    const button = page.getByRole('button', { name });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await button.click();
  }
  await expect(page.getByRole('button', { name: 'Play background video' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the slider' })).toBeVisible();
  await page.mouse.move(0, 0);
  // The slide that was on its way arrives first.
  await expect.poll(() => moves(page), { timeout: 30_000 }).toBe(false);

  for (const name of ['Play background video', 'Start the slider']) {
    await page.getByRole('button', { name }).click();
  }
  await page.mouse.move(0, 0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Its button is not there for those who see no film.
  await expect(page.locator('video[data-background-video]')).toHaveJSProperty('paused', true);
  await expect(page.getByRole('button', { name: 'Start the slider' })).toBeVisible();
  await page.reload();
  await scrollThrough(page);
  expect(await moves(page)).toBe(false);
});

/** Notes what travels as a page arrives; null when it arrives without a transition. */
async function noteTravel(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async (event) => {
      const transition = Reflect.get(event, 'viewTransition');
      await transition?.ready;
      const moved = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        .filter((name) => name?.startsWith('::view-transition-group('));
      Reflect.set(window, 'travel', transition ? moved.join() : null);
    });
  });
}

function travel(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'travel'));
}

test("a card's picture travels into its page, and back leads to where one stood", async ({
  page,
}) => {
  await noteTravel(page);
  await page.goto('/case-studies');
  const card = page.getByRole('main').locator('a[href^="/casestudy/"]').nth(3);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  const id = String(await card.getAttribute('href'))
    .split('/')
    .at(-1);
  await card.click();
  await expect(page).toHaveURL(new RegExp(`/casestudy/${id}$`));
  await expect.poll(() => travel(page)).toContain(`picture-${id}`);
  expect(await travel(page)).toContain(`title-${id}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The next Tab begins at the top.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await card.click();
  await expect(page).toHaveURL(/\/casestudy\//);
  await expect.poll(() => travel(page)).toBeNull();
});

test('the line runs to the card that the pointer or the keyboard is at, and not with reduced motion', async ({
  page,
}) => {
  await page.goto('/case-studies');
  const card = page.locator('main a:has(h2, h3)').first();
  const line = page.locator('[data-runs]');
  const endsAt = async () => {
    const [run, box] = [await line.boundingBox(), await card.boundingBox()];
    return run && box && Math.abs(run.x - box.x) <= 1 && run.y > box.y + box.height;
  };
  await page.mouse.move(10, 10);
  await page.mouse.move(12, 12);
  await expect(async () => {
    // The script that draws it loads with the first move.
    await page.mouse.move(5, 5);
    await card.hover();
    await expect.poll(endsAt, { timeout: 2_000 }).toBe(true);
  }).toPass();
  await page.mouse.move(5, 5);
  await expect.poll(async () => (await line.boundingBox())?.width ?? 0).toBeLessThan(1);
  await card.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(endsAt).toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.mouse.move(10, 10);
  await card.hover();
  await page.keyboard.press('Tab');
  await expect(line).toHaveCount(0);
});
