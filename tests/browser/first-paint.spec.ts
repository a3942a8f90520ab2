import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** Holds the script and every stylesheet that the head does not link; the answer lets them go. */
async function holdLaterFiles(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.(?:css|js)$/, async (route) => {
    const request = route.request();
    const { referer = '' } = request.headers();
    const html = referer && (await (await page.request.get(referer)).text());
    const head = html.slice(0, html.indexOf('</head>'));
    const path = new URL(request.url()).pathname;
    const isFirst = head.includes(`<link rel="stylesheet" href="${path}"`);
    if (!isFirst) await released;
    await route.continue();
  });
  return release;
}

function paints(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
}

for (const path of ['/', '/contact', '/insights', '/company']) {
  test(`${path} is painted before what stands behind its hero is there`, async ({ page }) => {
    const release = await holdLaterFiles(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => paints(page)).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await page.waitForLoadState('load');
  });
}
