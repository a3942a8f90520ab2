import type { Page } from '@playwright/test';
import { insertItem } from '../../db/content/change-items.ts';
import { changeContent } from '../../db/content/content-version.ts';
import { openDatabase } from '../../db/open.ts';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import { blogCard, blogPopup, blogsScreen } from './blogs-screen.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Selected items' });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const listOf = (find: string) => `${blogsScreen}?find=${find}&sort=title`;

/** Drafts of one test. */
async function addDrafts(dataDir: string, unique: string, count: number): Promise<void> {
  const { db } = openDatabase(`sqlite:${dataDir}/site.db`);
  await changeContent(db, async (transaction) => {
    for (let index = 1; index <= count; index++) {
      const typed = { title: `Bulk ${unique} ${index}`, blog_image: '/icon-192.png' };
      await insertItem(transaction, blogKind, blogInput.parse(typed), { status: 'draft' });
    }
  });
  await db.destroy();
}

test.slow();

test('all on a page are published by two presses, and one press undoes it', {
  tag: '@both',
}, async ({ page, site, unique, blogs }) => {
  await addDrafts(site.dataDir, unique, 23);
  await page.goto(listOf(unique));
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(23);
  await page.getByLabel('Select all on this page').check();
  await expect(bar(page).getByText('23 selected')).toBeVisible();
  await expectSound(page);
  await bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(result(page).getByText('23 published.')).toBeVisible();
  await expect(result(page)).toBeFocused();
  await expect(cards.getByText('Published', { exact: true })).toHaveCount(23);
  await expectSound(page);
  await result(page).getByRole('button', { name: 'Undo' }).click();
  await expect(result(page).getByText('23 as before.')).toBeVisible();
  await expect(cards.getByText('Draft', { exact: true })).toHaveCount(23);
  await result(page).getByRole('button', { name: 'Close' }).click();
  await expect(result(page)).toHaveCount(0);
  expect((await blogs.list()).length).toBeGreaterThan(23);
});

test('a change whose answer is lost can be undone', async ({
  page,
  site,
  unique,
  expectFaults,
}) => {
  expectFaults(/Failed to load resource|ERR_CONNECTION/);
  await addDrafts(site.dataDir, unique, 2);
  await page.goto(listOf(unique));
  await page.route('**/bulk', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByLabel('Select all on this page').check();
  await bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(result(page).getByText('2 items may have been changed')).toBeVisible();
  const states = page.getByRole('article');
  await expect(states.getByText('Published', { exact: true })).toHaveCount(2);
  await result(page).getByRole('button', { name: 'Undo' }).click();
  await expect(result(page).getByText('2 as before.')).toBeVisible();
  await expect(states.getByText('Draft', { exact: true })).toHaveCount(2);
});

test('what is refused is named and stays chosen; the others are done', async ({
  page,
  unique,
  blogs,
}) => {
  const item = { title: `Kept ${unique}`, blog_image: '/icon-192.png' };
  const { blog_id } = await blogs.create({ ...item, slug_url: `kept-${unique}` });
  await blogs.create({ ...item, title: `Gone ${unique}`, slug_url: `gone-${unique}` });
  await page.goto(listOf(unique));
  await expect(page.getByRole('article')).toHaveCount(2);
  // Somebody else deletes one of them meanwhile.
  await blogs.remove(blog_id);
  await page.getByLabel('Select all on this page').press('Space');
  await bar(page).getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(result(page).getByText('1 taken back, 1 refused.')).toBeVisible();
  await expect(result(page).getByText('There is no such blog.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(blogCard(page, `Gone ${unique}`).getByText('Taken back')).toBeVisible();
});

test('a category is set, and found by its filter, which the address keeps', async ({
  page,
  unique,
  blogs,
}) => {
  const item = { title: `Filed ${unique}`, blog_image: '/icon-192.png' };
  await blogs.create({ ...item, slug_url: `filed-${unique}` });
  await page.goto(listOf(unique));
  const card = blogCard(page, `Filed ${unique}`);
  await card.getByLabel(`Select Filed ${unique}`).check();
  await bar(page).getByLabel('Category for the selected').selectOption('Web Development');
  await bar(page).getByRole('button', { name: 'Set category' }).click();
  await expect(result(page).getByText('1 given the category.')).toBeVisible();
  await page.getByLabel('Filter by category').selectOption('Web Development');
  await expect(page).toHaveURL(/category=\d+/);
  await expect(card).toBeVisible();
  await page.getByLabel('State').selectOption('Draft');
  await expect(page).toHaveURL(/state=draft/);
  await expect(page.getByText(`Nothing here matches “${unique}”`)).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Filter by category')).toHaveValue(/\d+/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/category=/);
});

test('a heading opens the form, and what is public opens on the site', async ({
  page,
  unique,
  blogs,
  locationPages,
}) => {
  const item = { title: `Linked ${unique}`, blog_image: '/icon-192.png' };
  await blogs.create({ ...item, slug_url: `linked-${unique}` });
  await page.goto(listOf(unique));
  const card = blogCard(page, `Linked ${unique}`);
  await card.getByRole('link', { name: `Linked ${unique}`, exact: true }).click();
  await expect(blogPopup(page).getByLabel('Title', { exact: true })).toHaveValue(item.title);
  await page.keyboard.press('Escape');
  const [site] = await Promise.all([
    page.waitForEvent('popup'),
    card.getByRole('link', { name: `View on site: Linked ${unique}` }).click(),
  ]);
  await expect(site).toHaveURL(new RegExp(`/blogs/linked-${unique}$`));
  const place = { slug_url: `place-${unique}`, main_heading: `In Deira ${unique}` };
  await locationPages.create({ ...place, highlighted_heading: 'For shops by the creek' });
  await page.goto(`/admin/location-pages?find=place-${unique}`);
  const row = page.getByRole('listitem').filter({ hasText: `/place-${unique}` });
  for (const text of [place.main_heading, 'For shops by the creek', 'Published', 'Changed']) {
    await expect(row).toContainText(text);
  }
  await expectSound(page);
});
