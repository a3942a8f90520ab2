import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { firstSettings } from '../../content/settings.ts';
import { cityOf } from '../../domain/site-clock.ts';
import { expect, expectSoundInBoth } from './admin.ts';
import { test } from './admin-items.ts';
import { choose } from './bar.ts';
import { blogPopup } from './blogs-screen.ts';
import { callAs } from './colleague.ts';
import { holdCalls } from './held-calls.ts';

const city = cityOf(firstSettings.time.zone);

function row(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text });
}

test('R-X-17 a deleted blog is found in the trash, restored unless its slug is taken, or deleted for good', async ({
  page,
  blogs,
  unique,
  expectFaults,
}) => {
  expectFaults(/409/);
  const title = `Harbour ${unique}`;
  const blog = await blogs.create({ title, slug_url: unique });
  await blogs.remove(blog.blog_id);
  const rival = await blogs.create({ title: `Rival ${unique}`, slug_url: unique });

  await page.goto('/admin/trash');
  const trashed = row(page, title);
  await expect(trashed).toContainText('Blog');
  await expect(trashed).toContainText('30 days');
  await trashed.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(trashed.getByRole('alert')).toContainText('Change the Slug URL of that page');
  await expectSoundInBoth(page);

  await blogs.remove(rival.blog_id);
  await trashed.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(page.getByText(`'${title}' is restored.`)).toBeVisible();
  await expect(trashed).toHaveCount(0);
  expect((await page.request.get(`/blogs/${unique}`)).status()).toBe(200);

  await page.reload();
  const gone = row(page, `Rival ${unique}`);
  page.once('dialog', (dialog) => dialog.dismiss());
  await gone.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(gone).toHaveCount(1);
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toContain(`Rival ${unique}`);
    return dialog.accept();
  });
  await gone.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(gone).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Trash' })).toBeFocused();
});

test('R-X-18 two saves are compared word by word and the first one is restored', async ({
  page,
  userInfo,
  blogs,
  unique,
}) => {
  const first = '<p>The <b>two</b> lines nobody does</p>';
  const text = (count: string, href: string) =>
    `<h2>${count} lines</h2><ul><li>which <a href="${href}">we</a> draw</li></ul>`;
  const blogs_content = [{ heading: 'Work', paragraph: text('two', '/contact') }];
  const fields = {
    title: `Tide ${unique}`,
    slug_url: unique,
    brief_paragraph: first,
    blogs_content,
  };
  const { blog_id } = await blogs.create(fields);
  await callAs(userInfo, 'PUT', `/blog/${blog_id}`, {
    ...fields,
    title: `Ebb ${unique}`,
    brief_paragraph: '<p>The <b>three</b> lines nobody does</p>',
    blogs_content: [{ heading: 'Work', paragraph: text('three', '/company') }],
  });

  await page.goto('/admin/blogs');
  await page
    .getByRole('article', { name: `Ebb ${unique}` })
    .getByRole('button', { name: 'Edit Blog' })
    .click();
  const opening = page.waitForEvent('popup');
  await choose(page.getByRole('dialog'), 'History');
  const history = await opening;
  const saves = history.getByRole('region', { name: 'Versions' }).getByRole('listitem');
  await expect(saves).toHaveCount(2);
  await expect(saves.first()).toContainText(`Saved by ${userInfo.email}`);
  await expect(saves.first()).toContainText('Changed: Title, Brief Paragraph, Content 1 paragraph');
  await expect(history.getByText('3 fields differ')).toBeVisible();
  await expect(history.locator('del:visible')).toHaveText([
    'Tide',
    'two',
    'two ',
    'we (/contact) ',
  ]);
  await expect(history.locator('ins:visible')).toHaveText([
    'Ebb',
    'three',
    'three ',
    'we (/company) ',
  ]);
  await expect(history.getByText('<p>The <b>').first()).toBeVisible();
  await expect(history.getByText('<h2>').first()).toBeHidden();
  await history.getByText('Show the HTML').click();
  await expect(history.getByText('<h2>').first()).toBeVisible();
  await expectSoundInBoth(history);

  await saves
    .last()
    .getByRole('radio', { name: /^After/ })
    .press('Space');
  await expect(history.getByText('These two versions are the same')).toBeVisible();
  await saves
    .last()
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(history.getByText(`'Tide ${unique}' is restored.`)).toBeVisible();
  await expect(saves).toHaveCount(3);
  await expect(saves.first()).toContainText('Restored by');
  expect(await blogs.find(blog_id)).toMatchObject({ title: `Tide ${unique}` });
  await history.close();
});

