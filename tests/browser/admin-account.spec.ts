import { expect, expectSound } from './admin.ts';
import { codeNow, enterAs, signInAs, test } from './colleague.ts';

test('a password is changed: messages at the fields, a suggestion, other sessions end', async ({
  page,
  colleague,
  expectFaults,
}) => {
  expectFaults(/40[01]/);
  await signInAs(colleague);
  await enterAs(page, colleague);
  await page.goto('/admin/account');
  const sessions = page.getByRole('region').or(page.locator('section', { hasText: 'Sessions' }));
  await expect(sessions.last().getByRole('listitem')).toHaveCount(2);
  await expectSound(page);

  const current = page.getByLabel('Current password');
  const next = page.getByLabel('New password');
  const change = page.getByRole('button', { name: 'Change password' });
  await expect(next).toHaveAccessibleDescription(/^12 to 16 characters\. No common words/);
  await current.fill('not-the-right-1');
  await next.fill('password1234');
  await change.click();
  await expect(
    page.getByText('This is one of the passwords that are guessed first.'),
  ).toBeVisible();
  await expect(next).toBeFocused();
  await expect(current).toHaveValue('not-the-right-1');

  await page.getByRole('button', { name: 'Suggest a password' }).click();
  await expect(next).toHaveAttribute('type', 'text');
  const suggested = await next.inputValue();
  expect(suggested).toHaveLength(16);
  await change.click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await expect(current).toBeFocused();
  await expect(next).toHaveValue(suggested);

  await current.fill(colleague.password);
  await change.click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(current).toHaveValue('');
  await expect(sessions.last().getByRole('listitem')).toHaveCount(1);
  await signInAs({ ...colleague, password: suggested });
});

test('sessions: this one is marked, another is ended, all are left at once', async ({
  page,
  colleague,
}) => {
  await signInAs(colleague);
  await signInAs(colleague);
  await page.goto('/login');
  await page.getByLabel('Email').fill(colleague.email);
  await page.getByLabel('Password', { exact: true }).fill(colleague.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/account');
  const rows = page.locator('section', { hasText: 'Sessions' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const own = rows.filter({ hasText: 'this one' });
  await expect(own).toContainText('Chrome on Linux');
  await expect(own).toContainText('from the network 127.0.0.0');
  await rows.getByRole('button').first().click();
  await expect(page.getByText('The session has ended.')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the second factor: set up by picture or text, codes shown once, turned off', async ({
  page,
  context,
  colleague,
  expectFaults,
}) => {
  expectFaults(/400/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(page, colleague);
  await page.goto('/admin/account');
  const password = page.getByLabel('Your password');
  const heading = page.getByRole('heading', { level: 1 });
  await password.fill(colleague.password);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading, 'its button is gone').toBeFocused();
  await password.fill(colleague.password);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the secret' })).toBeVisible();
  await expect(page.getByText('Scan the picture'), 'the form is gone').toBeFocused();
  await expectSound(page);
  const secret = (await page.locator('main code').innerText()).replaceAll(' ', '');
  const code = page.getByLabel('Code of the app');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('This code is wrong or was used already.')).toBeVisible();
  await code.fill(codeNow(secret, -1));
  await page.getByRole('button', { name: 'Turn on' }).click();

  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = page.locator('main li:has(code)');
  await expect(codes).toHaveCount(10);
  const first = await codes.first().innerText();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')[0]).toBe(first);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Password/ })).toBeHidden();
  await expect(codes.first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(heading).toBeFocused();
  await expect(page.getByText('On. 10 recovery codes are left.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('On. 10 recovery codes are left.')).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);

  await password.fill(colleague.password);
  await page.getByLabel('Code of the app, or a recovery code').fill(first);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await expect(heading).toBeFocused();
  await signInAs(colleague);
});

test('mail about mentions is turned off and on', { tag: '@both' }, async ({ page, colleague }) => {
  await enterAs(page, colleague);
  await page.goto('/admin/account');
  const choice = page.getByRole('checkbox', { name: 'A mail when a colleague mentions me' });
  await expect(choice).toBeChecked();
  await choice.press('Space');
  await expect(page.getByText('You get no mail when a remark mentions you.')).toBeVisible();
  await expect(choice).not.toBeChecked();
  await expectSound(page);
  await page.reload();
  await expect(choice).not.toBeChecked();
  await choice.press('Space');
  await expect(choice).toBeChecked();
});
