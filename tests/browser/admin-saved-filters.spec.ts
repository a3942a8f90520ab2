import { expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import { blogsScreen } from './blogs-screen.ts';

test('a filter is saved, opened again, renamed, deleted and restored, by keyboard alone', {
  tag: '@both',
}, async ({ page, blogs, unique, expectFaults }) => {
  expectFaults(/400/);
  await blogs.create({ title: `Weir ${unique}`, slug_url: unique });
  const row = page.getByRole('navigation', { name: 'Saved filters' });
  const save = page.getByRole('button', { name: 'Save this filter' });
  const field = page.getByLabel('Name of the filter');
  await page.goto(blogsScreen);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(save).toHaveCount(0);
  await page.getByLabel('Find a blog').fill(unique);
  await page.getByLabel('Sort by').selectOption('Title, A to Z');
  await save.press('Enter');
  await expect(field).toBeFocused();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await save.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a name.')).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type(`Weirs ${unique}`);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue(`Weirs ${unique}`);
  await page.keyboard.press('Enter');
  const link = row.getByRole('link', { name: `Weirs ${unique}` });
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(save).toHaveCount(0);
  await expectSound(page);

  await page.goto(blogsScreen);
  await expect(link).not.toHaveAttribute('aria-current', 'true');
  await link.press('Enter');
  await expect(page).toHaveURL(`${blogsScreen}?find=${unique}&sort=title`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByLabel('Find a blog')).toHaveValue(unique);
  await expect(page.getByLabel('Sort by')).toHaveValue('title');

  await page.getByRole('button', { name: 'Rename filter' }).press('Enter');
  await page.keyboard.type(`Dams ${unique}`);
  await page.keyboard.press('Enter');
  const renamed = row.getByRole('link', { name: `Dams ${unique}` });
  await expect(renamed).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete filter' }).press('Enter');
  await expect(renamed).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(renamed).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete filter' }).press('Enter');
  await expect(renamed).toHaveCount(0);
});

test('what is typed in a list is not undone by a saved filter, and a second name is refused', async ({
  page,
  unique,
  expectFaults,
}) => {
  expectFaults(/409/);
  await page.goto(`${blogsScreen}?state=draft`);
  const save = page.getByRole('button', { name: 'Save this filter' });
  await save.click();
  await page.getByLabel('Name of the filter').fill(`Drafts ${unique}`);
  await page.getByRole('button', { name: 'Save filter' }).click();
  const link = page.getByRole('link', { name: `Drafts ${unique}` });
  await expect(link).toBeVisible();
  await page.getByLabel('State').selectOption('Published');
  await save.click();
  await page.getByLabel('Name of the filter').fill(`Drafts ${unique}`);
  await page.getByRole('button', { name: 'Save filter' }).click();
  await expect(page.getByText('You have a saved filter with this name already.')).toBeVisible();
  await expect(page.getByLabel('Name of the filter')).toHaveValue(`Drafts ${unique}`);
  await link.click();
  await expect(page.getByLabel('State')).toHaveValue('draft');
  await page.goBack();
  await expect(page.getByLabel('State')).toHaveValue('published');
  await link.click();
  await page.getByRole('button', { name: 'Delete filter' }).click();
  await expect(link).toHaveCount(0);
});

test('enquiries and case studies have their own, and without them the list still stands', async ({
  page,
  unique,
  expectFaults,
}) => {
  await page.goto('/admin/enquiries?folder=all&find=dates');
  await page.getByRole('button', { name: 'Save this filter' }).click();
  await page.getByLabel('Name of the filter').fill(`Dates ${unique}`);
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: `Dates ${unique}` });
  await expect(link).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: /^New \d/ }).click();
  await expect(link).not.toHaveAttribute('aria-current', 'true');
  await link.click();
  await expect(page.getByRole('searchbox')).toHaveValue('dates');
  await page.goto('/admin/casestudy');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.goto('/admin/enquiries?folder=all&find=dates');
  await page.getByRole('button', { name: 'Delete filter' }).click();
  await expect(link).toHaveCount(0);
  expectFaults(/503/);
  await page.route('**/api/saved-filters**', (route) =>
    route.fulfill({ status: 503, json: { message: 'Resting.' } }),
  );
  await page.goto('/admin/casestudy');
  await expect(page.getByText('Your saved filters could not be loaded.')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
