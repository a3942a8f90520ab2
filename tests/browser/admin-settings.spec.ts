import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ecommerce } from '../../content/pages/service/ecommerce.ts';
import type { EditedSettings } from '../../domain/api/content/settings.ts';
import { expect, expectSound, test } from './admin.ts';
import { callAs } from './colleague.ts';
import { holdCalls } from './held-calls.ts';

// The settings are one record: two tests at once would read each other's words.
test.describe.configure({ mode: 'serial' });

function card(page: Page, id: string) {
  return page.locator(`#${id}`);
}

test('D30 a setting is saved, is no sample any more and stands on the public page at once', async ({
  page,
  userInfo,
  expectFaults,
}) => {
  expectFaults(/400/);
  const { settings, samples } = await callAs<{
    settings: { phone: string; email: string; networks: object };
    samples: string[];
  }>(userInfo, 'GET', '/api/settings');
  const { phone, email, networks } = settings;
  await page.goto('/admin/settings');
  const contact = card(page, 'contact');
  const telephone = contact.getByLabel('Telephone');
  await expect(telephone).toHaveValue(phone);
  const marks = contact.getByText('still sample');
  await expect(marks).toHaveCount(
    samples.filter((path) => /^(phone|email|networks)/.test(path)).length,
  );
  await expectSound(page);

  await telephone.fill('call us');
  const facebook = contact.getByRole('group', { name: 'Link 2' }).getByLabel('Address');
  await facebook.fill('javascript:alert(1)');
  await expect(contact.getByText('2 unsaved changes')).toBeVisible();
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a telephone number like')).toBeVisible();
  await expect(page.getByText('Must be a web address')).toBeVisible();
  await expect(telephone).toBeFocused();
  await expect(telephone).toHaveValue('call us');
  await expectSound(page);

  const number = `+44 20 7946 ${String(Date.now()).slice(-4)}`;
  await telephone.fill(number);
  await facebook.fill('https://www.facebook.com/ours');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(contact.getByText('unsaved')).toHaveCount(0);
  expect(await (await page.request.get('/contact')).text()).toContain(number);
  await page.goto('/admin');
  await expect(page.getByText(/settings are still samples/)).toBeVisible();
  await callAs(userInfo, 'PUT', '/api/settings/contact', { phone, email, networks });
});

test('D52 a testimonial and a figure are edited on their own', async ({ page, userInfo }) => {
  const { settings } = await callAs<{
    settings: { testimonials: object[]; claims: object };
  }>(userInfo, 'GET', '/api/settings');
  const { testimonials, claims } = settings;
  await page.goto('/admin/settings');
  const words = `They answer within ${randomUUID().slice(0, 6)} minutes.`;
  const first = page.getByRole('group', { name: 'Testimonial 1' });
  await expect(page.getByRole('group', { name: /^Testimonial \d/ })).toHaveCount(4);
  await first.getByLabel('What the client says').fill(words);
  await first.getByLabel('Stars').selectOption('4');
  await page.getByLabel('Satisfied clients').fill('41');
  for (const name of ['Save Testimonials', 'Save Figures']) {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('button', { name }).click();
    expect((await saved).status()).toBe(200);
  }
  const shown = await (await page.request.get('/')).text();
  expect(shown).toContain(words);
  const shop = await page.request.get(ecommerce.path);
  expect(await shop.text()).toContain('41+');
  await callAs(userInfo, 'PUT', '/api/settings/testimonials', { testimonials });
  await callAs(userInfo, 'PUT', '/api/settings/claims', { claims });
});

test('R-B-05 the time zones stand in the screen once their list is reached, and are chosen by keyboard', async ({
  page,
}) => {
  await page.goto('/admin/settings');
  const zone = card(page, 'region').getByLabel('Time zone', { exact: true });
  const before = await zone.inputValue();
  await expect(zone.locator('option')).toHaveCount(1);
  expect(await page.locator('option').count()).toBeLessThan(200);
  await zone.focus();
  await expect(zone.locator('option').nth(99)).toBeAttached();
  await expect(zone).toHaveValue(before);
  await page.keyboard.type('Europe/Lis');
  await expect(zone).toHaveValue('Europe/Lisbon');
  await page.keyboard.press('ArrowDown');
  await expect(zone).toHaveValue('Europe/Ljubljana');
  await expect(card(page, 'region').getByText('1 unsaved change')).toBeVisible();
});

