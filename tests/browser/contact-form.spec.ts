import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const sent = 'Message Sent Successfully.';
const failed = 'Message failed to send, try again by reloading the page.';
const call = '**/send-contact-form-main';

const message = { name: 'Maryam', email: 'maryam@barhi.example', message: 'A shop for dates.' };
/** The browser lets three blanks pass; the server does not. */
const refused = { ...message, name: '   ' };

function fields(page: Page) {
  return {
    name: page.getByLabel('Full Name'),
    email: page.getByLabel('Email Address'),
    message: page.getByLabel('Message', { exact: true }),
  };
}

async function fill(page: Page, values: typeof message): Promise<void> {
  const { name, email, message } = fields(page);
  await name.fill(values.name);
  await email.fill(values.email);
  await message.fill(values.message);
}

async function expectFields(page: Page, values: typeof message): Promise<void> {
  const { name, email, message } = fields(page);
  await expect(name).toHaveValue(values.name);
  await expect(email).toHaveValue(values.email);
  await expect(message).toHaveValue(values.message);
}

/** Opens the page and waits until the form's script is at work, which its counter shows. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/contact');
  await fields(page).name.fill('M');
  await expect(page.getByText('1 / 12')).toBeVisible();
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send message' }).click();
}

const empty = { name: '', email: '', message: '' };

test('R-5-01 R-5-02 R-5-03 the fields have their kinds and limits', async ({ page }) => {
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

test('R-5-01 R-5-02 R-5-03 what is typed ends at the limit', async ({ page }) => {
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
  { why: 'an empty name', values: { ...message, name: '' }, field: 'name' },
  { why: 'a name of two characters', values: { ...message, name: 'Al' }, field: 'name' },
  { why: 'an empty email', values: { ...message, email: '' }, field: 'email' },
  { why: 'an email that is none', values: { ...message, email: 'maryam' }, field: 'email' },
  { why: 'an empty message', values: { ...message, message: '' }, field: 'message' },
] as const;

for (const { why, values, field } of invalid) {
  test(`R-5-04 ${why} is not sent; the browser says why`, async ({ page }) => {
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
    await expectFields(page, values);
  });
}

test('R-3-11 R-4-07 R-4-08 R-8-02 a message is sent, the form says so and is empty', {
  tag: '@both',
}, async ({ page }) => {
  await openForm(page);
  await fill(page, message);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(call, async (route) => {
    await answered;
    await route.continue();
  });
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
  answer();
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
  await expect(sending).toBeHidden();
  await expectFields(page, empty);
});

test('R-4-08 R-8-03 a refused message clears the fields and can be brought back', async ({
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

test('what is typed before the script arrives stays', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/contact-form\.island-[^/]*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/contact');
  await fill(page, message);
  arrive();
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
