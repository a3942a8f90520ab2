import type { Page } from '@playwright/test';
import { type Administrator, administrator, expect, test } from './site.ts';

async function signIn(page: Page, { email, password }: Administrator): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('R-4-11 the printed password signs in and lands on the Admin Portal', async ({ page }) => {
  expect(administrator().password).toHaveLength(16);
  await signIn(page, administrator());
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  for (const path of ['/admin/casestudy', '/admin/blogs', '/admin/location-pages']) {
    await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
  }
});

test('R-3-10 the session is kept under userInfo; one that has ended is asked for again', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/401/);
  await signIn(page, administrator());
  await expect(page).toHaveURL(/\/admin$/);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? '{}'));
  expect(kept).toMatchObject({ isAdmin: true, token: expect.stringMatching(/^[\w-]{43}$/) });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
  const ended = JSON.stringify({ ...kept, token: 'x'.repeat(43) });
  await page.evaluate((value) => localStorage.setItem('userInfo', value), ended);
  await page.goto('/admin/blogs');
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog.getByLabel('Email')).toHaveValue(administrator().email);
  await expect(dialog.locator('[name="password"]')).toBeFocused();
  await page.keyboard.type(administrator().password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('R-2.1-18 opening /login while signed in lands on /admin', async ({ page }) => {
  await signIn(page, administrator());
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/admin$/);
});

test('R-4-12 logging out ends the session here and on the server', async ({ page }) => {
  await signIn(page, administrator());
  await expect(page).toHaveURL(/\/admin$/);
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('userInfo') ?? '{}').token,
  );
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull();
  const answer = await page.request.post('/api/caseStudies', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(401);
});

test('R-2.7-03 an anonymous visitor of /admin lands on /login', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login$/);
});

test('R-4-13 an account that is no administrator does not loop', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'userInfo',
      JSON.stringify({ token: 'x', isAdmin: false, email: 'a@b.co' }),
    ),
  );
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill('a@b.co');
  await page.waitForLoadState('networkidle');
  // A redirect on the way to /admin shows only where it ends.
  expect(visited.filter((path) => path === '/login')).toHaveLength(1);
  await expect(page.getByLabel('Email')).toHaveValue('a@b.co');
});

test('R-8-06 a wrong password shows the message and keeps the address typed', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/401/);
  await signIn(page, { ...administrator(), password: 'wrong-password' });
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page.getByLabel('Email')).toHaveValue(administrator().email);
  await expect(page).toHaveURL(/\/login$/);
});

test('R-5-08 the password can be shown and hidden, limits are the specified ones', async ({
  page,
}) => {
  await page.goto('/login');
  const password = page.getByLabel('Password');
  await expect(password).toHaveAttribute('maxlength', '16');
  await expect(page.getByLabel('Email')).toHaveAttribute('maxlength', '36');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});
