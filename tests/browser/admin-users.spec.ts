import { randomUUID } from 'node:crypto';
import { expect, expectSound } from './admin.ts';
import { enterAs, signInAs, test } from './colleague.ts';
import { administrator } from './site.ts';

test('an administrator is invited by a link, disabled, enabled and given a new password', {
  tag: '@both',
}, async ({ page, browser, colleague, expectFaults }) => {
  expectFaults(/409/);
  await enterAs(page, colleague);
  await page.goto('/admin/users');
  const own = page.getByRole('listitem').filter({ hasText: colleague.email });
  await expect(own).toContainText('you');
  await expect(own.getByRole('button')).toHaveCount(0);
  await expectSound(page);

  const address = page.getByLabel('Email address');
  const invite = page.getByRole('button', { name: 'Invite', exact: true });
  await address.fill(administrator().email);
  await invite.click();
  await expect(page.getByText('This address belongs to a user already.')).toBeVisible();
  await expect(address).toHaveValue(administrator().email);

  const email = `${randomUUID().slice(0, 8)}@example.com`;
  await address.fill(email);
  await invite.click();
  await expect(page.getByRole('heading', { name: `The invitation of ${email}` })).toBeFocused();
  await expectSound(page);
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText(`Invited by ${colleague.email}`);
  const link = page.locator('main code');
  const first = await link.innerText();
  await row.getByRole('button', { name: 'New link' }).click();
  await expect(link).not.toHaveText(first);
  const second = await link.innerText();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(second)).toHaveCount(0);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  const password = 'green-Dhow-2044';
  await theirs.goto(first);
  await expect(theirs.getByRole('alert')).toContainText('This link does not work any more.');
  await theirs.goto('about:blank');
  await theirs.goto(second);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Your invitation');
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(theirs.getByText(`You sign in as ${email}.`)).toBeVisible();
  await expectSound(theirs);
  await context.close();
  await signInAs({ email, password });

  await page.reload();
  await row.getByRole('button', { name: 'Disable' }).click();
  await expect(row).toContainText('disabled');
  await expect(signInAs({ email, password })).rejects.toThrow('wrong');
  await row.getByRole('button', { name: 'Enable' }).click();
  await expect(row).not.toContainText('disabled');

  page.once('dialog', (dialog) => dialog.dismiss());
  await row.getByRole('button', { name: 'New password' }).click();
  await expect(page.locator('main code')).toHaveCount(0);
  page.once('dialog', (dialog) => dialog.accept());
  await row.getByRole('button', { name: 'New password' }).click();
  const generated = await page.locator('main code').innerText();
  await signInAs({ email, password: generated });
  await row.getByRole('button', { name: 'Disable' }).click();
  await expect(row).toContainText('disabled');
});

test('an address that is too long for signing in is invited under no shorter one', async ({
  page,
  colleague,
  expectFaults,
}) => {
  expectFaults(/400/);
  await enterAs(page, colleague);
  await page.goto('/admin/users');
  const address = page.getByLabel('Email address');
  const email = 'mariam.al-hashimi@wells-and-channels.example';
  await address.click();
  await page.keyboard.insertText(email);
  await expect(address).toHaveValue(email);
  await expect(page.getByText(/these are 44/)).toBeVisible();
  const refused = page.waitForResponse((answer) => answer.status() === 400);
  await address.press('Enter');
  await refused;
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('heading', { name: /^The invitation of/ })).toHaveCount(0);
  await expect(address).toHaveValue(email);
});

test('an invitation is taken back', async ({ page, colleague }) => {
  await enterAs(page, colleague);
  await page.goto('/admin/users');
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(`The invitation of ${email} is withdrawn.`)).toBeVisible();
  await expect(row).toHaveCount(0);
});
