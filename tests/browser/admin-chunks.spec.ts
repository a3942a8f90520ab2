import { expect, test } from './site.ts';

for (const path of ['/login', '/admin']) {
  test(`R-8-12 ${path} says so when a script is gone, and Reload brings it back`, async ({
    page,
    expectFaults,
  }) => {
    expectFaults(/404|dynamically imported/);
    await page.route(/\/assets\/entry\.client-/, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    await expect(page.getByText('The back office did not load')).toBeVisible();
    await page.unroute(/\/assets\/entry\.client-/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByText('The back office did not load')).toBeHidden();
  });
}
