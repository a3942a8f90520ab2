import type { Page } from '@playwright/test';
import {
  call,
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

test('R-5-01 the fields of the contact form have their kinds and limits', async ({ page }) => {
  await page.goto('/contact');
  const { name, email, message } = fields(page);
  await expect(name).toHaveAttribute('type', 'text');
  await expect(name).toHaveAttribute('required');
  await expect(name).toHaveAttribute('maxlength', '12');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('required');
  await expect(email).toHaveAttribute('maxlength', '36');
  await expect(message).toHaveAttribute('required');
  await expect(message).toHaveAttribute('maxlength', '800');
  await expect(message).toHaveAttribute('rows', '4');
  expect(await message.evaluate(({ tagName }) => tagName)).toBe('TEXTAREA');
});

test('R-5-01 nobody can type beyond the limit of a field', async ({ page }) => {
  await page.goto('/contact');
  const { name, email, message } = fields(page);
  await name.pressSequentially('Abdulrahman Siddiqui');
  await expect(name).toHaveValue('Abdulrahman ');
  await email.focus();
  await page.keyboard.insertText(`${'a'.repeat(40)}@b.co`);
  await expect(email).toHaveValue('a'.repeat(36));
  await message.focus();
  await page.keyboard.insertText('m'.repeat(900));
  await expect(message).toHaveValue('m'.repeat(800));
});

const invalid = [
  {
    why: 'an empty name',
    values: { ...message, name: '' },
    field: 'name',
    ours: 'Please enter your name.',
  },
  {
    why: 'a name of two characters',
    values: { ...message, name: 'Al' },
    field: 'name',
    ours: 'Please enter at least 3 characters.',
  },
  {
    why: 'an empty email',
    values: { ...message, email: '' },
    field: 'email',
    ours: 'Please enter your email address.',
  },
  {
    why: 'an email that is none',
    values: { ...message, email: 'maryam' },
    field: 'email',
    ours: 'Please enter an email address like name@example.com.',
  },
  {
    why: 'an empty message',
    values: { ...message, message: '' },
    field: 'message',
    ours: 'Please enter a message.',
  },
] as const;

/** The sentences under the fields that can be read. */
const shownProblems = (page: Page) =>
  page
    .locator('form p')
    .getByText(/^Please enter/)
    .filter({ visible: true })
    .allTextContents();

for (const { why, values, field, ours } of invalid) {
  test(`R-5-04 ${why} is not sent; the browser says why, and so do we (D63)`, async ({ page }) => {
    await openForm(page);
    await fill(page, values);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await send(page);
    const wrong = fields(page)[field];
    // The browser moves to the first wrong field and shows its own message there.
    await expect(wrong).toBeFocused();
    const said = await wrong.evaluate(
      (element: HTMLInputElement | HTMLTextAreaElement) => element.validationMessage,
    );
    expect(said).not.toBe('');
    expect(posts).toEqual([]);
    expect(await shownProblems(page)).toEqual([ours]);
    await expectFields(page, values);
    await fill(page, message);
    expect(await shownProblems(page)).toEqual([]);
  });
}

test('D63 what is missing is said without script, too, once somebody has sent', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/contact');
  await expect(page.getByText('Please enter your name.')).toBeHidden();
  await send(page);
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await page.close();
});

test('R-3-11 a message is sent, the form says so and is empty', {
  tag: '@both',
}, async ({ page }) => {
  await openForm(page);
  await fill(page, message);
  const { release } = await holdCalls(page, call);
  const request = page.waitForRequest(call);
  await send(page);
  expect((await request).postDataJSON()).toEqual({
    ...message,
    phoneNum: 'none',
    formType: 'Main Contact page form',
  });
  const sending = page.getByRole('button', { name: 'Sending' });
  await expect(sending).toHaveAttribute('aria-busy', 'true');
  // The spinner, decoration beside the word.
  await expect(sending.locator('[aria-hidden="true"]')).toBeVisible();
  await expect(page.getByText(sent)).toBeHidden();
  release();
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
  await expect(sending).toBeHidden();
  await expectFields(page, empty);
  expect(await shownProblems(page)).toEqual([]);
});

test('R-4-08 a refused message clears the fields and can be brought back', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/status of 400/);
  await openForm(page);
  await fill(page, refused);
  await send(page);
  await expect(page.getByRole('alert')).toContainText(failed);
  await expectFields(page, empty);
  const { name } = fields(page);
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/at least 3 characters/);
  expect(await shownProblems(page)).toEqual(['Please enter at least 3 characters.']);
  await page.getByRole('button', { name: 'Restore my message' }).click();
  await expectFields(page, refused);
  await fields(page).name.fill('Maryam');
  await send(page);
  await expect(page.getByText(sent)).toBeVisible();
});

test('T28 a second try after a lost answer is the same message', async ({ page, expectFaults }) => {
  expectFaults(/ERR_FAILED/);
  await openForm(page);
  await fill(page, { ...message, message: 'Sent once, tried twice.' });
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  // The message arrives; its answer does not.
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await expect(page.getByRole('alert')).toContainText(failed);
  await page.unroute(call);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('the pages of the visit go along with the message', async ({ page }) => {
  await page.goto('/company?utm_source=letter');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await page.waitForURL('**/contact');
  await fields(page).name.fill('M');
  await expect(page.getByText('1 / 12')).toBeVisible();
  await fill(page, { ...message, message: 'From the letter.' });
  const request = page.waitForRequest(call);
  await send(page);
  const visit = decodeURIComponent((await request).headers()['x-visit'] ?? '');
  expect(JSON.parse(visit)).toEqual({
    referrer: '',
    campaign: '?utm_source=letter',
    pages: [
      { path: '/company', at: expect.any(Number) },
      { path: '/contact', at: expect.any(Number) },
    ],
  });
  await expect(page.getByText(sent)).toBeVisible();
});

test('R-4-10 a dropped connection shows the failure and keeps the fields', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/ERR_CONNECTION_FAILED/);
  await page.route(call, (route) => route.abort('connectionfailed'));
  await openForm(page);
  await fill(page, message);
  await send(page);
  await expect(page.getByRole('alert')).toContainText(failed);
  await expect(page.getByRole('button', { name: 'Sending' })).toBeHidden();
  await expectFields(page, message);
  await page.unroute(call);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(sent)).toBeVisible();
});

test('R-4-10 an answer that never comes ends the spinner within 20 s', async ({ page }) => {
  await page.route(call, () => {});
  await openForm(page);
  await fill(page, message);
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(failed, { timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Sending' })).toBeHidden();
  await expectFields(page, message);
});
