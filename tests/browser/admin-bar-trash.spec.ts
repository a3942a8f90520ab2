import { expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import { choose } from './bar.ts';
import { blogPopup, blogsScreen } from './blogs-screen.ts';

test('an item goes to the trash from its bar, which says so and restores it with its words', {
  tag: '@both',
}, async ({ page, blogs, unique, expectFaults }) => {
  // The picture of its social card, which may be asked for a moment after it is gone.
  expectFaults(/\/social\/blog\/\d+\.png/);
  const { blog_id } = await blogs.create({ title: `Quay ${unique}`, slug_url: unique });
  await page.goto(`${blogsScreen}?find=${unique}&edit=${blog_id}`);
  const form = blogPopup(page);
  await form.getByLabel('Brief Paragraph').fill('Not saved yet');
  await choose(form, 'Move to Trash');
  await expect(form.getByText('In the trash', { exact: true })).toBeVisible();
  await expect(form.getByText('restore it for 30 days')).toBeVisible();
  await expect(form.getByRole('link', { name: 'Open the page' })).toHaveCount(0);
  expect((await page.request.get(`/blogs/${unique}`)).status()).toBe(410);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await form.getByRole('button', { name: 'Restore', exact: true }).press('Enter');
  await expect(form.getByText('In the trash', { exact: true })).toHaveCount(0);
  await expect(form.getByLabel('Brief Paragraph')).toHaveValue('Not saved yet');
  expect((await page.request.get(`/blogs/${unique}`)).status()).toBe(200);
});

test('a case study on its own page goes to the trash and comes back, too', async ({
  page,
  published,
  unique,
  expectFaults,
}) => {
  expectFaults(/\/social\/case-study\/\w+\.png/);
  const { _id } = await published({ heroHeading: `Mole ${unique}` });
  await page.goto(`/admin/casestudy/${_id}/edit`);
  await expect(page.getByLabel('Hero heading')).toHaveValue(`Mole ${unique}`);
  await choose(page, 'Move to Trash');
  await expect(page.getByText('In the trash', { exact: true })).toBeVisible();
  expect((await page.request.get(`/casestudy/${_id}`)).status()).toBe(410);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('In the trash', { exact: true })).toHaveCount(0);
  expect((await page.request.get(`/casestudy/${_id}`)).status()).toBe(200);
});
