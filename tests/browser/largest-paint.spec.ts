import { holdCalls } from './held-calls.ts';
import { isWholeMatrix } from './matrix.ts';
import { expect, test } from './site.ts';
import { addressOf, publicPages, settled } from './visits.ts';

for (const [at, visit] of publicPages.entries()) {
  test(`${visit.name} paints nothing larger when its typefaces arrive`, {
    tag: isWholeMatrix ? '@both' : at % 2 === 0 ? [] : '@mobile',
  }, async ({ page, expectFaults }) => {
    if (visit.faults) expectFaults(visit.faults);
    const address = await addressOf(page, visit);
    const { release } = await holdCalls(page, /\.woff2$/);
    await page.addInitScript(() => {
      Reflect.set(window, 'paints', []);
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries())
          (Reflect.get(window, 'paints') as number[]).push(startTime);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    // Everything else is there before the typefaces are.
    await page.waitForFunction(
      () =>
        (Reflect.get(window, 'paints') as number[]).length > 0 &&
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
    await settled(page);
    release();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    const { paints, arrived } = await page.evaluate(() => ({
      paints: Reflect.get(window, 'paints') as number[],
      arrived: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    }));
    expect(arrived.length).toBeGreaterThan(0);
    expect(paints.length).toBeGreaterThan(0);
    expect(Math.max(...paints)).toBeLessThan(Math.min(...arrived));
  });
}

test('a hero is painted while styles behind it and scripts are held back', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const later = html.matchAll(/(?:href|src)="([^"]+)" (?:async="" )?fetchpriority="low"/gi);
  const addresses = Array.from(later, ([, address = '']) => address).filter((address) =>
    /\.(?:css|js)$/.test(address),
  );
  expect(addresses.map((address) => address.split('.').at(-1)).toSorted()).toEqual(['css', 'js']);
  const held = new RegExp(addresses.map((address) => address.replaceAll('.', '\\.')).join('|'));
  const { arrived, release } = await holdCalls(page, held);
  await page.goto('/', { waitUntil: 'commit' });
  await arrived;
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  release();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
