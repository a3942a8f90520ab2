import type { Page } from '@playwright/test';
import { readPage, texts } from '../pages/html.ts';
import { noteShifts, shifted } from './layout-shifts.ts';
import { isWholeMatrix } from './matrix.ts';
import { expect, test } from './site.ts';
import { namesOf, walk } from './tab-walk.ts';
import { addressOf, painted, publicPages, scrollThrough, settled } from './visits.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Headings and links as they stand in the document, whatever is seen of them. */
function wordsNow(page: Page): Promise<string[]> {
  return page
    .locator('h1, h2, h3, a[href]')
    .evaluateAll((all) => all.map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim()));
}

const visits = [...publicPages, { name: 'sign in', path: '/login', faults: undefined }];

for (const [at, visit] of visits.entries()) {
  test(`${visit.name} stands still as it loads; the focus is always seen, in order, and never trapped`, {
    // On a phone every second one, but in the whole matrix.
    tag: isWholeMatrix || at % 2 === 0 ? '@both' : [],
  }, async ({ page, expectFaults }) => {
    if (visit.faults) expectFaults(visit.faults);
    const address = await addressOf(page, visit);
    await page.addInitScript(noteShifts);
    // Sign-in is an application: it is drawn anew when its script is there.
    const waitUntil = visit.path === '/login' ? 'networkidle' : 'load';
    const answer = await page.goto(address, { waitUntil });
    await settled(page);
    await scrollThrough(page);
    expect(await shifted(page)).toBeLessThanOrEqual(0.01);

    // With its scripts at work the page says what the server sent.
    const sent = readPage((await answer?.text()) ?? '');
    expect(await wordsNow(page)).toEqual(texts(sent, 'h1|h2|h3|a'));

    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(2);
    // Sign-in has nothing to skip.
    if (visit.path !== '/login') expect(stops[0]?.name).toBe('A Skip to content');
    expect(namesOf(stops.filter(({ outlined }) => !outlined))).toEqual([]);
    expect(namesOf(stops.filter(({ uncovered }) => !uncovered))).toEqual([]);
    const order = stops.map((stop) => stop.order);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
}

test.describe('once', () => {
  test('the first stop is a link that leads past the header', async ({ page }) => {
    await page.goto('/');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('a shift, a hidden outline, a cover and a wrong order are found (negative control)', async ({
    page,
  }) => {
    await page.setContent(`
      <button tabindex="2">second</button>
      <button tabindex="1" style="outline: 0">first</button>
      <div style="position: fixed; inset: 0; background: white"></div>`);
    const [first, second] = await walk(page);
    expect(first).toMatchObject({ name: 'BUTTON first', outlined: false, uncovered: false });
    expect(second?.order).toBeLessThan(first?.order ?? 0);

    await page.goto('/contact');
    await page.evaluate(noteShifts);
    // What has not been painted cannot shift.
    await painted(page);
    await page.evaluate(() =>
      document.querySelector('h1')?.style.setProperty('margin-top', '50vh'),
    );
    await expect.poll(() => shifted(page)).toBeGreaterThan(0.01);
  });
});

test('the crumbs of a study can be clicked and a filter is shown whole', {
  tag: '@mobile',
}, async ({ page }) => {
  await page.goto('/case-studies');
  const filters = page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link');
  await filters.first().focus();
  for (let next = 1; next < (await filters.count()); next += 1) {
    await page.keyboard.press('Tab');
    await expect(filters.nth(next)).toBeFocused();
    await expect(filters.nth(next)).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('main').locator('a[href^="/casestudy/"]').first().click();
  await expect(page).toHaveURL(/\/casestudy\//);
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Case studies' })
    .click();
  await expect(page).toHaveURL(/\/case-studies#[0-9a-f]{24}$/);
});
