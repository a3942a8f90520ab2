import type { ServicePage } from '../../app/admin/first-hour/service-pages/find-services.ts';
import { expect, expectSound, test } from './admin.ts';
import { callAs, removeAs } from './colleague.ts';
import { openFirstHour } from './open-first-hour.ts';

const steps = ['Agency', 'Place and time zone', 'Brand', 'Offices', 'Services'] as const;

test('R-S-02 an owner skips a step, takes it up again and leaves it for later', async ({
  page,
  userInfo,
}) => {
  await openFirstHour(userInfo);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Make it yours', level: 1 })).toBeVisible();
  await expect(page.locator('#agency').getByLabel(/^Name/)).toBeVisible();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByText('Visitors read the name that came with the site.')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('1 of 6 steps')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Open Brand' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Agency' }).click();
  await expect(page.locator('#agency').getByLabel(/^Name/)).toBeVisible();
  await page.getByRole('button', { name: 'Finish later' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toHaveCount(0);
});

test('R-S-02 Next saves what was typed in the step and goes on from there', async ({
  page,
  userInfo,
  expectFaults,
}) => {
  expectFaults(/400/);
  await openFirstHour(userInfo);
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
  await page.getByRole('button', { name: 'Change Agency' }).click();
  await expect(year).toHaveValue(other);
  await year.fill(before);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(place).toBeFocused();
});

test('R-S-02 Next that was refused does not save what is typed after it', async ({
  page,
  userInfo,
  expectFaults,
}) => {
  expectFaults(/400/);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await openFirstHour(userInfo);
  await page.goto('/admin/first-hour');
  await page.getByRole('button', { name: /(Start|Change) Offices$/ }).click();
  const code = page.locator('#offices').getByLabel('Country code').last();
  const contact = page.locator('#contact');
  const before = await code.inputValue();
  await code.fill('?');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await contact.getByLabel('Telephone').fill('+97');
  await code.fill(before);
  await expect(page.locator('#offices').getByText('unsaved')).toHaveCount(0);
  // Later than what would have been sent with it.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(sent).not.toContain('/api/settings/contact');
  await expect(contact.getByText('1 unsaved change')).toBeVisible();
  await contact.getByRole('button', { name: 'Discard' }).click();
});

test('R-S-02 the step of the services leads to the menus', async ({ page }) => {
  await page.goto('/admin/first-hour');
  await page.getByRole('button', { name: /(Start|Change) Services$/ }).click();
  await page.getByLabel('Name of a new service').fill('  ');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Please enter a name.')).toBeVisible();
  await page.getByRole('link', { name: 'Open Menus' }).click();
  await expect(page.getByRole('heading', { name: 'Menus', level: 1 })).toBeVisible();
});

test('R-X-07 services that were named and not saved stand there after a reload', async ({
  page,
}) => {
  const step = page.getByRole('region', { name: 'Services', exact: true });
  const open = page.getByRole('button', { name: /(Start|Change) Services$/ });
  await page.goto('/admin/first-hour');
  await open.click();
  const name = step.getByLabel('Name of a new service');
  await name.fill('Signs for doors');
  await step.getByRole('button', { name: 'Add', exact: true }).click();
  await name.fill('Kiosks');
  await page.reload();
  await open.click();
  await expect(name).toHaveValue('Kiosks');
  await expect(step.getByText('Signs for doors', { exact: true })).toBeVisible();
  await expect(step.getByText('1 is new. Nothing is changed before you press Next.')).toBeVisible();
});

test('R-X-07 nothing is planned that would be lost while the step is applied', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/ERR_FAILED/);
  const step = page.getByRole('region', { name: 'Services', exact: true });
  await page.goto('/admin/first-hour');
  await page.getByRole('button', { name: /(Start|Change) Services$/ }).click();
  const name = step.getByLabel('Name of a new service');
  await name.fill('Awnings');
  await step.getByRole('button', { name: 'Add', exact: true }).click();
  const ways: (() => void)[] = [];
  await page.route('**/pages*', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await new Promise<void>((go) => ways.push(go));
    await route.abort();
  });
  await step.getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(() => ways.length).toBe(1);
  await expect(name).toBeDisabled();
  ways[0]?.();
  await expect(name).toBeEnabled();
  await expect(step.getByRole('alert')).toBeVisible();
});