test('R-X-08 what somebody else saved meanwhile is listed before a version replaces it', async ({
  page,
  userInfo,
  blogs,
  unique,
  expectFaults,
}) => {
  expectFaults(/412/);
  const fields = { title: `First ${unique}`, slug_url: unique };
  const { blog_id } = await blogs.create(fields);
  const save = (title: string) =>
    callAs(userInfo, 'PUT', `/blog/${blog_id}`, { ...fields, title: `${title} ${unique}` });
  await save('Second');
  await page.goto(`/admin/history/blog/${blog_id}`);
  const saves = page.getByRole('region', { name: 'Versions' }).getByRole('listitem');
  const restore = saves.last().getByRole('button', { name: /^Restore/ });
  await expect(saves).toHaveCount(2);
  await save('Theirs');
  await restore.click();
  await expect(page.getByText(/^Somebody else has saved this meanwhile/)).toBeVisible();
  await expect(saves).toHaveCount(3);
  expect(await blogs.find(blog_id)).toMatchObject({ title: `Theirs ${unique}` });
  await restore.click();
  await expect(saves).toHaveCount(4);
  expect(await blogs.find(blog_id)).toMatchObject({ title: fields.title });
});

test('R-X-18 the audit log shows a save, is filtered and exported', async ({
  page,
  userInfo,
  blogs,
  unique,
}) => {
  const { blog_id } = await blogs.create({ title: `Seen ${unique}`, slug_url: unique });
  await page.goto('/admin/audit');
  await expect(row(page, `Seen ${unique}`)).toContainText(`Blog “Seen ${unique}”: created`);
  const item = row(page, `Seen ${unique}`).getByRole('link', { name: `Blog “Seen ${unique}”` });
  await expect(item).toHaveAttribute('href', `/admin/blogs?edit=${blog_id}`);
  await page.getByLabel('Find by words').fill(`nothing has ${unique}`);
  await expect(page.getByText('No entry matches.')).toBeVisible();
  await page.getByLabel('Find by words').fill(`Seen ${unique}`);
  await expect(row(page, `Seen ${unique}`)).toHaveCount(1);
  await page.getByLabel('Person').selectOption(String(userInfo.email));
  await page.getByLabel('What').selectOption('Location page');
  await expect(page.getByText('No entry matches.')).toBeVisible();
  await page.getByLabel('What').selectOption('Blog');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').last()).toContainText(userInfo.email);
  await expectSoundInBoth(page);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Save this filter' }).click();
  await page.getByLabel('Name of the filter').fill(`Blogs ${unique}`);
  await page.getByRole('button', { name: 'Save filter' }).click();
  await page.goto('/admin/audit');
  await page.getByRole('link', { name: `Blogs ${unique}` }).click();
  await expect(page.getByLabel('What')).toHaveValue('blog');
  await expect(page.getByRole('row')).toHaveCount(2);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const table = await readFile(await (await downloading).path(), 'utf8');
  expect(table.trim().split('\r\n')).toHaveLength(2);
  expect(table).toContain(`,blog,${blog_id},Seen ${unique},created,`);
});

test('R-X-05 a missed address becomes a redirect, is tested, followed, counted and removed', {
  tag: '@both',
}, async ({ page, unique, expectFaults }) => {
  expectFaults(/400/);
  const old = `/old-${unique}`;
  expect((await page.request.get(old)).status()).toBe(404);
  await page.goto('/admin/redirects');
  await page.getByRole('button', { name: `Create a redirect of ${old}` }).click();
  const from = page.getByRole('textbox', { name: 'From', exact: true });
  const to = page.getByRole('textbox', { name: 'To', exact: true });
  await expect(from).toHaveValue(old);
  await expect(to).toBeFocused();
  await to.fill('https://elsewhere.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('must be a path of this site')).toBeVisible();
  await expect(to).toBeFocused();
  await from.fill('/contact');
  await page.getByRole('button', { name: 'Add redirect' }).click();
  await expect(page.getByText('The address /contact belongs to the site itself.')).toBeVisible();
  await expect(to).toHaveValue('https://elsewhere.example');
  await expectSoundInBoth(page);
  await from.fill(old);
  await to.fill('/company');
  await page.getByRole('button', { name: 'Add redirect' }).click();
  await expect(row(page, old)).toContainText('/company');
  await expect(from).toHaveValue('');
  await expect(page.getByRole('button', { name: `Create a redirect of ${old}` })).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(`${old.toUpperCase()}/`);
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByText('answers 301 and leads to /company.')).toBeVisible();
  const followed = await page.request.get(old);
  expect(new URL(followed.url()).pathname).toBe('/company');
  await page.reload();
  await expect(row(page, old)).toContainText(/1 use\s*last/);

  await from.fill(old);
  await to.fill(`/nothing-${unique}`);
  await page.getByRole('button', { name: 'Add redirect' }).click();
  await expect(page.getByText(`It replaced the redirect of ${old} to /company.`)).toBeVisible();
  await expect(page.getByText(`/nothing-${unique} answers 404 today`)).toBeVisible();
  await expectSoundInBoth(page);

  const find = page.getByRole('searchbox', { name: 'Find an address' });
  await find.fill('/nowhere-at-all');
  await expect(page.getByText('Nothing here matches “/nowhere-at-all”.')).toBeVisible();
  await find.fill(`OLD-${unique}`);
  await expect(row(page, old)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`find=OLD-${unique}`));
  await page.getByLabel('Sort by').filter({ hasText: 'Most used' }).selectOption('Most used');
  await expect(page).toHaveURL(/sort=uses/);
  await page.reload();
  await expect(find).toHaveValue(`OLD-${unique}`);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: `Remove ${old}` }).click();
  await expect(row(page, old)).toHaveCount(0);
});

