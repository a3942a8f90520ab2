import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainText } from '../mail/link-mail.ts';
import { type MailServer, startMailServer } from '../mail/mail-server.ts';
import { type RunningSite, startSite } from '../site-process.ts';
import { expectSound } from './admin.ts';
import { administrator, test as base, expect } from './site.ts';

/** A site of this file that sends mail, to a server of this file. */
const test = base.extend<object, { mailed: { mail: MailServer; at: RunningSite } }>({
  mailed: [
    async ({ browserName: _ }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'));
      cpSync(String(process.env.SITE_DATA), dataDir, { recursive: true });
      const mail = await startMailServer();
      const at = await startSite({
        DATA_DIR: dataDir,
        SMTP_URL: mail.url,
        MAIL_FROM: 'site@agency.example',
        LOG_LEVEL: 'trace',
      });
      await use({ mail, at });
      await at.stop();
      await mail.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

const next = 'green-Dhow-2044';

test('a forgotten password is replaced by a link that comes by mail', { tag: '@both' }, async ({
  page,
  mailed: { mail, at },
  expectFaults,
}) => {
  expectFaults(/4\d\d/);
  const { email } = administrator();
  const before = mail.accepted().length;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + JSON.stringify(request.headers())));

  await page.goto(`${at.origin}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/login\/forgot$/);
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(
    'If there is an account for this address, we have sent a link to it.',
  );
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectSound(page);

  await expect.poll(() => mail.accepted().length).toBe(before + 1);
  const text = plainText(mail.accepted()[before]?.source ?? '');
  const [link = '', token = ''] = /http:\S+\/login\/reset#([\w-]{43})/.exec(text) ?? [];
  expect(link.startsWith(at.origin)).toBe(true);

  await page.goto(link);
  const password = page.getByLabel('New password', { exact: true });
  await expect(password).toHaveAccessibleDescription(/^12 to 16 characters\. No common words/);
  await password.fill('password1234');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('This is one of the passwords that are guessed first.'),
  ).toBeVisible();
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('password1234');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expectSound(page);
  await password.fill(next);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Your new password is saved.');
  await expect(page.getByText(`You sign in as ${email}.`)).toBeVisible();
  // A screen reader goes on from what took the place of the form.
  await expect(page.locator(':focus')).toContainText('Your new password is saved.');
  await expectSound(page);

  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(next);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This link does not work any more.');
  await expect(page.locator(':focus')).toContainText('This link does not work any more.');
  await expectSound(page);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL(/\/login\/forgot$/);
  // The token stands behind the #: no request told it to anybody, nor does the log hold it.
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((one) => one.includes(token))).toEqual([]);
  expect(at.output()).toContain('/api/users/password/reset');
  expect(at.output()).not.toContain(token);
});

test('a link that ends while its page is open is refused when it is sent', async ({
  page,
  request,
  mailed: { mail, at },
  expectFaults,
}) => {
  expectFaults(/410/);
  const before = mail.accepted().length;
  const { email } = administrator();
  await request.post(`${at.origin}/api/users/password/forgot`, { data: { email } });
  await expect.poll(() => mail.accepted().length).toBe(before + 1);
  const text = plainText(mail.accepted()[before]?.source ?? '');
  const [link = '', token = ''] = /http:\S+\/login\/reset#([\w-]{43})/.exec(text) ?? [];
  const looked = page.waitForResponse('**/api/users/links/look');
  await page.goto(link);
  expect((await looked).status()).toBe(200);
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('amber-Dhow-2051');
  const data = { token, password: 'other-Dhow-2052' };
  expect((await request.post(`${at.origin}/api/users/password/reset`, { data })).status()).toBe(
    200,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('This link does not work any more.');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('a link that was cut off says so', async ({ page, mailed: { at } }) => {
  await page.goto(`${at.origin}/login/reset`);
  await expect(page.getByRole('alert')).toContainText('This link is not complete.');
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('a site that sends no mail offers no link', async ({ page }) => {
  const told = page.waitForResponse('**/api/users/password/forgot');
  await page.goto('/login');
  expect(await (await told).json()).toEqual({ byMail: false });
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveCount(0);
});
