import { expect, expectSound, test } from './admin.ts';
import { callAs } from './colleague.ts';

const steps = ['Name', 'Place and time zone', 'Brand', 'Offices', 'Services'] as const;

test('R-S-02 an owner skips a step, takes it up again and leaves it for later', async ({
  page,
  userInfo,
}) => {
  const open = Object.fromEntries(
    ['name', 'place', 'brand', 'offices', 'services', 'demo'].map((step) => [step, 'open']),
  );
  await callAs(userInfo, 'PUT', '/api/first-hour', { steps: open, isLeft: false });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Make it yours', level: 1 })).toBeVisible();
  await expect(page.locator('#agency').getByLabel(/^Name/)).toBeVisible();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByText('Visitors read the name that came with the site.')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('1 of 6 steps')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Open Brand' })).toBeVisible();
  await page.getByRole('button', { name: 'Go there Name' }).click();
  await expect(page.locator('#agency').getByLabel(/^Name/)).toBeVisible();
  await page.getByRole('button', { name: 'Leave it for later' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go on' })).toHaveCount(0);
});

test('R-S-02 Next saves what was typed in the step and goes on from there', async ({
  page,
  userInfo,
  expectFaults,
}) => {
  expectFaults(/400/);
  const open = Object.fromEntries(
    ['name', 'place', 'brand', 'offices', 'services', 'demo'].map((step) => [step, 'open']),
  );
  await callAs(userInfo, 'PUT', '/api/first-hour', { steps: open, isLeft: false });
  await page.goto('/admin/first-hour');
  const year = page.getByLabel('First year of the copyright line');
  const before = await year.inputValue();
  const place = page.getByRole('region', { name: 'Place and time zone' });
  await year.fill('1799');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(year).toHaveAttribute('aria-invalid', 'true');
  await expect(place.getByRole('button', { name: 'Next', exact: true })).toHaveCount(0);
  const other = String(Number(before) - 1);
  await year.fill(other);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(place).toBeFocused();
  await page.getByRole('button', { name: 'Change Name' }).click();
  await expect(year).toHaveValue(other);
  await year.fill(before);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(place).toBeFocused();
});

test('R-S-02 the step of the services leads to the menus', async ({ page }) => {
  await page.goto('/admin/first-hour');
  await page.getByRole('button', { name: /(Go there|Change) Services$/ }).click();
  await page.getByLabel('Name of a new service').fill('  ');
  await page.getByRole('link', { name: 'Open Menus' }).click();
  await expect(page.getByRole('heading', { name: 'Menus', level: 1 })).toBeVisible();
});

for (const width of [1440, 320]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`R-S-03 every step and what goes of the demo are sound at ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto('/admin/first-hour');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const step of steps) {
        const there = page.getByRole('button', { name: new RegExp(`(Go there|Change) ${step}$`) });
        if ((await there.count()) > 0) await there.click();
        await expectSound(page);
      }
      await page.getByRole('button', { name: /(Go there|Change) What stays of the demo$/ }).click();
      const blogs = page.getByRole('group', { name: 'Blogs' });
      await blogs.getByRole('button', { name: 'Keep as drafts' }).click();
      await expectSound(page);
      await page.getByRole('button', { name: 'Remove the demo' }).click();
      const dialog = page.getByRole('dialog', { name: 'Remove the demo' });
      const sum = dialog.getByRole('button', { name: /^Remove \d+ things$/ });
      const count = async () => Number(/\d+/.exec((await sum.textContent()) ?? '')?.[0]);
      const all = await count();
      await expect(dialog.getByRole('row', { name: /^Blogs stay as drafts/ })).toBeVisible();
      // The whole row is the target of the tick.
      await dialog.getByRole('row', { name: /^Testimonials/ }).click();
      expect(await count()).toBeLessThan(all);
      await expectSound(page);
      await dialog.getByRole('button', { name: 'Keep the demo' }).click();
      await expect(dialog).toBeHidden();
    });
  }
}
