import { expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import { blogCard, blogPopup, blogsScreen } from './blogs-screen.ts';
import { itemsCall, listPage } from './item-pages.ts';

/** Long forms on a loaded machine. */
test.slow();

test('R-2.7-08 each blog has a card with all that it shows', { tag: '@both' }, async ({
  page,
  blogs,
  unique,
}) => {
  await blogs.create({
    title: `Card ${unique}`,
    slug_url: unique,
    brief_paragraph: 'Words under the title',
    published_date: 'Ramadan 2026',
    category: 2,
  });
  await page.goto(blogsScreen);
  const own = blogCard(page, `Card ${unique}`);
  for (const text of ['Ramadan 2026', `Card ${unique}`, 'Words under the title']) {
    await expect(own.getByText(text)).toBeVisible();
  }
  const answer = await page.request.get('/api/categories');
  const { category } = (await answer.json()).data[1];
  await expect(own.getByText(category)).toBeVisible();
  await expect(own.locator('img')).toHaveAttribute('src', `/media/drawings/${unique}/banner.svg`);
  for (const name of ['Edit Blog', 'Delete Blog']) {
    await expect(own.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expectSound(page);
});

test('R-4-18 one click deletes a blog; a failure says why; both reload the list', async ({
  page,
  blogs,
  unique,
  expectFaults,
}) => {
  expectFaults(/404/);
  const { blog_id } = await blogs.create({ title: `Gone ${unique}`, slug_url: unique });
  await blogs.create({ title: `Stays ${unique}`, slug_url: `${unique}-2` });
  await page.goto(blogsScreen);
  const remove = (title: string) =>
    blogCard(page, title).getByRole('button', { name: 'Delete Blog' });
  await expect(remove(`Gone ${unique}`)).toBeVisible();
  await blogs.remove(blog_id);
  await remove(`Gone ${unique}`).click();
  await expect(page.getByText('There is no blog with this id.')).toBeVisible();
  await expect(blogCard(page, `Gone ${unique}`)).toHaveCount(0);
  await remove(`Stays ${unique}`).click();
  await expect(page.getByText('Blog deleted.')).toBeVisible();
  await expect(blogCard(page, `Stays ${unique}`)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Blogs', exact: true })).toBeFocused();
});

test('R-8-09 what does not load can be tried again', async ({
  page,
  blogs,
  unique,
  expectFaults,
}) => {
  await blogs.create({ title: `Tried ${unique}`, slug_url: unique });
  expectFaults(/503|ERR_FAILED/);
  await page.route(itemsCall('blog'), (route) =>
    route.fulfill({ status: 503, json: { message: 'Resting.' } }),
  );
  await page.route('**/api/categories', (route) => route.abort());
  await page.goto(blogsScreen);
  await expect(page.getByText('Resting.')).toBeVisible();
  await expect(page.getByText('Loading the blogs')).toHaveCount(0);
  await page.unroute(itemsCall('blog'));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('The categories could not be loaded')).toBeVisible();
  await page.unroute('**/api/categories');
  // Both shapes of the answer are understood (decision D15).
  await page.route('**/api/categories', (route) =>
    route.fulfill({ json: [1, 2].map((id) => ({ category_id: id, category: `Bare ${id}` })) }),
  );
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(
    page
      .getByRole('article')
      .getByText(/^Bare \d/)
      .first(),
  ).toBeVisible();
  await page.route(/\/blog\/\d+$/, (route) => route.abort());
  await blogCard(page, `Tried ${unique}`).getByRole('button', { name: 'Edit Blog' }).click();
  await expect(blogPopup(page).getByText('could not be reached')).toBeVisible();
  await page.unroute(/\/blog\/\d+$/);
  await blogPopup(page).getByRole('button', { name: 'Retry' }).click();
  await expect(blogPopup(page).getByLabel('Title', { exact: true })).not.toHaveValue('');
});

test('R-4-01 an empty list says what to do, a slow one waits with a spinner', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(itemsCall('blog'), async (route) => {
    await held;
    await route.fulfill({ json: listPage([]) });
  });
  await page.goto(blogsScreen);
  await expect(page.getByText('Loading the blogs')).toBeAttached();
  answer();
  await expect(page.getByText('The button above starts the first one.')).toBeVisible();
  await expect(page.getByText('Loading the blogs')).toHaveCount(0);
});
