import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const path = '/web-design-in-abu-dhabi';
const failed = 'Email failed to send, try again by reloading the page.';
const typed = {
  Name: 'Maryam',
  Email: 'maryam@barhi.example',
  'Phone number': '+44 7700 900000',
  'Business name': 'Barhi House',
  'Title/Role': 'Founder',
  Message: 'An online shop before the date season.',
};
type Label = keyof typeof typed;
// `keys` forgets the names.
const labels = Object.keys(typed) as Label[];

function field(page: Page, label: Label) {
  return page.locator('form').getByLabel(label, { exact: true });
}

async function fillForm(page: Page): Promise<void> {
  await page.goto(path);
  for (const label of labels) await field(page, label).fill(typed[label]);
}

/** Pressed before its script has arrived, the button would send the form as it does without one. */
async function fillAwakeForm(page: Page): Promise<void> {
  await fillForm(page);
  await expect(page.locator('form')).toContainText(`${typed.Message.length} / 800`);
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send message' }).click();
}

async function expectFields(page: Page, changed: Partial<typeof typed> = {}): Promise<void> {
  for (const label of labels) {
    await expect(field(page, label)).toHaveValue(changed[label] ?? typed[label]);
  }
}

test('R-2.4-08 a location page hides the navigation; Get Started jumps to the form', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto(path);
  const header = page.locator('header');
  await expect(header.getByRole('link')).toHaveCount(2);
  await expect(header.getByRole('navigation')).toHaveCount(0);
  await expect(header.getByRole('button')).toHaveCount(0);
  await header.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/#enquiry$/);
  await expect(field(page, 'Name')).toBeInViewport();
});

test('R-8-04 a sent form says so and clears only the email', { tag: '@both' }, async ({ page }) => {
  await fillAwakeForm(page);
  const call = page.waitForRequest('**/send-contact-form');
  await send(page);
  expect((await call).postDataJSON()).toEqual({
    name: typed.Name,
    email: typed.Email,
    phoneNum: typed['Phone number'],
    businessName: typed['Business name'],
    role: typed['Title/Role'],
    message: typed.Message,
  });
  await expect(page.getByText('Form Submitted Successfully!')).toBeInViewport();
  await expectFields(page, { Email: '' });
});

test('R-8-05 a refused form clears only the email and gives it back', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/503/);
  await page.route('**/send-contact-form', (route) =>
    route.fulfill({ status: 503, json: { msg: 'fail' } }),
  );
  await fillAwakeForm(page);
  await send(page);
  await expect(page.getByRole('alert')).toContainText(failed);
  await expectFields(page, { Email: '' });
  await page.getByRole('button', { name: 'Restore my message' }).click();
  await expectFields(page);
  await page.unroute('**/send-contact-form');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Form Submitted Successfully!')).toBeVisible();
});

test('Retry sends the cleared email, too', async ({ page, expectFaults }) => {
  expectFaults(/503/);
  await page.route('**/send-contact-form', (route) =>
    route.fulfill({ status: 503, json: { msg: 'fail' } }),
  );
  await fillAwakeForm(page);
  await send(page);
  await expect(field(page, 'Email')).toHaveValue('');
  const again = page.waitForRequest('**/send-contact-form');
  await page.getByRole('button', { name: 'Retry' }).click();
  expect((await again).postDataJSON()).toMatchObject({ email: typed.Email });
  await expect(page.getByRole('alert')).toContainText(failed);
});

test('R-4-10 a dropped connection shows the failure and keeps every field', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/ERR_/);
  await page.route('**/send-contact-form', (route) => route.abort());
  await fillAwakeForm(page);
  await send(page);
  await expect(page.getByRole('alert')).toContainText(failed);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore my message' })).toHaveCount(0);
  await expectFields(page);
});

test('R-4-07 while it is sent the form says so and takes no second press', async ({ page }) => {
  let calls = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/send-contact-form', async (route) => {
    calls += 1;
    await held;
    await route.fulfill({ json: { msg: 'success' } });
  });
  await fillAwakeForm(page);
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true');
  await field(page, 'Name').press('Enter');
  answer();
  await expect(page.getByText('Form Submitted Successfully!')).toBeVisible();
  expect(calls).toBe(1);
});

test('what was typed survives a reload', async ({ page }) => {
  await fillAwakeForm(page);
  await page.reload();
  // The form wakes at the first touch.
  await field(page, 'Name').focus();
  await expect(field(page, 'Message')).toHaveValue(typed.Message);
  await expectFields(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R-X-13 a location page shows everything and its form sends', async ({ page }) => {
    await fillForm(page);
    await expect(page.locator('main ol h2')).toHaveCount(4);
    await send(page);
    await expect(page).toHaveURL(/\?sent=success#enquiry$/);
    await expect(page.getByText('Form Submitted Successfully!')).toBeInViewport();
  });

  test('R-5-06 a name that only the server refuses keeps all that was typed', async ({
    page,
    expectFaults,
  }) => {
    expectFaults(/400/);
    await fillForm(page);
    await field(page, 'Name').fill('a  ');
    await send(page);
    await expect(page.getByText(failed)).toBeInViewport();
    await expect(field(page, 'Name')).toHaveAccessibleDescription(/at least 3 characters\./);
    await expectFields(page, { Name: 'a  ' });
  });
});