test('R-S-02 services are added, ordered, renamed and removed when the step is done', async ({
  page,
}) => {
  const step = page.getByRole('region', { name: 'Services', exact: true });
  async function inMenu(): Promise<string[]> {
    const html = await (await page.request.get('/')).text();
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    return [...header.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
  }
  async function open() {
    await page.getByRole('button', { name: /(Start|Change) Services$/ }).click();
    await expect(step).toBeFocused();
  }
  async function next() {
    await step.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByRole('region', { name: 'What stays of the demo' })).toBeFocused();
  }
  await page.goto('/admin/first-hour');
  await open();
  await step.getByLabel('Name of a new service').fill('Signs for doors');
  await step.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(step.getByText('1 is new. Nothing is changed before you press Next.')).toBeVisible();
  expect(await inMenu()).not.toContain('/signs-for-doors');
  await next();
  const added = await inMenu();
  expect(added).toContain('/signs-for-doors');

  await open();
  await step.getByRole('button', { name: 'Move Signs for doors up' }).click();
  await expect(step.getByRole('button', { name: 'Move Signs for doors up' })).toBeFocused();
  await step
    .getByRole('group', { name: 'What becomes of Signs for doors' })
    .getByRole('button', { name: 'Rename' })
    .click();
  await step.getByLabel('New name of Signs for doors').fill('Door signs');
  await next();
  const ordered = await inMenu();
  expect(ordered.indexOf('/door-signs')).toBe(added.indexOf('/signs-for-doors') - 1);

  await open();
  const inFirstGroup = step.getByText('/door-signs, in ‘Design & Craft’ of the menu');
  for (let presses = 0; presses < 9 && !(await inFirstGroup.isVisible()); presses += 1) {
    await step.getByRole('button', { name: 'Move Door signs up' }).press('Enter');
  }
  await next();
  const html = await (await page.request.get('/')).text();
  const groups = html.slice(html.indexOf('id="solutions-1"')).split('id="solutions-2"');
  expect(groups[0]).toContain('href="/door-signs"');
  expect(groups[1]?.split('<dialog')[0]).not.toContain('href="/door-signs"');

  await open();
  await step
    .getByRole('group', { name: 'What becomes of Door signs' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(step.getByText(/goes to the Trash until .* says that it is gone/)).toBeVisible();
  await next();
  expect(await inMenu()).toEqual(added.filter((href) => href !== '/signs-for-doors'));
});

test('R-S-02 a service of any name has an address, and what was done is in the menu when one fails', async ({
  page,
  userInfo,
  expectFaults,
}) => {
  expectFaults(/503/);
  const step = page.getByRole('region', { name: 'Services', exact: true });
  await page.goto('/admin/first-hour');
  await page.getByRole('button', { name: /(Start|Change) Services$/ }).click();
  const names = ['Signs/Doors', 'IT', 'Signs & Kiosks'];
  for (const name of names) {
    await step.getByLabel('Name of a new service').fill(name);
    await step.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await page.route('**/api/pages?*', async (route) => {
    const { name } = route.request().postDataJSON() ?? {};
    if (name !== 'Signs & Kiosks') return route.fallback();
    await route.fulfill({ status: 503, json: { message: 'Not now.' } });
  });
  await step.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(step.getByText('Not now.')).toBeVisible();
  const inMenu = async () => {
    const html = await (await page.request.get('/')).text();
    return html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  };
  expect(await inMenu()).toMatch(/href="\/signs-doors".*href="\/it-2"/);
  await page.unrouteAll();
  await step.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('region', { name: 'What stays of the demo' })).toBeFocused();
  expect(await inMenu()).toMatch(/"\/signs-doors".*"\/it-2".*"\/signs-kiosks"/);
  const made = await callAs<{ data: ServicePage[] }>(userInfo, 'GET', '/api/pages');
  for (const { name, page_id } of made.data)
    if (names.includes(name)) await removeAs(userInfo, `/api/pages/${page_id}`);
});

test('R-S-02 what is left of the demo stands beside the steps and leads to them', async ({
  page,
}) => {
  await page.goto('/admin/first-hour');
  const beside = page.getByRole('complementary', { name: 'Your site now' });
  await expect(
    beside.frameLocator('iframe').getByRole('heading', { level: 1, includeHidden: true }),
  ).toBeAttached();
  await beside.getByRole('button', { name: 'Offices Telephone' }).click();
  await expect(page.getByRole('region', { name: 'Offices', exact: true }).first()).toBeFocused();
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
        const there = page.getByRole('button', { name: new RegExp(`(Start|Change) ${step}$`) });
        if ((await there.count()) > 0) await there.click();
        await expectSound(page);
      }
      await page.getByRole('button', { name: /(Start|Change) What stays of the demo$/ }).click();
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
      // What a removal leaves alone is named, and cannot be ticked.
      const redirects = dialog.getByRole('row', { name: /^Redirects to removed pages/ });
      await expect(redirects.getByRole('cell')).toHaveText(['0', /^[1-9]/]);
      await expect(redirects.getByRole('checkbox')).toHaveCount(0);
      await expectSound(page);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: 'Remove the demo' }).click();
      await dialog.getByRole('button', { name: 'Keep the demo' }).click();
      await expect(dialog).toBeHidden();
    });
  }
}
