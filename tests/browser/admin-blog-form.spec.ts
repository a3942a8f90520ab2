import { alertOf, expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import { blogCard, blogPopup, blogsScreen, openNewBlog } from './blogs-screen.ts';
import { itemsCall } from './item-pages.ts';
import { administrator } from './site.ts';

/** Long forms on a loaded machine. */
test.slow();

const places = Array.from({ length: 10 }, (_, index) => index + 1);

test('R-2.7-11 a blog is written with all its fields, uploaded and stands first in the list', {
  tag: '@both',
}, async ({ page, blogs, unique, userInfo }) => {
  await openNewBlog(page);
  const form = blogPopup(page);
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
  await expect(form.getByText('Not published without a heading.')).toHaveCount(2);
  await expectSound(page);
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/blog',
  );
  const reloaded = page.waitForResponse(
    (answer) => itemsCall('blog').test(answer.url()) && answer.request().method() === 'GET',
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

test('R-4-14 a blog is edited; closed and opened again it shows what is stored', async ({
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
  await page.goto(blogsScreen);
  const edit = blogCard(page, `Old ${unique}`).getByRole('button', { name: 'Edit Blog' });
  const loaded = page.waitForRequest((request) =>
    request.url().endsWith(`/blog/${stored.blog_id}`),
  );
  await edit.click();
  await loaded;
  const form = blogPopup(page);
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
  await expect(blogCard(page, `Newer ${unique}`)).toBeVisible();
  await expect(page.getByText('Blog saved.')).toHaveCount(0);
  const last = { heading: 'H2', paragraph: '<p>P2!</p>' };
  expect((await blogs.find(stored.blog_id)).blogs_content).toEqual([pair(1), pair(3), last]);
});

test('R-4-15 the popup of a blog closes in every way, but not by a click inside', async ({
  page,
}) => {
  await openNewBlog(page);
  const create = page.getByRole('button', { name: 'Upload New Blog', exact: true });
  await blogPopup(page).getByRole('button', { name: 'Discard', exact: true }).click();
  await create.dblclick();
  const title = blogPopup(page).getByLabel('Title', { exact: true });
  const ways = [
    () => blogPopup(page).getByRole('button', { name: 'Discard', exact: true }).click(),
    () => blogPopup(page).getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    // A phone's popup fills the screen.
    ...((page.viewportSize()?.width ?? 0) > 768 ? [() => page.mouse.click(8, 450)] : []),
  ];
  for (const close of ways) {
    await title.fill('Typed');
    await blogPopup(page)
      .getByRole('heading', { name: /^Content/ })
      .click();
    await expect(title).toHaveValue('Typed');
    await close();
    await expect(blogPopup(page)).toHaveCount(0);
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
  await openNewBlog(page);
  const form = blogPopup(page);
  await form.getByLabel('Title', { exact: true }).fill(`Second ${unique}`);
  await form.getByLabel('Heading 2', { exact: true }).fill('x'.repeat(301));
  await form.getByLabel('Paragraph 2', { exact: true }).fill('<p>Kept</p>');
  await form.getByLabel('Slug URL', { exact: true }).fill(`${unique}-one`);
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(form.getByLabel('Heading 2', { exact: true })).toBeFocused();
  await expect(alertOf(page, 'failure')).toContainText('at most 300');
  await form.getByLabel('Heading 2', { exact: true }).fill('Short');
  await form.getByLabel('Slug URL', { exact: true }).fill(unique.toUpperCase());
  await expect(
    form.getByText(`/blogs/${unique} is the address of another page already.`),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(alertOf(page, 'failure')).toContainText('already taken');
  await expect(form.getByLabel('Slug URL', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue(`Second ${unique}`);
  await expect(form.getByLabel('Paragraph 2', { exact: true })).toHaveText('Kept');
  await expect(alertOf(page)).toHaveCount(0);
  await expect(page.getByText(/already taken by another page/)).toHaveCount(0);
  await form.getByText('It was not saved.').getByRole('button', { name: 'Why?' }).click();
  await expect(form.getByText(/already taken by another page/)).toBeVisible();
  await form.getByRole('button', { name: `Use “${unique}-2”` }).click();
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
  await openNewBlog(page);
  await blogPopup(page).getByLabel('Title', { exact: true }).fill(`Late ${unique}`);
  await page.route('**/blog', (route) =>
    route.fulfill({ status: 401, json: { status: 'fail', message: 'Please sign in again.' } }),
  );
  await blogPopup(page).getByRole('button', { name: 'Upload', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Email').press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(blogPopup(page).getByLabel('Title', { exact: true })).toHaveValue(`Late ${unique}`);
  await blogPopup(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByLabel('Email')).toBeVisible();
  await page.unroute('**/blog');
  await dialog.getByLabel('Email').fill(administrator().email);
  await dialog.locator('[name="password"]').fill(administrator().password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Blog created.')).toBeVisible();
  const made = (await blogs.list()).find(({ title }) => title === `Late ${unique}`);
  await blogs.remove(made?.blog_id ?? 0);
});

test('R-X-11 by keyboard alone: the focus stays in the popup, pairs move', async ({ page }) => {
  await openNewBlog(page);
  const form = blogPopup(page);
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
  await openNewBlog(page);
  const form = blogPopup(page);
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

test('pairs are added, removed, taken back and moved from where one types', {
  tag: '@both',
}, async ({ page }) => {
  await openNewBlog(page);
  const form = blogPopup(page);
  const heading = (place: number) => form.getByLabel(`Heading ${place}`, { exact: true });
  for (const place of [1, 2, 3]) await heading(place).fill(`H${place}`);
  await form.getByRole('button', { name: 'Add a pair here' }).first().click();
  await expect(heading(2)).toBeFocused();
  await expect(heading(3)).toHaveValue('H2');
  await page.keyboard.type('New');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(heading(3)).toBeFocused();
  await page.keyboard.type('er');
  await expect(heading(3)).toHaveValue('Newer');
  await expect(heading(2)).toHaveValue('H2');
  await expect(form.getByText('Not published without a paragraph.')).toHaveCount(3);
  await form.getByRole('button', { name: 'Remove pair 2' }).click();
  await expect(form.getByText('Pair 2 ‘H2’ was removed.')).toBeVisible();
  await expect(heading(2)).toHaveValue('Newer');
  const undo = form.getByRole('button', { name: 'Undo removing pair 2' });
  await expect(undo).toBeFocused();
  await expectSound(page);
  await undo.press('Enter');
  await expect(heading(2)).toHaveValue('H2');
  await expect(heading(2)).toBeFocused();
  await expect(form.getByText('was removed')).toHaveCount(0);
  await expect(form.getByText('Headings 5 to 10 are empty')).toBeVisible();
  await form.getByRole('button', { name: 'Add heading 5' }).click();
  await expect(heading(5)).toBeFocused();
  await expect(form.getByText('Headings 6 to 10 are empty')).toBeVisible();
  await expect(form.getByLabel(/^Heading \d+$/)).toHaveCount(10);
});

test('Enter in a heading goes on to its paragraph and sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/blog$/.test(request.url())) sent.push(request.url());
  });
  await openNewBlog(page);
  const form = blogPopup(page);
  // The editors of texts arrive after the form.
  await expect(form.getByLabel('Paragraph 1', { exact: true })).toBeVisible();
  await form.getByLabel('Heading 1', { exact: true }).click();
  await page.keyboard.type('Two hours');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Paragraph 1', { exact: true })).toBeFocused();
  await page.keyboard.type('Nobody waits.');
  await expect(form.getByLabel('Paragraph 1', { exact: true })).toHaveText('Nobody waits.');
  await expect(form.getByLabel('Heading 1', { exact: true })).toHaveValue('Two hours');
  expect(sent).toEqual([]);
});

test('an address that a long title proposes stays within its form', { tag: '@both' }, async ({
  page,
}) => {
  await openNewBlog(page);
  const form = blogPopup(page);
  await form.getByLabel('Title', { exact: true }).fill('Plain words about harbours '.repeat(8));
  const field = await form.getByLabel('Slug URL', { exact: true }).boundingBox();
  const offer = form.getByRole('button', { name: /^Use “plain-words/ });
  const words = await offer.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    const { right, bottom } = range.getBoundingClientRect();
    return { right, isInside: bottom <= button.getBoundingClientRect().bottom };
  });
  expect(words.right).toBeLessThanOrEqual((field?.x ?? 0) + (field?.width ?? 0));
  expect(words.isInside).toBe(true);
});