test('D31 categories are added, renamed and deleted, and their blogs are asked for', async ({
  page,
  userInfo,
  expectFaults,
}) => {
  expectFaults(/409/);
  const name = `Motion ${randomUUID().slice(0, 6)}`;
  await page.goto('/admin/settings');
  const list = card(page, 'categories');
  await expect(list.getByRole('listitem').filter({ hasText: 'cannot be deleted' })).toHaveCount(1);
  await list.getByLabel('New category').fill('all');
  await list.getByRole('button', { name: 'Add category' }).click();
  await expect(list.getByText('There is a category of this name.')).toBeVisible();
  await list.getByLabel('New category').fill(name);
  await list.getByRole('button', { name: 'Add category' }).click();
  const field = list.getByLabel(`Name of ${name}`);
  await expect(field).toHaveValue(name);
  await field.fill(`${name} two`);
  await list.getByRole('button', { name: `Rename ${name}` }).click();
  await expect(list.getByLabel(`Name of ${name} two`)).toBeVisible();

  const { data } = await callAs<{ data: { category_id: number; category: string }[] }>(
    userInfo,
    'GET',
    '/api/categories',
  );
  const category = data.find((one) => one.category === `${name} two`)?.category_id;
  const blog = await callAs<{ data: { blog_id: number } }>(userInfo, 'POST', '/blog', {
    title: name,
    category,
  });
  await page.reload();
  const remove = list.getByRole('button', { name: `Delete ${name} two` });
  await remove.click();
  const goal = list.getByLabel(`Where the blogs of ${name} two go`);
  await expect(list.getByRole('button', { name: 'Move and delete' })).toBeDisabled();
  await expectSound(page);
  await goal.selectOption('No category');
  await list.getByRole('button', { name: 'Move and delete' }).click();
  await expect(remove).toHaveCount(0);
  await callAs(userInfo, 'DELETE', `/blog/${blog.data.blog_id}`);
});

test('a row that two people have changed is asked about by its field, the rest is merged', {
  tag: '@both',
}, async ({ page, userInfo, expectFaults }) => {
  expectFaults(/409/);
  const { settings } = await callAs<EditedSettings>(userInfo, 'GET', '/api/settings');
  const { phone, email, networks } = settings;
  await page.goto('/admin/settings');
  const contact = card(page, 'contact');
  const address = contact.getByRole('group', { name: /^Link \d: Facebook/ }).getByLabel('Address');
  // Only rows that are still samples are open at first.
  const unfold = async () => {
    const fold = contact.getByRole('button', { name: /^\d Facebook/, expanded: false });
    if ((await fold.count()) > 0) await fold.click();
  };
  await expect(contact.getByLabel('Email')).toBeVisible();
  await unfold();
  await address.fill('https://www.facebook.com/mine');
  const theirAddress = 'https://www.facebook.com/theirs';
  const fewer = networks
    .slice(1)
    .map((one) => (one.label === 'Facebook' ? { ...one, address: theirAddress } : one));
  const theirs = { phone, email: 'theirs@example.com', networks: fewer };
  await callAs(userInfo, 'PUT', '/api/settings/contact', theirs);
  await contact.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved this meanwhile' });
  await expect(dialog.getByRole('group', { name: 'Link: Address' })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /facebook.com\/mine/ })).toBeVisible();
  await expectSound(page);
  await dialog.getByRole('radio', { name: /^Mine/ }).check();
  await dialog.getByRole('button', { name: 'Save the choice' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(contact.getByLabel('Email')).toHaveValue('theirs@example.com');
  await unfold();
  await expect(address).toHaveValue('https://www.facebook.com/mine');
  await expect(contact.getByRole('button', { name: /LinkedIn/ })).toHaveCount(0);
  await expect(contact.getByText('unsaved')).toHaveCount(0);
  await callAs(userInfo, 'PUT', '/api/settings/contact', { phone, email, networks });
});

test('a row that was put back by Discard is not offered to Undo', async ({ page }) => {
  await page.goto('/admin/settings');
  const testimonials = card(page, 'testimonials');
  const rows = testimonials.locator('li[data-row]');
  const first = testimonials.getByRole('button', { name: 'Remove testimonial 1' });
  await expect(first).toBeVisible();
  const ids = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
  const before = await ids();
  await first.click();
  await expect(rows).toHaveCount(before.length - 1);
  const undo = testimonials.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeVisible();
  await testimonials.getByRole('button', { name: /^Discard/ }).click();
  expect(await ids()).toEqual(before);
  await expect(undo).toHaveCount(0);

  await first.click();
  await undo.click();
  expect(await ids()).toEqual(before);
});

test('words that are typed back while a save is on its way stay in the form', async ({
  page,
  userInfo,
}) => {
  const { settings } = await callAs<EditedSettings>(userInfo, 'GET', '/api/settings');
  const { phone, email, networks } = settings;
  await page.goto('/admin/settings');
  const contact = card(page, 'contact');
  const telephone = contact.getByLabel('Telephone');
  await expect(telephone).toHaveValue(phone);
  const save = await holdCalls(page, '**/api/settings/contact');
  await telephone.fill('+44 20 7946 0123');
  await contact.getByRole('button', { name: 'Save' }).click();
  await save.arrived;
  // What was sent cannot be taken back by Discard any more.
  await expect(contact.getByRole('button', { name: 'Discard' })).toBeDisabled();
  await telephone.fill(phone);
  save.release();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(contact.getByText('1 unsaved change')).toBeVisible();
  await expect(telephone).toHaveValue(phone);
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByText('unsaved')).toHaveCount(0);
  const after = await callAs<EditedSettings>(userInfo, 'GET', '/api/settings');
  expect(after.settings.phone).toBe(phone);
  await callAs(userInfo, 'PUT', '/api/settings/contact', { phone, email, networks });
});
