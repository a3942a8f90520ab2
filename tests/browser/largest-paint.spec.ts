import { holdCalls } from './held-calls.ts';
import { noteShifts, shifted } from './layout-shifts.ts';
import { isWholeMatrix } from './matrix.ts';
import { expect, test } from './site.ts';
import { addressOf, painted, publicPages, settled } from './visits.ts';

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

// Where letters stand between pixels, as on most screens; else each is as wide as whole ones.
test.describe('on a screen of two pixels a point', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 2 } });

  test('typefaces that come late wrap no other words into the next line', async ({ page }) => {
    await page.addInitScript(noteShifts);
    const { release } = await holdCalls(page, /\.woff2$/);
    await page.goto('/insights', { waitUntil: 'domcontentloaded' });
    await painted(page);
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    release();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(await shifted(page)).toBeLessThan(0.01);
  });
});

function laterFiles(html: string): string[] {
  const later = html.matchAll(/(?:href|src)="([^"]+)" (?:async="" )?fetchpriority="low"/gi);
  return Array.from(later, ([, address = '']) => address).filter((address) =>
    /\.(?:css|js)$/.test(address),
  );
}

const anyOf = (addresses: string[]) =>
  new RegExp(addresses.map((address) => address.replaceAll('.', '\\.')).join('|'));

test('a hero is painted while styles behind it and scripts are held back', async ({ page }) => {
  const addresses = laterFiles(await (await page.request.get('/')).text());
  expect(addresses.map((address) => address.split('.').at(-1)).toSorted()).toEqual(['css', 'js']);
  const { arrived, release } = await holdCalls(page, anyOf(addresses));
  await page.goto('/', { waitUntil: 'commit' });
  await arrived;
  await painted(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  release();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

/** Where everything in the hero or the head is, and in which colour. */
function heroLook(): string[] {
  const shown = [
    ...document.querySelectorAll(
      '#main > :is([data-ground="night"], [data-first-view]):first-of-type *',
    ),
  ];
  return shown
    .filter((element) => !element.closest('link, script, video, svg, [hidden]'))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${place} ${getComputedStyle(element).color}`;
    });
}

for (const [name, path] of [
  ['home page', '/'],
  ['location page', '/web-design-in-abu-dhabi'],
  ['not-found page', '/nothing-here'],
  ['article', '/blogs/moving-a-site-without-losing-its-addresses'],
  ['policy', '/refund-policy'],
] as const) {
  test(`the hero of the ${name} needs no style that comes behind it`, {
    tag: '@both',
  }, async ({ page, expectFaults }) => {
    if (name === 'not-found page') expectFaults(/404/);
    const headers = { accept: 'text/html' };
    const addresses = laterFiles(await (await page.request.get(path, { headers })).text());
    const { arrived, release } = await holdCalls(page, anyOf(addresses));
    await page.addInitScript(noteShifts);
    await page.goto(path, { waitUntil: 'commit' });
    await arrived;
    await painted(page);
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    const early = await page.evaluate(heroLook);
    release();
    await page.waitForLoadState('load');
    await settled(page);
    expect(early.length).toBeGreaterThan(5);
    expect(await page.evaluate(heroLook)).toEqual(early);
    // Typefaces may come after the paint, too, which moves words by less.
    expect(await shifted(page)).toBeLessThan(0.01);
  });
}

interface Asked {
  name: string;
  startTime: number;
}

for (const path of ['/', '/blogs/moving-a-site-without-losing-its-addresses']) {
  test(`${path} asks for the scripts of its parts after its first paint`, async ({ page }) => {
    await page.goto(path);
    const isBehind = /(?:background-video|copy-link)-[\w-]+\.js$/;
    const asked = () =>
      page.evaluate(() =>
        performance.getEntries().map(({ name, startTime }): Asked => ({ name, startTime })),
      );
    const behind = (all: Asked[]) => all.filter(({ name }) => isBehind.test(name));
    await expect.poll(async () => behind(await asked())).toHaveLength(1);
    const all = await asked();
    const paint = all.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Infinity;
    for (const { name, startTime } of behind(all)) expect(startTime, name).toBeGreaterThan(paint);
  });
}

test('text of basic Latin needs no further file of a typeface', async ({ page }) => {
  await page.goto('/contact');
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    return performance.getEntriesByType('resource').map(({ name }) => name);
  });
  const files = faces.filter((name) => name.endsWith('.woff2'));
  expect(files).toHaveLength(3);
  expect(files.filter((name) => name.includes('-rest'))).toEqual([]);
});
