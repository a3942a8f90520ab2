import type { Page } from '@playwright/test';
import { insertItem } from '../../db/content/change-items.ts';
import { changeContent } from '../../db/content/content-version.ts';
import { openDatabase } from '../../db/open.ts';
import { blogInput, blogKind } from '../../domain/content/kinds/blog.ts';
import { test as base, expect, expectSound } from './admin.ts';
import { blogCard, blogsScreen } from './blogs-screen.ts';
import { itemsCall } from './item-pages.ts';

const count = 125;

/** A site of this file's own, with so many blogs that their list has pages. */
const test = base.extend<object, { blogs: null }>({
  blogs: [
    async ({ site }, use) => {
      const { db } = openDatabase(`sqlite:${site.dataDir}/site.db`);
      await changeContent(db, async (transaction) => {
        for (let index = 1; index <= count; index++) {
          const typed = { title: `Zephyr ${index}`, blog_image: '/icon-192.png' };
          const blog = blogInput.parse(typed);
          const status = index === 7 ? 'draft' : 'published';
          await insertItem(transaction, blogKind, blog, { status });
        }
      });
      await db.destroy();
      await use(null);
    },
    { scope: 'worker' },
  ],
});
test.use({ settings: { LOG_LEVEL: 'error' } });
// In one worker: each needs a site, and the tests after it another.
test.describe.configure({ mode: 'default' });
test.slow();

const searchField = (page: Page) => page.getByLabel('Find a blog');

test('R-9-14 last change first, drafts marked, pages of 60, rows of 3, 2 or 1', {
  tag: '@both',
}, async ({ page, blogs: _ }) => {
  await page.goto(blogsScreen);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(60);
  await expect(cards.first()).toContainText(`Zephyr ${count}`);
  await page.getByLabel('Sort by').selectOption('Title, A to Z');
  await searchField(page).fill('zephyr');
  await expect(cards.nth(1)).toContainText('Zephyr 2');
  await expect(blogCard(page, 'Zephyr 7').getByText('Draft')).toBeVisible();
  await expect(blogCard(page, 'Zephyr 8').getByText('Draft')).toHaveCount(0);
  const tops = await cards.evaluateAll((all) =>
    all.slice(0, 4).map((one) => one.getBoundingClientRect().top),
  );
  const perRow = tops.filter((top) => top === tops[0]).length;
  expect(perRow).toBe((page.viewportSize()?.width ?? 0) > 1_000 ? 3 : 1);
  await expectSound(page);
});

test('R-X-11 by keyboard alone a list is searched, sorted and paged; Back knows the way', async ({
  page,
  blogs: _,
}) => {
  await page.goto(blogsScreen);
  const first = page.getByRole('article').first();
  await searchField(page).focus();
  await page.keyboard.type('zephyr');
  await expect(page.getByText(`${count} of `)).toBeAttached();
  await expect(page).toHaveURL(/\/admin\/blogs\?find=zephyr$/);
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Sort by')).toBeFocused();
  await page.keyboard.type('Title');
  await expect(page).toHaveURL(/find=zephyr&sort=title$/);
  await expect(first).toContainText('Zephyr 1');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await expect(page).toHaveURL(/find=zephyr&sort=title&page=2$/);
  await expect(first).toContainText('Zephyr 61');
  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(page.getByRole('heading', { name: 'Trash', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await expect(searchField(page)).toHaveValue('zephyr');
  await page.reload();
  await expect(first).toContainText('Zephyr 61');
  await page.goBack();
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('title');
  await page.goBack();
  await expect(page).toHaveURL(/find=zephyr$/);
  await expect(page.getByLabel('Sort by')).toHaveValue('changed');
});

test('a slow older answer does not take the place of a newer one', async ({ page, blogs: _ }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(itemsCall('blog'), async (route) => {
    const find = new URL(route.request().url()).searchParams.get('find');
    if (find === 'zephyr 12') {
      asked++;
      await held;
    }
    // The browser has ended the older one.
    await route.continue().catch(() => {});
  });
  await page.goto(blogsScreen);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(60);
  await searchField(page).fill('zephyr 12');
  await expect.poll(() => asked).toBe(1);
  // The old rows stay meanwhile, and the field takes more.
  await expect(cards).toHaveCount(60);
  await searchField(page).pressSequentially('3');
  await expect(cards).toHaveCount(1);
  release();
  await page.waitForTimeout(500);
  await expect(cards).toHaveCount(1);
  await expect(searchField(page)).toHaveValue('zephyr 123');
});

test('R-8-09 a search that fails keeps the words, and Retry asks again', async ({
  page,
  expectFaults,
  blogs: _,
}) => {
  expectFaults(/503/);
  await page.goto(blogsScreen);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route(itemsCall('blog'), (route) =>
    route.fulfill({ status: 503, json: { message: 'Resting.' } }),
  );
  await searchField(page).fill('zephyr 124');
  await expect(page.getByRole('alert')).toHaveText('Resting.');
  await expect(searchField(page)).toHaveValue('zephyr 124');
  await page.unroute(itemsCall('blog'));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await searchField(page).fill('nowhere');
  await expect(page.getByText('Nothing here matches “nowhere”.')).toBeVisible();
});

test('what is deleted on the last page is gone at once, and back when it is restored', async ({
  page,
  blogs: _,
}) => {
  // The last card stands far below the title.
  await page.setViewportSize({ width: 768, height: 500 });
  await page.goto(`${blogsScreen}?find=zephyr&sort=title&page=3`);
  await expect(page.getByRole('article')).toHaveCount(5);
  await blogCard(page, 'Zephyr 125').getByRole('button', { name: 'Delete Blog' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await undo.click();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(page).toHaveURL(/find=zephyr&sort=title&page=3$/);
});
