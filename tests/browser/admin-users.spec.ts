import { randomUUID } from 'node:crypto';
import { expect, expectSound } from './admin.ts';
import { enterAs, signInAs, test } from './colleague.ts';
import { administrator } from './site.ts';

test('an administrator is added, disabled, enabled and given a new password', {
  tag: '@both',
}, async ({ page, colleague, expectFaults }) => {
  expectFaults(/409/);
  await enterAs(page, colleague);
  await page.goto('/admin/users');
  const own = page.getByRole('listitem').filter({ hasText: colleague.email });
  await expect(own).toContainText('you');
  await expect(own.getByRole('button')).toHaveCount(0);
  await expectSound(page);

  const address = page.getByLabel('Email address');
  await address.fill(administrator().email);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('This address belongs to a user already.')).toBeVisible();
  await expect(address).toHaveValue(administrator().email);

  const email = `${randomUUID().slice(0, 8)}@example.com`;
  await address.fill(email);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: `The password of ${email}` })).toBeFocused();
  const first = await page.locator('.accountSecret').innerText();
  await signInAs({ email, password: first });
  await expectSound(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(first)).toHaveCount(0);

  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByRole('button', { name: 'Disable' }).click();
  await expect(row).toContainText('disabled');
  await expect(signInAs({ email, password: first })).rejects.toThrow('wrong');
  await row.getByRole('button', { name: 'Enable' }).click();
  await expect(row).not.toContainText('disabled');

  page.once('dialog', (dialog) => dialog.dismiss());
  await row.getByRole('button', { name: 'New password' }).click();
  await expect(page.locator('.accountSecret')).toHaveCount(0);
  page.once('dialog', (dialog) => dialog.accept());
  await row.getByRole('button', { name: 'New password' }).click();
  const second = await page.locator('.accountSecret').innerText();
  expect(second).not.toBe(first);
  await signInAs({ email, password: second });
  await row.getByRole('button', { name: 'Disable' }).click();
  await expect(row).toContainText('disabled');
});
