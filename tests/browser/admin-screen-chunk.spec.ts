import type { Page } from '@playwright/test';
import { expect, expectSound, test } from './admin.ts';

// The page's clock stays in its context.
test.use({ ownContext: true });

/** The navigation, which on phones is behind its button. */
async function go(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation').getByRole('link', { name }).click();
}

test('R-8-12 a screen whose script is gone says so and the shell goes on', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/404|dynamically imported|route module/);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  const tries: string[] = [];
  await page.route(/\/assets\/users-[^/]*\.js/, (route) => {
    tries.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  await go(page, 'Users');
  await expect(page.getByText('This screen did not load')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Screen not loaded');
  expect(tries).toHaveLength(2);
  await expectSound(page);
  await go(page, 'Account');
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  await go(page, 'Users');
  await expect(page.getByText('This screen did not load')).toBeVisible();
  await page.unroute(/\/assets\/users-[^/]*\.js/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
});

test('R-8-12 a screen that does not arrive in time says so', async ({ page }) => {
  await page.clock.install();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await page.route(/\/assets\/users-[^/]*\.js/, () => {});
  await go(page, 'Users');
  await page.clock.runFor(119_000);
  await expect(page.getByText('This screen did not load')).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(page.getByText('This screen did not load')).toBeVisible();
  await go(page, 'Account');
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  await expect(page.getByText('This screen did not load')).toHaveCount(0);
});
