import { test as base } from '@playwright/test';
import { buildNorthlight } from '../northlight/build.ts';
import { signedCall } from '../northlight/signed-call.ts';
import { services } from '../northlight/words.ts';
import { type RunningSite, startSite } from '../site-process.ts';
import { isWholeMatrix } from './matrix.ts';
import { expect } from './site.ts';
import { violations } from './violations.ts';
import { scrollThrough } from './visits.ts';

/** Another agency in its own colours: what the first brand gives is not what it is judged by (R-S-05). */
const test = base.extend<object, { northlight: RunningSite }>({
  northlight: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ FIRST_CONTENT: 'blank' });
      await buildNorthlight(await signedCall(site));
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// In one worker, so that the agency is built once.
test.describe.configure({ mode: 'default' });

const views = [
  { width: 1440, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
  ...(isWholeMatrix
    ? ([
        { width: 1440, colorScheme: 'dark' },
        { width: 320, colorScheme: 'light' },
      ] as const)
    : []),
] as const;

for (const [turn, { width, colorScheme }] of views.entries()) {
  test(`R-S-05 every page of another agency passes axe at ${width} px, ${colorScheme}`, async ({
    page,
    northlight,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const list = await (await fetch(`${northlight.origin}/sitemap.xml`)).text();
    const paths = [...list.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(paths.length).toBeGreaterThan(services.length + 6);
    const found: string[] = [];
    for (const [at, path] of [...paths, '/no-such-page'].entries()) {
      // Else each page in one view, and each view on every second page.
      if (!isWholeMatrix && at % views.length !== turn) continue;
      await page.goto(`${northlight.origin}${path}`);
      await scrollThrough(page);
      found.push(...(await violations(page)).map((one) => `${path} ${one}`));
    }
    expect(found).toEqual([]);
  });
}

test('R-S-05 the drawings of another agency begin below the header, whose shade would meet their discs', async ({
  page,
  northlight,
}) => {
  for (const path of ['/', '/company', '/contact', '/case-studies']) {
    await page.goto(northlight.origin + path);
    for (const width of [1024, 1440, 1920, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const drawing = await page.locator('main section img').first().boundingBox();
      const header = await page.evaluate(() => {
        const root = getComputedStyle(document.documentElement);
        return Number.parseFloat(root.getPropertyValue('--header')) * 16;
      });
      expect(drawing?.y, `${path} at ${width}`).toBeGreaterThanOrEqual(header);
    }
  }
});
