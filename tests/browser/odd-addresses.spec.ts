import { expect, origin, test } from './site.ts';

// Through the built server: its bundler changes what is only called to see whether it throws.
test('T31 an address that cannot be read shows the not-found page', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/400/);
  for (const path of ['//company', '/%ff', '/blogs/caf%E9']) {
    const answer = await page.goto(origin() + path);
    expect(answer?.status(), path).toBe(400);
    await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  }
});
