import type { Page } from '@playwright/test';
import { expectSound } from './admin.ts';
import { codeNow, test, turnOnSecondFactor } from './colleague.ts';
import { holdCalls } from './held-calls.ts';
import { type Administrator, administrator, expect } from './site.ts';

async function fillIn(page: Page, { email, password }: Administrator): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** The application's first script. */
const script = /\/assets\/entry\.client-[^/]*\.js$/;

test('what is typed before the scripts arrive stays in its field', async ({ page }) => {
  const { release } = await holdCalls(page, script);
  await page.goto('/login', { waitUntil: 'commit' });
  await fillIn(page, { email: 'early@example.com', password: 'typed early' });
  const focused = page.locator('#password:focus');
  await expect(focused).toHaveCount(1);
  release();
  await expect(page.locator('#chunk-failed')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue('early@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('typed early');
  await expect(focused).toHaveCount(1);
});

test('a form sent before the scripts arrive is sent when they do', async ({ page }) => {
  const { release } = await holdCalls(page, script);
  await page.goto('/login', { waitUntil: 'commit' });
  await fillIn(page, administrator());
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/login$/);
  release();
  await expect(page).toHaveURL(/\/admin$/);
});

test('the code is asked for when the account has one, and a recovery code opens too', async ({
  page,
  colleague,
  expectFaults,
}) => {
  expectFaults(/401/);
  const { secret, recoveryCodes } = await turnOnSecondFactor(colleague);
  await page.goto('/login');
  await fillIn(page, colleague);
  await expect(page.getByLabel('Code')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(colleague.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(colleague.password);

  await code.fill('abcdef');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong or was used already.')).toBeVisible();
  await expectSound(page);
  await code.fill(codeNow(secret));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillIn(page, colleague);
  await page.keyboard.press('Enter');
  await code.fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
});

test('the bar of a heading stands beside its last word at every width', async ({ page }) => {
  for (const path of ['/login', '/login/forgot', '/login/reset', '/login/invitation']) {
    await page.goto(path);
    for (const width of [320, 767, 768, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const apart = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const bar = heading.querySelector('[aria-hidden]');
        const word = document.createRange();
        if (bar?.previousSibling) word.selectNode(bar.previousSibling);
        return (bar?.getBoundingClientRect().top ?? 0) - word.getBoundingClientRect().bottom;
      });
      expect(apart, `${path} at ${width} px`).toBeLessThan(0);
    }
  }
});
