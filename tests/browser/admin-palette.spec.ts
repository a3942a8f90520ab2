import type { Page } from '@playwright/test';
import { expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import { blogPopup, blogsScreen } from './blogs-screen.ts';
import { holdCalls } from './held-calls.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Jump to' });
const field = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });
/** Its keys are heard as soon as a screen is there. */
async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const searches = /\/api\/items\?find=/;

test.slow();

test('R-X-11 by keyboard alone any item, screen or action is reached', {
  tag: '@both',
}, async ({ page, unique, blogs }) => {
  const item = { title: `Palette ${unique}`, blog_image: '/icon-192.png' };
  await blogs.create({ ...item, slug_url: `palette-${unique}` });
  await openAt(page, '/admin/media');
  await page.keyboard.press('Control+j');
  await expect(field(page)).toBeFocused();
  await expectSound(page);
  await page.keyboard.type(`palette ${unique}`);
  await expect(chosen(page)).toContainText(`Palette ${unique}`);
  await expect(chosen(page)).toContainText('Published');
  await expectSound(page);
  await page.keyboard.press('Enter');
  await expect(blogPopup(page).getByLabel('Title', { exact: true })).toHaveValue(item.title);
  // Over an open form, which stays when only the palette is closed.
  await page.keyboard.press('Control+j');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(blogPopup(page)).toBeVisible();
  await page.keyboard.press('Control+j');
  await expect(options(page).first()).toContainText(`Palette ${unique}`);
  await page.keyboard.type('redir');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Redirects', exact: true })).toBeVisible();
});

test('the arrows go round; new items are made; the button opens it, too', async ({ page }) => {
  await openAt(page, '/admin/trash');
  await page.getByRole('button', { name: 'Jump to' }).click();
  await field(page).fill('new');
  await expect(palette(page).getByRole('status')).toHaveText(/result/);
  const first = await chosen(page).textContent();
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).not.toHaveText(first ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText(first ?? '');
  await field(page).fill('new blog');
  await options(page).filter({ hasText: 'New blog' }).click();
  await expect(blogPopup(page)).toBeVisible();
});

test('Back closes it over a form, which stays', async ({ page }) => {
  await openAt(page, '/admin/trash');
  await page.goto('/admin/blogs');
  await page.getByRole('button', { name: 'Upload New Blog' }).click();
  const title = blogPopup(page).getByLabel('Title', { exact: true });
  await title.fill('Half a thought');
  await page.keyboard.press('Control+j');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(palette(page)).toHaveCount(0);
  await expect(title).toHaveValue('Half a thought');
  await blogPopup(page).getByRole('button', { name: 'Discard', exact: true }).click();
  await page.keyboard.press('Control+j');
  await page.goBack();
  await expect(palette(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/blogs$/);
});

test('on its own list the form of another item opens, and of a new one', async ({
  page,
  unique,
  blogs,
}) => {
  for (const name of ['One', 'Two']) {
    const item = { title: `${name} ${unique}`, blog_image: '/icon-192.png' };
    await blogs.create({ ...item, slug_url: `${name}-${unique}` });
  }
  await openAt(page, blogsScreen);
  const title = blogPopup(page).getByLabel('Title', { exact: true });
  for (const name of ['One', 'Two']) {
    await page.keyboard.press('Control+j');
    await field(page).fill(`${name} ${unique}`);
    await expect(chosen(page)).toContainText(`${name} ${unique}`);
    await page.keyboard.press('Enter');
    await expect(title).toHaveValue(`${name} ${unique}`);
  }
});

test('a slow older answer is dropped, a failure can be tried again', async ({
  page,
  expectFaults,
  unique,
  blogs,
}) => {
  expectFaults(/503/);
  const item = { title: `Late ${unique}`, blog_image: '/icon-192.png' };
  await blogs.create({ ...item, slug_url: `late-${unique}` });
  await openAt(page, '/admin/trash');
  await page.keyboard.press('Control+j');
  await page.route(searches, (route) =>
    route.fulfill({ status: 503, json: { message: 'Resting.' } }),
  );
  await field(page).fill(`late ${unique}`);
  await expect(palette(page).getByRole('alert')).toContainText('Resting.');
  await page.unroute(searches);
  await palette(page).getByRole('button', { name: 'Retry' }).click();
  await expect(options(page)).toHaveCount(1);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/find=held/, async (route) => {
    await held;
    await route.fulfill({ json: { items: [] } }).catch(() => {});
  });
  await field(page).fill('held');
  await expect(palette(page).getByText('Searching')).toBeVisible();
  await field(page).fill(`late ${unique}`);
  await expect(palette(page).getByText('1 result')).toBeVisible();
  release();
  await page.waitForTimeout(300);
  await expect(options(page)).toHaveCount(1);

  const looked = await holdCalls(page, searches);
  await field(page).fill('t');
  await page.keyboard.press('ArrowDown');
  const second = String(await chosen(page).textContent());
  looked.release();
  await expect(palette(page).getByText('Searching')).toBeHidden();
  await expect(chosen(page), 'what was found late stands before it').toHaveText(second);
  await page.unroute(searches);
  await field(page).fill('nothing of the kind');
  await expect(palette(page).getByText('Nothing matches. Try fewer words.')).toBeVisible();
});
