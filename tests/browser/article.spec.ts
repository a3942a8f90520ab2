import { expect, test } from './site.ts';

const article = '/blogs/core-web-vitals-for-shops-on-mobile-networks';

test('the contents of an article lead through it by keyboard, with and without room beside it', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(article);
  const width = page.viewportSize()?.width ?? 0;
  const beside = width >= 992;
  if (!beside) await page.locator('summary', { hasText: 'In this article' }).press('Enter');
  const name = beside ? 'In this article' : 'Parts of this article';
  const contents = page.getByRole('navigation', { name });
  await expect(contents).toHaveCount(1);
  const last = contents.getByRole('link').last();
  const heading = page.getByRole('heading', { name: await last.innerText() });
  await last.press('Enter');
  await expect(heading).toBeInViewport();
  if (beside) await expect(contents).toBeInViewport();
});

test('the link of an article is copied, and the button says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(article);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(article);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a lost visitor searches, finds, and reads on', async ({ page }) => {
    await page.goto('/insights?find=nothing-like-this');
    await expect(page.getByText('We have not written about that yet.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Look for articles' }).fill('CMS editors');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: /Choosing a CMS/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Choosing a CMS');
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
    await page.getByRole('link', { name: /^Next article/ }).click();
    await expect(page.getByRole('link', { name: /^Previous article/ })).toContainText(
      'Choosing a CMS',
    );
  });
});

test('on paper an article is its text, without what only a screen can do', async ({ page }) => {
  await page.goto(article);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const part of ['banner', 'navigation'] as const) {
    for (const found of await page.getByRole(part, { includeHidden: true }).all()) {
      await expect(found).toBeHidden();
    }
  }
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('. All rights reserved.');
  await expect(foot.getByText('Canal House')).toBeVisible();
  await expect(foot.getByText('Schedule a Call')).toBeHidden();
  await expect(foot.getByText('Quick Links')).toBeHidden();
  const color = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(color).toBe('rgba(0, 0, 0, 0)');
});
