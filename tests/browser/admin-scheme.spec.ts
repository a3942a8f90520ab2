import { expect, expectSound, showScreen, test } from './admin.ts';
import { isWholeMatrix } from './matrix.ts';
import { otherScreens, usualScreens } from './office-screens.ts';

const screens = isWholeMatrix ? [...usualScreens, ...otherScreens] : usualScreens;

for (const [turn, colorScheme] of (['light', 'dark'] as const).entries()) {
  test(`every screen is sound in the ${colorScheme} scheme`, { tag: '@both' }, async ({
    page,
    hasTouch,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    for (const [at, path] of screens.entries()) {
      // Else each screen in one scheme on a wide screen, and in the other one on a phone.
      if (!isWholeMatrix && (at + Number(hasTouch)) % 2 !== turn) continue;
      await showScreen(page, path);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main').getByText(/^Loading/)).toHaveCount(0);
      await test.step(path, () => expectSound(page));
    }
  });
}

test('the scheme follows the system until somebody chooses, and is there before the first paint', async ({
  page,
}) => {
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/admin');
  const choice = page.getByLabel('Colours');
  await expect(choice).toHaveValue('auto');
  expect(await scheme()).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(scheme).toBe('light');
  await choice.selectOption('Dark');
  await expect.poll(scheme).toBe('dark');
  await page.route(/\/assets\/entry\.client-/, () => {});
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(page.locator('main')).toBeVisible();
  expect(await scheme()).toBe('dark');
});

test('sign-in is sound in the dark', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    storageState: { cookies: [], origins: [] },
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectSound(page);
  await context.close();
});

test('on a phone the menu opens, leads on and closes by itself', { tag: '@mobile' }, async ({
  page,
}) => {
  await page.goto('/admin');
  const menu = page.getByRole('button', { name: 'Menu' });
  const users = page.getByRole('navigation').getByRole('link', { name: 'Users' });
  await expect(users).toBeHidden();
  await menu.click();
  await expect(users).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(users).toBeHidden();
  await menu.click();
  await users.click();
  await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeVisible();
  await expect(users).toBeHidden();
});
