import {
  empty,
  expectFields,
  failed,
  fields,
  fill,
  message,
  openForm,
  refused,
  send,
  sent,
} from './contact-fields.ts';
import { holdCalls } from './held-calls.ts';
import { expect, test } from './site.ts';

test('what is typed before the script arrives stays', async ({ page }) => {
  const { release } = await holdCalls(page, /\/assets\/contact-form\.island-[^/]*\.js$/);
  await page.goto('/contact');
  await fill(page, message);
  release();
  await expect(page.getByText('6 / 12')).toBeVisible();
  await expectFields(page, message);
  await expect(fields(page).message).toBeFocused();
});

test('what is typed survives a reload', async ({ page }) => {
  await openForm(page);
  await fill(page, message);
  await page.waitForFunction(() => sessionStorage.length > 0);
  await page.reload();
  await fields(page).name.focus();
  await expectFields(page, message);
});

test('what was typed stands in the form again before anybody touches it', async ({ page }) => {
  await openForm(page);
  await fill(page, message);
  await page.reload();
  await fields(page).name.scrollIntoViewIfNeeded();
  await expectFields(page, message);
});

test('a message that was refused survives a reload', async ({ page, expectFaults }) => {
  expectFaults(/status of 400/);
  await openForm(page);
  await fill(page, refused);
  await send(page);
  await expect(page.getByRole('alert')).toContainText(failed);
  // A new name, while the rest is still cleared: the reload the form asks for brings all of it.
  await fields(page).name.fill('Maryam');
  await page.reload();
  await fields(page).name.focus();
  await expectFields(page, message);
});

test('people and their browsers do not see the honeypot', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator('[name=website]')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R-X-13 a message can be sent', async ({ page }) => {
    await page.goto('/contact');
    await fill(page, message);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(sent)).toBeVisible();
    await expectFields(page, empty);
  });

  test('R-X-13 a refused message says why and keeps what was typed', async ({
    page,
    expectFaults,
  }) => {
    expectFaults(/400/);
    await page.goto('/contact');
    await fill(page, refused);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toContainText(failed);
    await expect(page.getByText('Please enter at least 3 characters.')).toBeVisible();
    await expectFields(page, refused);
  });
});
