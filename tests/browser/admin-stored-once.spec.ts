import type { Locator, Page } from '@playwright/test';
import { expect } from './admin.ts';
import { test } from './admin-items.ts';
import { blogPopup, openNewBlog } from './blogs-screen.ts';
import { holdCalls } from './held-calls.ts';

/** Long forms on a loaded machine. */
test.slow();

/** The calls that store a new blog, as they leave the page. */
function storedBlogs(page: Page): string[] {
  const stored: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname === '/blog') stored.push(request.url());
  });
  return stored;
}

async function openTitled(page: Page, title: string): Promise<Locator> {
  await openNewBlog(page);
  const form = blogPopup(page);
  await form.getByLabel('Title', { exact: true }).fill(title);
  return form;
}

test('what is pressed twice while the network is slow is stored once', async ({
  page,
  blogs,
  unique,
}) => {
  const stored = storedBlogs(page);
  const form = await openTitled(page, `Twice ${unique}`);
  const compared = await holdCalls(page, '**/api/likeness/blog');
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await compared.arrived;
  await expect(form.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+s');
  compared.release();
  await expect(page.getByText('Blog created.')).toBeVisible();
  expect(stored).toHaveLength(1);

  await openTitled(page, `Kept ${unique}`);
  const kept = await holdCalls(page, '**/blog?status=draft');
  await page.keyboard.press('Control+s');
  await kept.arrived;
  await page.keyboard.press('Control+s');
  kept.release();
  await expect(form).toHaveCount(0);
  expect(stored).toHaveLength(2);
  const made = (await blogs.list()).filter(({ title }) => title.endsWith(unique));
  for (const { blog_id } of made) await blogs.remove(blog_id);
});

test('Enter in a line of the form uploads nothing, Ctrl+Enter uploads', { tag: '@both' }, async ({
  page,
  blogs,
  unique,
}) => {
  const stored = storedBlogs(page);
  const form = await openTitled(page, `Half ${unique}`);
  for (const label of ['Title', 'Slug URL', 'Author', 'Meta Title']) {
    await form.getByLabel(label, { exact: true }).press('Enter');
    await expect(form.getByLabel(label, { exact: true })).toBeFocused();
  }
  expect(stored).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Blog created.')).toBeVisible();
  const made = (await blogs.list()).find(({ title }) => title === `Half ${unique}`);
  await blogs.remove(made?.blog_id ?? 0);
});
