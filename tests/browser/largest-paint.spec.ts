import { expect, test } from './site.ts';
import { addressOf, publicPages } from './visits.ts';

/** Milliseconds that the typefaces take longer than everything else. */
const fontDelay = 1_500;

for (const visit of publicPages) {
  test(`${visit.name} paints nothing larger when its typefaces arrive`, {
    tag: '@both',
  }, async ({ page, expectFaults }) => {
    if (visit.faults) expectFaults(visit.faults);
    const address = await addressOf(page, visit);
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, fontDelay));
      await route.continue();
    });
    await page.addInitScript(() => {
      Reflect.set(window, 'paints', []);
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries())
          (Reflect.get(window, 'paints') as number[]).push(startTime);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(address);
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
