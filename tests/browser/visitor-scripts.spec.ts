import { expect, test } from './site.ts';

test('what follows a visitor waits for a scroll that moves the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const script = () => asked.filter((url) => url.includes('/first-interaction-'));
  await page.goto('/ar/refund-policy', { waitUntil: 'load' });
  await page.evaluate(async () => {
    document.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
  });
  expect(script()).toEqual([]);
  const answer = page.waitForResponse(/\/first-interaction-/);
  await page.evaluate(() => scrollBy(0, 40));
  await answer;
  expect(script()).toHaveLength(1);
});