test('D8 a blog is taken back, published and scheduled on the clock of the site', async ({
  page,
  blogs,
  unique,
  expectFaults,
}) => {
  expectFaults(/400/);
  // The social card, asked for just as its blog is taken back.
  expectFaults(/404 .*\/social\/blog\//);
  const title = `Clock ${unique}`;
  await blogs.create({ title, slug_url: unique });
  await page.goto('/admin/blogs');
  await page
    .getByRole('article', { name: title })
    .getByRole('button', { name: 'Edit Blog' })
    .click();
  const form = blogPopup(page);
  // The time can be set while the screen behind the form is still loading again.
  const { release } = await holdCalls(page, '**/api/overview');
  await choose(form, 'Take back');
  await expect(page.getByText(`'${title}' is taken back.`)).toBeVisible();
  expect((await page.request.get(`/blogs/${unique}`)).status()).not.toBe(200);

  await choose(form, 'Set a time');
  const day = form.getByLabel('Day', { exact: true });
  await day.fill('2020-01-01');
  await form.getByLabel(`Time in ${city}`).fill('09:00');
  await day.press('Enter');
  await expect(form.getByText('This time has passed. Choose a later one.')).toBeVisible();
  release();
  await day.fill('2099-01-01');
  await form.getByRole('button', { name: 'Set the time' }).click();
  await expect(form.getByText(`Scheduled for Thu 1 Jan 2099, 09:00 ${city}`)).toBeVisible();
  await expectSoundInBoth(page);
  await choose(form, 'Publish now');
  await expect(page.getByText(`'${title}' is published.`)).toBeVisible();
  expect((await page.request.get(`/blogs/${unique}`)).status()).toBe(200);
});

test('the only version is read as it is, beside no other one', async ({ page, blogs, unique }) => {
  const { blog_id } = await blogs.create({ title: `Alone ${unique}`, slug_url: unique });
  const compared: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/revisions\/\d+$/.test(request.url())) compared.push(request.url());
  });
  await page.goto('/admin/trash');
  await page.goto(`/admin/history/blog/${blog_id}`);
  await expect(page.getByText('This is the only version. It holds:')).toBeVisible();
  expect(compared).toHaveLength(1);
  await expect(page.locator('main section').getByText(`Alone ${unique}`)).toBeVisible();
  await expect(page.getByText('Before', { exact: true })).toHaveCount(0);
});

test('an item that does not exist has no history that a save could begin', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/404/);
  await page.goto('/admin/history/blog/999999');
  await expect(page.getByText('There is no such item.')).toBeVisible();
  await expect(page.getByText('It begins with the next save.')).toHaveCount(0);
});

test('the receipt of a restored version stands clear of the line below it', async ({
  page,
  blogs,
  unique,
}) => {
  const title = `Receipt ${unique}`;
  const { blog_id } = await blogs.create({ title: `Old ${title}`, slug_url: unique });
  await blogs.change(blog_id, { title, slug_url: unique });
  await page.goto(`/admin/history/blog/${blog_id}`);
  await page.getByRole('button', { name: /^Restore/ }).click();
  const receipt = page.getByRole('region', { name: 'Publish receipt' });
  await expect(receipt.getByText(/Visitors see it/)).toBeVisible();
  const strip = await receipt.boundingBox();
  const line = await page.getByText(`Blog: Old ${title}`).boundingBox();
  expect((line?.y ?? 0) - (strip?.y ?? 0)).toBeGreaterThan((strip?.height ?? 0) + 8);
});
