import { alertOf, expect } from './admin.ts';
import { test } from './admin-items.ts';
import { holdCalls } from './held-calls.ts';
import { administrator } from './site.ts';

test('D18 a redirect stays typed while the server is away, the session ended, sign-in is declined', {
  tag: '@both',
}, async ({ page, unique, expectFaults }) => {
  expectFaults(/401|503|Failed to load/);
  await page.goto('/admin/trash');
  await page.goto('/admin/redirects');
  const from = page.getByRole('textbox', { name: 'From', exact: true });
  const to = page.getByRole('textbox', { name: 'To', exact: true });
  const add = page.getByRole('button', { name: 'Add redirect' });
  // What is asked for while one types would be refused, too, and open the dialog once more.
  const asked = page.waitForResponse(/missed-addresses\?.*path=/);
  await from.fill(`/kept-${unique}`);
  await to.fill('/company');
  await asked;

  await page.route('**/api/redirects', (route) => route.abort(), { times: 1 });
  await add.click();
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
  await expect(from).toHaveValue(`/kept-${unique}`);

  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await page.route(
    '**/api/redirects',
    (route) => route.fulfill({ status: 401, json: { message: 'Please sign in again.' } }),
    { times: 1 },
  );
  await add.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('Please sign in again.');
  await expect(page).toHaveURL(/\/admin\/redirects$/);
  await expect(to).toHaveValue('/company');

  // Back declines, too, and leaves neither the screen nor what is typed.
  await add.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/redirects$/);
  await expect(to).toHaveValue('/company');

  await add.click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(administrator().email);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(administrator().password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('row').filter({ hasText: `/kept-${unique}` })).toBeVisible();
  await expect(from).toHaveValue('');
});

test('a call is sent once however often its button is pressed, and shows that it runs', async ({
  page,
  unique,
}) => {
  let sent = 0;
  await page.route('**/api/saved-answers', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/admin/saved-answers');
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Save answer' }) });
  await form.getByRole('textbox', { name: 'Title' }).fill(`Once ${unique}`);
  await form.getByRole('textbox', { name: 'Answer' }).fill('Thank you.');
  const add = form.getByRole('button', { name: 'Save answer' });
  await add.dblclick();
  await expect(add).toBeDisabled();
  await expect(page.getByRole('heading', { name: `Once ${unique}` })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  expect(sent).toBe(1);
});

test('the answer of a call is told when its screen was left meanwhile', async ({
  page,
  unique,
}) => {
  await page.route('**/api/saved-answers', async (route) => {
    if (route.request().method() === 'POST') await new Promise((done) => setTimeout(done, 1_000));
    await route.fallback();
  });
  await page.goto('/admin/saved-answers');
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Save answer' }) });
  await form.getByRole('textbox', { name: 'Title' }).fill(`Left ${unique}`);
  await form.getByRole('textbox', { name: 'Answer' }).fill('Thank you.');
  await form.getByRole('button', { name: 'Save answer' }).click();
  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trash');
  await expect(alertOf(page)).toBeVisible();
});

test('the focus stays on the button of a call, while it runs and after it', async ({ page }) => {
  await page.goto('/admin/redirects');
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('/nowhere-at-all');
  const ask = page.getByRole('button', { name: 'Test', exact: true });
  const held = await holdCalls(page, '**/api/redirects/test*');
  await address.press('Tab');
  await page.keyboard.press('Enter');
  await held.arrived;
  await expect(ask).toBeDisabled();
  await expect(ask).toBeFocused();
  held.release();
  await expect(ask).toBeEnabled();
  await expect(ask).toBeFocused();
});

test('what is tried again by the keyboard leaves it at the heading', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/Failed to load/);
  await page.route('**/api/redirects?*', (route) => route.abort(), { times: 1 });
  await page.goto('/admin/redirects');
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.press('Enter');
  await expect(retry).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
