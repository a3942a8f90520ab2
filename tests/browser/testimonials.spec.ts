import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { position, tenSeconds } from './slider-moves.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// The page's clock stays in its context.
test.use({ ownContext: true });

/** The slider of the home page with its script at work. */
async function openSlider(page: Page): Promise<Locator> {
  await page.goto('/');
  const slider = page.getByRole('region', { name: 'Testimonials' });
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.locator('[data-ready]')).toBeVisible();
  return slider;
}

test('R-9-09 the buttons of the slider move it by one; 1.3 slides show, 10 px apart', {
  tag: '@both',
}, async ({ page }) => {
  const slider = await openSlider(page);
  await slider.getByRole('button', { name: 'Pause the slider' }).click();
  const { view, slides } = await slider.locator('[data-ready]').evaluate((viewport) => ({
    view: viewport.getBoundingClientRect().width,
    slides: [...viewport.querySelectorAll('li')]
      .map((slide) => slide.getBoundingClientRect())
      .map(({ left, right, width }) => ({ left, right, width }))
      .sort((a, b) => a.left - b.left),
  }));
  const [first, second] = slides;
  if (!first || !second) throw new Error('There are too few slides.');
  expect(second.left - first.right).toBeCloseTo(10, 0);
  // One slide, the gap after it, and three tenths of the next.
  expect((view - 10) / first.width).toBeCloseTo(1.3, 2);
  // What cannot be seen takes no focus.
  await expect(slider.locator('li[inert]')).toHaveCount(2);

  const now = async () => Number.parseInt(await position(slider).innerText(), 10);
  const start = await now();
  await slider.getByRole('button', { name: 'Next testimonial' }).click();
  await expect.poll(now).toBe((start % 4) + 1);
  await slider.getByRole('button', { name: 'Previous testimonial' }).click();
  await expect.poll(now).toBe(start);
  await slider.getByRole('button', { name: 'Previous testimonial' }).click();
  await expect.poll(now).toBe(((start + 2) % 4) + 1);
});

/** The home page, with its island of testimonials as `change` makes it. */
async function goToChanged(page: Page, change: (island: string) => string): Promise<Locator> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<div data-island="testimonials".*?<\/ul>/s, (island) =>
      change(island),
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  const slider = page.getByRole('region', { name: 'Testimonials' });
  await slider.scrollIntoViewIfNeeded();
  return slider;
}

test('a single testimonial stays where it stands when the script arrives', async ({ page }) => {
  const slider = await goToChanged(page, (island) =>
    island
      // Its controls, the other slides, and the others of its properties.
      .replace(/(?<=<section[^>]*>).*?(?=<div[^>]*><ul)/s, '')
      .replace(/(?<=<\/li>).*(?=<\/ul>)/s, '')
      .replace(/(?<=&quot;testimonials&quot;:\[\{[^{]*\}),.*?(?=\])/, ''),
  );
  await expect(slider.getByRole('listitem')).toHaveCount(1);
  await expect(slider.locator('[data-ready]')).toBeVisible();
  await expect(page.locator('[data-island="testimonials"]')).toHaveAttribute('data-awake', 'ready');
  // Longer than a slide stands.
  await page.waitForTimeout(2_500);
  await expect(slider.getByRole('listitem')).toHaveCount(1);
});

test('R-8-12 what a script fails at stays as it was sent', async ({ page, expectFaults }) => {
  expectFaults(/./);
  const failed = page.waitForEvent('pageerror');
  const slider = await goToChanged(page, (island) =>
    island.replace('&quot;testimonials&quot;:[', '&quot;testimonials&quot;:[null,'),
  );
  const slides = slider.locator('li');
  await failed;
  await expect(slides).toHaveCount(4);
  await expect(slides.first()).toBeVisible();
});

test('in a page from right to left it begins at the right and follows a drag', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('dir="ltr"', 'dir="rtl"');
    await route.fulfill({ response, body });
  });
  const slider = await openSlider(page);
  await slider.getByRole('button', { name: 'Pause the slider' }).click();
  const turned = await slider
    .getByRole('button')
    .locator('svg')
    .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).scale));
  // R-L-09: arrows turn with the page, a play button does not.
  expect(turned.map((scale) => Number.parseFloat(scale))).toEqual([1, -1, 1]);
  const viewport = slider.locator('[data-ready]');
  const gap = () =>
    viewport.evaluate((element) => {
      const end = element.getBoundingClientRect().right;
      const slides = [...element.querySelectorAll('li')];
      return Math.min(
        ...slides.map((slide) => Math.abs(slide.getBoundingClientRect().right - end)),
      );
    });
  await expect.poll(gap).toBeLessThan(1);

  const start = Number.parseInt(await position(slider).innerText(), 10);
  const box = await viewport.boundingBox();
  if (!box) throw new Error('The slider is not shown.');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.2, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, middle, { steps: 12 });
  await page.mouse.up();
  await expect(position(slider)).toHaveText(`${(start % 4) + 1} of 4`);
  await expect.poll(gap).toBeLessThan(1);
});

test('R-9-09 the slider moves on every 2000 ms unless it is hovered, focused or paused', async ({
  page,
}) => {
  // The page's time stands still, so that "does not move" needs no waiting.
  await page.clock.install();
  const slider = await openSlider(page);
  const elsewhere = page.getByRole('link', { name: "Let's Connect" });
  const moves = await tenSeconds(page, slider);
  expect(moves.length).toBeGreaterThanOrEqual(4);
  moves.slice(1).forEach(({ to, time }, index) => {
    const before = moves[index];
    expect(to).toBe(((before?.to ?? 0) % 4) + 1);
    expect(time - (before?.time ?? 0)).toBeGreaterThanOrEqual(1_900);
    expect(time - (before?.time ?? 0)).toBeLessThanOrEqual(2_100);
  });

  await slider.hover();
  expect(await tenSeconds(page, slider)).toEqual([]);
  await page.mouse.move(5, 5);
  await slider.getByRole('button', { name: 'Next testimonial' }).focus();
  expect(await tenSeconds(page, slider)).toEqual([]);
  await elsewhere.focus();
  expect((await tenSeconds(page, slider)).length).toBeGreaterThanOrEqual(4);

  await slider.getByRole('button', { name: 'Pause the slider' }).click();
  await page.mouse.move(5, 5);
  await elsewhere.focus();
  expect(await tenSeconds(page, slider)).toEqual([]);
  await slider.getByRole('button', { name: 'Start the slider' }).click();
  await page.mouse.move(5, 5);
  await elsewhere.focus();
  expect((await tenSeconds(page, slider)).length).toBeGreaterThanOrEqual(4);
});
