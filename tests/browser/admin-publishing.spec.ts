import type { Page } from '@playwright/test';
import { firstSettings } from '../../content/settings.ts';
import type { UserInfo } from '../../domain/api/accounts/session.ts';
import type { Publishing } from '../../domain/api/content/publishing.ts';
import { day } from '../../domain/durations.ts';
import { cityOf } from '../../domain/site-clock.ts';
import { expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import { choose } from './bar.ts';
import { blogPopup } from './blogs-screen.ts';
import { callAs } from './colleague.ts';

const [city, secondCity] = [firstSettings.time.zone, firstSettings.time.secondZone].map(cityOf);

const press = (page: Page, name: string) =>
  blogPopup(page).getByRole('button', { name, exact: true }).click();
const title = (page: Page) => blogPopup(page).getByLabel('Title', { exact: true });

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/blogs?edit=${id}`);
  await expect(title(page)).not.toHaveValue('');
}

/** A draft of this test, made by a call. */
async function draftOf(userInfo: UserInfo, unique: string): Promise<number> {
  const body = { title: `First ${unique}`, slug_url: unique };
  const made = await callAs<{ data: { blog_id: number } }>(
    userInfo,
    'POST',
    '/blog?status=draft',
    body,
  );
  return made.data.blog_id;
}

test('D58 the bar names every state and what its Save does, and Save and Discard are always there', {
  tag: '@both',
}, async ({ page, userInfo, blogs, unique }) => {
  test.slow();
  const id = await draftOf(userInfo, unique);
  const publishing = `/api/publishing/blog/${id}`;
  const says = async (state: string, effect: string, outlined: string) => {
    await open(page, id);
    const form = blogPopup(page);
    await expect(form.getByText(state, { exact: true })).toBeVisible();
    await expect(form.getByText(effect)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
    await expect(form.getByRole('button', { name: 'Discard', exact: true })).toBeInViewport();
    const next = form
      .getByRole('button', { name: outlined })
      .or(form.getByRole('link', { name: outlined }));
    await expect(next).toBeInViewport();
  };
  await says('Draft', 'Save publishes it', 'Keep as draft');
  const save = blogPopup(page).getByRole('button', { name: 'Save', exact: true });
  await expect(save).not.toHaveAttribute('data-resting');
  await callAs(userInfo, 'PUT', publishing, { publish_at: '2099-01-01T05:00:00Z' });
  await says(
    `Scheduled for Thu 1 Jan 2099, 09:00 ${city}`,
    'Save keeps the time',
    'Change the time',
  );
  await expect(blogPopup(page).getByText(`10:00 in ${secondCity}`)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  await press(page, 'Change the time');
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(blogPopup(page)).toBeVisible();
  await callAs(userInfo, 'POST', `${publishing}/publish`);
  await says('Published', 'nothing changed', 'Open the page');
  await expect(save).toHaveAttribute('data-resting');
  await title(page).fill(`Second ${unique}`);
  await expect(blogPopup(page).getByText('1 unsaved change, kept on this device')).toBeVisible();
  await expect(
    blogPopup(page).getByText('Published, with changes not yet published'),
  ).toBeVisible();
  await press(page, 'Discard');
  await callAs(userInfo, 'POST', `${publishing}/unpublish`);
  await says('Taken back', 'Save leaves it taken back', 'Publish now');
  await blogPopup(page).getByRole('button', { name: 'More', exact: true }).click();
  await expectSound(page);
  await blogs.remove(id);
});

test('D58 what is scheduled is corrected, stays unseen, and goes out corrected at its time', async ({
  page,
  userInfo,
  unique,
  browser,
}) => {
  test.slow();
  const id = await draftOf(userInfo, unique);
  const set = (time: number) =>
    callAs(userInfo, 'PUT', `/api/publishing/blog/${id}`, {
      publish_at: new Date(time).toISOString(),
    });
  await set(Date.now() + day);
  await open(page, id);
  await title(page).fill(`Corrected ${unique}`);
  await press(page, 'Save');
  await expect(page.getByText(/Blog saved\. It stays scheduled for/)).toBeVisible();
  const guest = await (await browser.newContext({ storageState: undefined })).newPage();
  expect((await guest.goto(`/blogs/${unique}`))?.status()).toBe(404);
  // The bar of the open form follows the clock, too; until it is open, a busy machine takes a while.
  await set(Date.now() + 15_000);
  await open(page, id);
  await expect(blogPopup(page).getByText(/^Scheduled for/)).toBeVisible();
  await expect(blogPopup(page).getByText('Published', { exact: true })).toBeVisible({
    timeout: 90_000,
  });
  await guest.goto(`/blogs/${unique}`);
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Corrected');
  await guest.context().close();
});

test('D56 a draft keeps half of a pair, and publishing drops it', async ({
  page,
  blogs,
  unique,
}) => {
  await page.goto('/admin/blogs');
  await page.getByRole('button', { name: 'Upload New Blog' }).click();
  await title(page).fill(`Halves ${unique}`);
  await blogPopup(page).getByLabel('Slug URL').fill(unique);
  await blogPopup(page).getByLabel('Heading 3', { exact: true }).fill('Half of a pair');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Blog created as a draft.')).toBeVisible();
  await page.reload();
  await page
    .getByRole('article', { name: `Halves ${unique}` })
    .getByRole('button', { name: 'Edit Blog' })
    .click();
  const half = blogPopup(page).getByLabel('Heading 3', { exact: true });
  await expect(half).toHaveValue('Half of a pair');
  await half.press('Control+Enter');
  await expect(page.getByText('Blog saved.')).toBeVisible();
  const saved = (await blogs.list()).find(({ slug_url }) => slug_url === unique);
  expect((await blogs.find(saved?.blog_id ?? 0)).blogs_content).toEqual([]);
});

test('what is taken back comes back by Undo, and Escape closes the nearest thing only', async ({
  page,
  blogs,
  unique,
}) => {
  const { blog_id } = await blogs.create({ title: `Here ${unique}`, slug_url: unique });
  await open(page, blog_id);
  // Else it is asked for just after it is gone.
  await blogPopup(page)
    .locator('aside img')
    .evaluate((picture: HTMLImageElement) => picture.decode());
  const more = blogPopup(page).getByRole('button', { name: 'More', exact: true });
  await more.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await choose(blogPopup(page), 'Take back');
  await expect(blogPopup(page).getByText('Taken back', { exact: true })).toBeVisible();
  expect((await page.request.get(`/blogs/${unique}`)).status()).toBe(410);
  await press(page, 'Undo');
  await expect(blogPopup(page).getByText('Published', { exact: true })).toBeVisible();
  expect((await page.request.get(`/blogs/${unique}`)).status()).toBe(200);
});

test('R-X-08 what somebody else saved meanwhile outlives a take back and the save after it', async ({
  page,
  userInfo,
  blogs,
  unique,
  expectFaults,
}) => {
  expectFaults(/412/);
  const { blog_id } = await blogs.create({ title: `Old ${unique}`, slug_url: unique });
  await open(page, blog_id);
  await callAs(userInfo, 'PUT', `/blog/${blog_id}`, { title: `Theirs ${unique}` });
  await choose(blogPopup(page), 'Take back');
  await expect(blogPopup(page).getByText('Taken back', { exact: true })).toBeVisible();
  await blogPopup(page).getByLabel('Meta Title', { exact: true }).fill(`Mine ${unique}`);
  await press(page, 'Save');
  await expect(page.getByText(/^Blog saved/)).toBeVisible();
  await open(page, blog_id);
  await expect(title(page)).toHaveValue(`Theirs ${unique}`);
  await expect(blogPopup(page).getByLabel('Meta Title', { exact: true })).toHaveValue(
    `Mine ${unique}`,
  );
});

test('R-X-08 what somebody else saved meanwhile is not published unread', async ({
  page,
  userInfo,
  unique,
  expectFaults,
}) => {
  expectFaults(/412/);
  const id = await draftOf(userInfo, unique);
  await callAs(userInfo, 'PUT', `/api/publishing/blog/${id}`, {
    publish_at: '2099-11-30T05:00:00Z',
  });
  await open(page, id);
  const theirs = { title: `Theirs ${unique}`, slug_url: unique };
  await callAs(userInfo, 'PUT', `/blog/${id}?status=draft`, theirs);
  await choose(blogPopup(page), 'Publish now');
  await expect(blogPopup(page).getByText('Somebody else has saved this meanwhile.')).toBeVisible();
  expect((await page.request.get(`/blogs/${unique}`)).status()).toBe(404);
  await press(page, 'Save');
  await expect(page.getByText(/Blog saved\. It stays scheduled/)).toBeVisible();
  await open(page, id);
  await expect(title(page)).toHaveValue(theirs.title);
  await choose(blogPopup(page), 'Publish now');
  await expect(blogPopup(page).getByText('Published', { exact: true })).toBeVisible();
});

test('T29 a draft that somebody else saved meanwhile is not replaced by the deleted one', async ({
  page,
  userInfo,
  blogs,
  unique,
  expectFaults,
}) => {
  expectFaults(/412/);
  const { blog_id } = await blogs.create({ title: `Public ${unique}`, slug_url: unique });
  const keep = (name: string) =>
    callAs(userInfo, 'PUT', `/blog/${blog_id}?status=draft`, { title: `${name} ${unique}` });
  await keep('Mine');
  await open(page, blog_id);
  await press(page, 'Delete the draft');
  await expect(page.getByRole('button', { name: 'Restore the draft' })).toBeEnabled();
  await keep('Theirs');
  await press(page, 'Restore the draft');
  await expect(blogPopup(page).getByText('Somebody else has saved this meanwhile.')).toBeVisible();
  const path = `/api/publishing/blog/${blog_id}`;
  const { draft } = await callAs<Publishing>(userInfo, 'GET', path);
  expect(draft).toMatchObject({ title: `Theirs ${unique}` });
});

test('a deleted draft comes back with its time', async ({ page, userInfo, blogs, unique }) => {
  const { blog_id } = await blogs.create({ title: `Public ${unique}`, slug_url: unique });
  await callAs(userInfo, 'PUT', `/blog/${blog_id}?status=draft`, { title: `Later ${unique}` });
  const path = `/api/publishing/blog/${blog_id}`;
  const times = {
    publish_at: '2099-11-30T05:00:00.000Z',
    unpublish_at: '2099-12-30T05:00:00.000Z',
  };
  await callAs(userInfo, 'PUT', path, times);
  await open(page, blog_id);
  await press(page, 'Delete the draft');
  await press(page, 'Restore the draft');
  await expect(page.getByText('The newer draft is restored.')).toBeVisible();
  await expect(blogPopup(page).getByText(/^Scheduled for Mon 30 Nov 2099/)).toBeVisible();
  const standing = await callAs<Publishing>(userInfo, 'GET', path);
  expect(standing).toMatchObject({ draft: { title: `Later ${unique}` } });
  expect(standing).toMatchObject(times);
  // Its own changes are no colleague's.
  await press(page, 'Delete the draft');
  await expect(page.getByRole('button', { name: 'Restore the draft' })).toBeEnabled();
});

test('R-X-08 what somebody else saved meanwhile gets no time unread', async ({
  page,
  userInfo,
  unique,
  expectFaults,
}) => {
  expectFaults(/412/);
  const id = await draftOf(userInfo, unique);
  const path = `/api/publishing/blog/${id}`;
  const publish_at = '2099-11-30T05:00:00Z';
  await callAs(userInfo, 'PUT', path, { publish_at });
  await open(page, id);
  await callAs(userInfo, 'PUT', `/blog/${id}?status=draft`, { title: `Theirs ${unique}` });
  await press(page, 'Change the time');
  await blogPopup(page).getByLabel('Day', { exact: true }).fill('2099-01-01');
  await press(page, 'Set the time');
  await expect(blogPopup(page).getByText('Somebody else has saved this meanwhile.')).toBeVisible();
  const standing = await callAs<Publishing>(userInfo, 'GET', path);
  expect(standing.publish_at).toBe(new Date(publish_at).toISOString());
});

test('R-X-08 of two times the second is set once the first is seen, and no save meets its own', async ({
  page,
  userInfo,
  unique,
  expectFaults,
}) => {
  expectFaults(/412/);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 412) refused.push(new URL(answer.url()).pathname);
  });
  const id = await draftOf(userInfo, unique);
  const path = `/api/publishing/blog/${id}`;
  const set = (publish_at: string) => callAs(userInfo, 'PUT', path, { publish_at });
  await set('2099-11-29T05:00:00Z');
  await open(page, id);
  await set('2099-11-30T05:00:00Z');
  await press(page, 'Change the time');
  await blogPopup(page).getByLabel('Day', { exact: true }).fill('2099-01-01');
  await press(page, 'Set the time');
  await expect(blogPopup(page).getByText('Somebody else has saved this meanwhile.')).toBeVisible();
  await expect(blogPopup(page).getByText(/^Scheduled for Mon 30 Nov 2099/)).toBeVisible();
  await press(page, 'Set the time');
  await expect(blogPopup(page).getByText(/^Scheduled for Thu 1 Jan 2099/)).toBeVisible();
  await title(page).fill(`Later ${unique}`);
  await press(page, 'Save');
  await expect(page.getByText(/Blog saved\. It stays scheduled for Thu 1 Jan 2099/)).toBeVisible();
  expect(refused).toEqual([path]);
});

test('R-X-08 however often Publish is pressed, a draft that nobody here has read stays one', async ({
  page,
  userInfo,
  blogs,
  unique,
  expectFaults,
}) => {
  expectFaults(/412/);
  const { blog_id } = await blogs.create({ title: `Public ${unique}`, slug_url: unique });
  const keep = (name: string) =>
    callAs(userInfo, 'PUT', `/blog/${blog_id}?status=draft`, { title: `${name} ${unique}` });
  await keep('Read');
  await open(page, blog_id);
  await keep('Unread');
  const answers: number[] = [];
  let looks = 0;
  page.on('response', (answer) => {
    if (answer.url().endsWith('/publish')) answers.push(answer.status());
    if (answer.url().endsWith(`/api/publishing/blog/${blog_id}`)) looks += 1;
  });
  for (const times of [1, 2, 3]) {
    await press(page, 'Publish the draft');
    await expect.poll(() => answers.length).toBe(times);
    // The form looks what changed, and then where the item stands.
    await expect.poll(() => looks).toBe(2 * times);
  }
  expect(answers).toEqual([412, 412, 412]);
  await press(page, 'Edit the draft');
  await expect(title(page)).toHaveValue(`Unread ${unique}`);
});

test('R-X-08 the draft that is gone on with is the newest', async ({
  page,
  userInfo,
  blogs,
  unique,
}) => {
  const { blog_id } = await blogs.create({ title: `Public ${unique}`, slug_url: unique });
  const keep = (name: string) =>
    callAs(userInfo, 'PUT', `/blog/${blog_id}?status=draft`, { title: `${name} ${unique}` });
  await keep('Seen');
  await open(page, blog_id);
  await keep('Theirs');
  await press(page, 'Edit the draft');
  await expect(title(page)).toHaveValue(`Theirs ${unique}`);
});

test('a panel of the bar gives the focus back when it closes', async ({ page, blogs, unique }) => {
  const { blog_id } = await blogs.create({ title: `Back ${unique}`, slug_url: unique });
  await open(page, blog_id);
  const more = blogPopup(page).getByRole('button', { name: 'More', exact: true });
  const day = blogPopup(page).getByLabel('Day to take it back', { exact: true });
  await choose(blogPopup(page), 'Take back at a time');
  await expect(day).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(day).toHaveCount(0);
  await expect(more).toBeFocused();
  await choose(blogPopup(page), 'Take back at a time');
  await day.fill('2099-01-01');
  await blogPopup(page).getByRole('button', { name: 'Set the time' }).press('Enter');
  await expect(day).toHaveCount(0);
  await expect(more).toBeFocused();
});

test('a new blog is scheduled from its form and kept as a draft until then', async ({
  page,
  unique,
}) => {
  await page.goto('/admin/blogs');
  await page.getByRole('button', { name: 'Upload New Blog' }).click();
  await title(page).fill(`Later ${unique}`);
  await blogPopup(page).getByLabel('Slug URL').fill(unique);
  await choose(blogPopup(page), 'Set a time');
  await blogPopup(page).getByLabel('Day', { exact: true }).fill('2099-01-01');
  await press(page, 'Set the time');
  await expect(page.getByText(`The times of 'Later ${unique}' are set.`)).toBeVisible();
  expect((await page.request.get(`/blogs/${unique}`)).status()).toBe(404);
});

test('R-8-07 a save without an answer says so in the bar and is tried again', async ({
  page,
  blogs,
  unique,
  expectFaults,
}) => {
  expectFaults(/ERR_FAILED/);
  const { blog_id } = await blogs.create({ title: `Away ${unique}`, slug_url: unique });
  await open(page, blog_id);
  await page.route(`**/blog/${blog_id}`, (route) => route.abort());
  await title(page).fill(`Back ${unique}`);
  await press(page, 'Save');
  await expect(blogPopup(page).getByText('Not saved: the server did not answer')).toBeVisible();
  await page.unroute(`**/blog/${blog_id}`);
  await press(page, 'Try again');
  await expect(page.getByText('Blog saved.')).toBeVisible();
});
