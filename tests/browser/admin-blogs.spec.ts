import type { Page } from '@playwright/test';
import { expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import { administrator } from './site.ts';

/** Long forms on a loaded machine. */
test.slow();

const screen = '/admin/blogs';
const places = Array.from({ length: 10 }, (_, index) => index + 1);

function popup(page: Page) {
  return page.getByRole('dialog', { name: 'Blogs Upload' });
}

function card(page: Page, name: string) {
  return page.getByRole('article', { name });
}

async function openNew(page: Page) {
  await page.goto(screen);
  await page.getByRole('button', { name: 'Upload New Blog', exact: true }).click();
  await expect(popup(page)).toBeVisible();
}

function manyBlogs(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    blog_id: 1_000_000 + index,
    slug_url: `blog-${index + 1}`,
    title: `Blog ${index + 1}`,
    brief_paragraph: 'Brief',
    published_date: '',
    blog_image: '/icon-192.png',
    category: null,
  }));
}

test('R-2.7-08 R-2.7-09 cards with everything a blog shows; axe', { tag: '@both' }, async ({
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
  await page.goto(screen);
  const own = card(page, `Card ${unique}`);
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

test('R-2.7-11…14 R-4-17 R-5-14 R-5-15 R-6-02 create a blog', { tag: '@both' }, async ({
  page,
  blogs,
  unique,
  userInfo,
}) => {
  await openNew(page);
  const form = popup(page);
  await expect(page.locator('body')).toHaveClass(/popup-open/);
  const options = form.getByLabel('Category', { exact: true }).locator('option');
  await expect(options.filter({ hasText: 'Web Development' })).toHaveCount(1);
  expect(await options.allTextContents()).not.toContain('All');
  await form.getByLabel('Category', { exact: true }).selectOption('Web Development');
  const typed: Record<string, string> = {
    'Banner image URL': '/icon-192.png',
    'Meta Title': 'Meta',
    'Meta Description': 'Description',
    'Canonical Link': 'https://example.com/a',
    Title: `New ${unique}`,
    'Slug URL': `New  ${unique}`,
    'Brief Paragraph': 'In short',
    'Published Date': '3 November 2026',
  };
  for (const [label, text] of Object.entries(typed)) {
    await form.getByLabel(label, { exact: true }).fill(text);
  }
  for (const place of places) {
    await form
      .getByLabel(`Heading ${place}`, { exact: true })
      .fill(place % 5 === 1 ? '' : `H${place}`);
    await form
      .getByLabel(`Paragraph ${place}`, { exact: true })
      .fill(place % 5 === 2 ? '' : `<p>P${place}</p>`);
  }
  await expect(form.getByText(`/blogs/new-${unique}`)).toBeVisible();
  await expect(form.getByText('6 of 10 used')).toBeVisible();
  await expect(form.getByText('Not saved: heading is empty.')).toHaveCount(2);
  await expectSound(page);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  const reloaded = page.waitForResponse(
    (answer) => /\/blog$/.test(answer.url()) && answer.request().method() === 'GET',
  );
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  const request = await posted;
  expect(request.headers().authorization).toBe(`Bearer ${userInfo.token}`);
  const body = request.postDataJSON();
  expect(body).toMatchObject({ title: `New ${unique}`, slug_url: `New  ${unique}`, category: 2 });
  expect(body.blogs_content).toEqual(
    [3, 4, 5, 8, 9, 10].map((place) => ({ heading: `H${place}`, paragraph: `<p>P${place}</p>` })),
  );
  await expect(page.getByText('Blog created.')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/popup-open/);
  await reloaded;
  await expect(page.getByRole('article').first()).toContainText(`New ${unique}`);
  expect((await blogs.list()).some(({ title }) => title === `New ${unique}`)).toBe(true);
});

test('R-4-14 R-4-16 edit a blog; closing and opening again shows what is stored', async ({
  page,
  blogs,
  unique,
}) => {
  const pair = (place: number) => ({ heading: `H${place}`, paragraph: `<p>P${place}</p>` });
  const stored = await blogs.create({
    title: `Old ${unique}`,
    slug_url: unique,
    published_date: 'some day',
    blogs_content: [pair(1), pair(2), pair(3)],
  });
  await page.goto(screen);
  const edit = card(page, `Old ${unique}`).getByRole('button', { name: 'Edit Blog' });
  const loaded = page.waitForRequest((request) =>
    request.url().endsWith(`/blog/${stored.blog_id}`),
  );
  await edit.click();
  await loaded;
  const form = popup(page);
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue(`Old ${unique}`);
  await expect(form.getByLabel('Paragraph 3', { exact: true })).toHaveText('P3');
  await expect(form.getByLabel('Heading 4', { exact: true })).toHaveValue('');
  await expect(form.getByText('No date can be read from this.')).toBeVisible();
  await form.getByLabel('Title', { exact: true }).fill(`Newer ${unique}`);
  await form.getByRole('button', { name: 'Move pair 3 up' }).click();
  await expect(form.getByLabel('Heading 2', { exact: true })).toHaveValue('H3');
  await form.getByRole('button', { name: /^1 H1/ }).click();
  await expect(form.getByLabel('Heading 1', { exact: true })).toBeHidden();
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  const save = await form.getByRole('button', { name: 'Save', exact: true }).elementHandle();
  await form.getByLabel('Paragraph 3', { exact: true }).press('Control+End');
  await page.evaluate(async (button) => {
    // The last key and the press on the button, with no turn of the page between them.
    document.execCommand('insertText', false, '!');
    await null;
    (button as HTMLElement).click();
  }, save);
  expect((await put).url()).toContain(`/blog/${stored.blog_id}`);
  await expect(page.getByText('Blog saved.')).toBeVisible();
  await expect(card(page, `Newer ${unique}`)).toBeVisible();
  await expect(page.getByText('Blog saved.')).toHaveCount(0);
  const last = { heading: 'H2', paragraph: '<p>P2!</p>' };
  expect((await blogs.find(stored.blog_id)).blogs_content).toEqual([pair(1), pair(3), last]);
});

test('R-4-15 R-4-16 every way to close it; a click inside does not', async ({ page }) => {
  await openNew(page);
  const create = page.getByRole('button', { name: 'Upload New Blog', exact: true });
  await popup(page).getByRole('button', { name: 'Discard', exact: true }).click();
  await create.dblclick();
  const title = popup(page).getByLabel('Title', { exact: true });
  const ways = [
    () => popup(page).getByRole('button', { name: 'Discard', exact: true }).click(),
    () => popup(page).getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.keyboard.press('Escape'),
    // A phone's popup fills the screen.
    ...((page.viewportSize()?.width ?? 0) > 768 ? [() => page.mouse.click(8, 450)] : []),
  ];
  for (const close of ways) {
    await title.fill('Typed');
    await popup(page)
      .getByRole('heading', { name: /^Content/ })
      .click();
    await expect(title).toHaveValue('Typed');
    await close();
    await expect(popup(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveClass(/popup-open/);
    await expect(create).toBeFocused();
    await create.press('Enter');
    await expect(title).toHaveValue('');
    await expect(title).toBeFocused();
  }
});

test('R-8-07 a refused blog keeps every character and shows where', async ({
  page,
  blogs,
  unique,
  expectFaults,
}) => {
  expectFaults(/409|400/);
  await blogs.create({ title: `First ${unique}`, slug_url: unique });
  await openNew(page);
  const form = popup(page);
  await form.getByLabel('Title', { exact: true }).fill(`Second ${unique}`);
  await form.getByLabel('Heading 2', { exact: true }).fill('x'.repeat(301));
  await form.getByLabel('Paragraph 2', { exact: true }).fill('<p>Kept</p>');
  await form.getByLabel('Slug URL', { exact: true }).fill(`${unique}-one`);
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(form.getByLabel('Heading 2', { exact: true })).toBeFocused();
  await expect(page.locator('.alertBanner[data-kind="failure"]')).toContainText('at most 300');
  await form.getByLabel('Heading 2', { exact: true }).fill('Short');
  await form.getByLabel('Slug URL', { exact: true }).fill(unique.toUpperCase());
  await expect(
    form.getByText(`/blogs/${unique} is the address of another page already.`),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.locator('.alertBanner[data-kind="failure"]')).toContainText('already taken');
  await expect(form.getByLabel('Slug URL', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue(`Second ${unique}`);
  await expect(form.getByLabel('Paragraph 2', { exact: true })).toHaveText('Kept');
  await expect(page.locator('.alertBanner')).toHaveCount(0);
  await expect(page.getByText(/already taken by another page/)).toHaveCount(0);
  await form.getByText('It was not saved.').getByRole('button', { name: 'Why?' }).click();
  await expect(form.getByText(/already taken by another page/)).toBeVisible();
  await form.getByLabel('Slug URL', { exact: true }).fill(`${unique}-two`);
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Blog created.')).toBeVisible();
});

test('D18 a session that ends in the middle is renewed over the popup', async ({
  page,
  blogs,
  unique,
  expectFaults,
}) => {
  expectFaults(/401/);
  await openNew(page);
  await popup(page).getByLabel('Title', { exact: true }).fill(`Late ${unique}`);
  await page.route('**/blog', (route) =>
    route.fulfill({ status: 401, json: { status: 'fail', message: 'Please sign in again.' } }),
  );
  await popup(page).getByRole('button', { name: 'Upload', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog.getByLabel('Email')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(popup(page).getByLabel('Title', { exact: true })).toHaveValue(`Late ${unique}`);
  await popup(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await page.unroute('**/blog');
  await dialog.getByLabel('Email').fill(administrator().email);
  await dialog.locator('[name="password"]').fill(administrator().password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Blog created.')).toBeVisible();
  const made = (await blogs.list()).find(({ title }) => title === `Late ${unique}`);
  await blogs.remove(made?.blog_id ?? 0);
});

test('R-4-18 R-8-08 one click deletes; a failure says why; both reload', async ({
  page,
  blogs,
  unique,
  expectFaults,
}) => {
  expectFaults(/404/);
  const { blog_id } = await blogs.create({ title: `Gone ${unique}`, slug_url: unique });
  await blogs.create({ title: `Stays ${unique}`, slug_url: `${unique}-2` });
  await page.goto(screen);
  const remove = (title: string) => card(page, title).getByRole('button', { name: 'Delete Blog' });
  await expect(remove(`Gone ${unique}`)).toBeVisible();
  await blogs.remove(blog_id);
  await remove(`Gone ${unique}`).click();
  await expect(page.getByText('There is no blog with this id.')).toBeVisible();
  await expect(card(page, `Gone ${unique}`)).toHaveCount(0);
  await remove(`Stays ${unique}`).click();
  await expect(page.getByText('Blog deleted.')).toBeVisible();
  await expect(card(page, `Stays ${unique}`)).toHaveCount(0);
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
  await page.route('**/blog', (route) =>
    route.fulfill({ status: 503, json: { status: 'fail', message: 'Resting.' } }),
  );
  await page.route('**/api/categories', (route) => route.abort());
  await page.goto(screen);
  await expect(page.getByText('Resting.')).toBeVisible();
  await expect(page.getByText('Loading the blogs')).toHaveCount(0);
  await page.unroute('**/blog');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('The categories could not be loaded')).toBeVisible();
  await page.unroute('**/api/categories');
  // Both shapes of the answer are understood (decision D15).
  await page.route('**/api/categories', (route) =>
    route.fulfill({ json: places.map((id) => ({ category_id: id, category: `Bare ${id}` })) }),
  );
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^Bare \d/).first()).toBeVisible();
  await page.route(/\/blog\/\d+$/, (route) => route.abort());
  await card(page, `Tried ${unique}`).getByRole('button', { name: 'Edit Blog' }).click();
  await expect(popup(page).getByText('could not be reached')).toBeVisible();
  await page.unroute(/\/blog\/\d+$/);
  await popup(page).getByRole('button', { name: 'Retry' }).click();
  await expect(popup(page).getByLabel('Title', { exact: true })).not.toHaveValue('');
});

test('R-X-11 by keyboard alone: the focus stays in the popup, pairs move', async ({ page }) => {
  await openNew(page);
  const form = popup(page);
  await form.getByLabel('Heading 1', { exact: true }).fill('One');
  await form.getByLabel('Heading 2', { exact: true }).fill('Two');
  await form.getByRole('button', { name: 'Move pair 1 down' }).press('Enter');
  await expect(form.getByLabel('Heading 1', { exact: true })).toHaveValue('Two');
  await expect(form.getByText('Moved to place 2.')).toBeAttached();
  await expect(form.getByRole('button', { name: 'Move pair 2 down' })).toBeFocused();
  await form.getByRole('button', { name: 'Upload', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(form.getByRole('button', { name: 'Upload', exact: true })).toBeFocused();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toContain('hidden');
});

test('pairs are dragged to another place', async ({ page }) => {
  await openNew(page);
  const form = popup(page);
  for (const place of [1, 2, 3]) {
    await form.getByLabel(`Heading ${place}`, { exact: true }).fill(`H${place}`);
  }
  await form.getByRole('button', { name: 'Fold all' }).click();
  await form
    .getByTitle('Drag to another place')
    .first()
    .dragTo(form.getByText('H3', { exact: true }));
  await expect(form.getByRole('listitem').nth(2)).toContainText('H1');
  await form.getByRole('button', { name: 'Unfold all' }).click();
  await expect(form.getByLabel('Heading 1', { exact: true })).toHaveValue('H2');
});

test('R-9-14 last change first, drafts marked, pages of 60, rows of 3, 2 or 1', {
  tag: '@both',
}, async ({ page }) => {
  const blogs = manyBlogs(125);
  await page.route('**/blog', (route) =>
    route.fulfill({ json: { status: 'success', data: blogs } }),
  );
  await page.route('**/api/item-states/blogs', (route) =>
    route.fulfill({
      json: [{ id: '1000099', status: 'draft', updated_at: '2026-01-01T00:00:00.000Z' }],
    }),
  );
  await page.goto(screen);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(60);
  await expect(cards.first()).toContainText('Blog 100');
  await expect(cards.first().getByText('Draft')).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Title, A to Z');
  await expect(cards.nth(1)).toContainText('Blog 2');
  const tops = await cards.evaluateAll((all) =>
    all.slice(0, 4).map((one) => one.getBoundingClientRect().top),
  );
  const perRow = tops.filter((top) => top === tops[0]).length;
  expect(perRow).toBe((page.viewportSize()?.width ?? 0) > 1_000 ? 3 : 1);
  await page.getByLabel('Find a blog').fill('blog 12');
  await expect(cards).toHaveCount(8);
});

test('R-4-01 an empty list says what to do, a slow one waits with a spinner', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/blog', async (route) => {
    await held;
    await route.fulfill({ json: { status: 'success', data: [] } });
  });
  await page.goto(screen);
  await expect(page.getByText('Loading the blogs')).toBeAttached();
  answer();
  await expect(page.getByText('The button above starts the first one.')).toBeVisible();
  await expect(page.getByText('Loading the blogs')).toHaveCount(0);
});
