import type { Browser, Page } from '@playwright/test';
import { expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import { choose } from './bar.ts';
import { blogPopup } from './blogs-screen.ts';
import { callAs } from './colleague.ts';
import { origin, signInByCall } from './site.ts';

/** A visitor, who has no session. */
async function visitor(browser: Browser): Promise<Page> {
  return (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
}

/** The same administrator at another machine. */
async function elsewhere(browser: Browser): Promise<Page> {
  const localStorage = [{ name: 'userInfo', value: JSON.stringify(await signInByCall()) }];
  const storageState = { cookies: [], origins: [{ origin: origin(), localStorage }] };
  return (await browser.newContext({ storageState })).newPage();
}

/** What the page in the frame believes; asked from outside, because no script runs in it. */
function inFrame(page: Page) {
  return page.evaluate(() => {
    const shown = document.querySelector('iframe')?.contentWindow;
    return { width: shown?.innerWidth, scrolled: shown?.scrollY };
  });
}

test('an article is seen while it is written, shared as a draft, and goes on as a newer one', async ({
  page,
  browser,
  blogs,
  unique,
  expectFaults,
}) => {
  test.slow();
  // An address that is refused answers 400.
  expectFaults(/status of 400/);
  const path = `/blogs/seen-${unique}`;
  const guest = await visitor(browser);
  const statusOf = async (address: string) => (await guest.goto(address))?.status();
  const popup = blogPopup(page);
  const title = popup.getByLabel('Title', { exact: true });
  const shown = page.frameLocator('iframe[title="The page as visitors would see it"]');
  const press = (name: string) => popup.getByRole('button', { name, exact: true }).click();

  await test.step('the page stands beside the form, follows the typing and keeps its place', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin/blogs');
    await page.getByRole('button', { name: 'Upload New Blog' }).click();
    await choose(popup, 'Preview');
    await title.fill('Seen while it is written');
    await popup.getByLabel('Slug URL').fill(`seen-${unique}`);
    await popup.getByLabel('Heading 1', { exact: true }).fill('The first part');
    await expect(shown.getByRole('heading', { name: /Seen while it is/ })).toBeVisible();
    expect((await inFrame(page)).width).toBe(1440);
    await popup.getByRole('radio', { name: /Phone/ }).check();
    await expect.poll(async () => (await inFrame(page)).width).toBe(390);
    await page.evaluate(() => document.querySelector('iframe')?.contentWindow?.scrollTo(0, 400));
    await title.fill('Seen while it is typed');
    await expect(shown.getByRole('heading', { name: /is typed/ })).toBeAttached();
    expect((await inFrame(page)).scrolled).toBe(400);
  });

  await test.step('it says why it cannot be shown, and goes on with what it had', async () => {
    await popup.getByLabel('Banner image URL', { exact: true }).fill('htt');
    await expect(
      popup.getByText(/Shows what was typed before. Banner image.*: Must be/),
    ).toBeVisible();
    await popup.getByLabel('Banner image URL', { exact: true }).fill('');
    await expect(popup.getByText('Shows what is typed.')).toBeVisible();
  });

  await test.step('a draft is nowhere, but whoever has its link reads it', async () => {
    await press('Keep as draft');
    await expect(popup).toBeHidden();
    expect(await statusOf(path)).toBe(404);
    await page.getByRole('button', { name: 'Edit Blog' }).first().click();
    await choose(popup, 'Preview link');
    await press('Copy preview link');
    const link = await popup.getByLabel('Preview link', { exact: true }).inputValue();
    const answer = await guest.goto(link);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(guest.getByRole('heading', { name: /is typed/, level: 1 })).toBeVisible();
    await expect(guest.getByText(/A draft, shown by a private link/)).toBeVisible();
    await page.keyboard.press('Escape');
    await press('Save');
    await expect(popup).toBeHidden();
    await guest.goto(link);
    expect(new URL(guest.url()).pathname).toBe(path);
  });

  await test.step('a newer draft waits unseen, is dropped, comes back and is gone on with', async () => {
    await page.getByRole('button', { name: 'Edit Blog' }).first().click();
    await title.fill('A newer thought');
    await press('Keep as draft');
    await expect(popup).toBeHidden();
    await guest.goto(path);
    await expect(guest.getByRole('heading', { name: /is typed/, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Edit Blog' }).first().click();
    await expect(popup.getByText(/There is a newer draft, saved by/)).toBeVisible();
    await expect(title).toHaveValue('Seen while it is typed');
    await press('Delete the draft');
    await expect(popup.getByText(/newer draft is deleted/)).toBeVisible();
    await press('Restore the draft');
    await press('Edit the draft');
    await expect(title).toHaveValue('A newer thought');
    await expect(popup.getByText(/This is the newer draft/)).toBeVisible();
  });

  await test.step('another machine hears who has it open; a phone sees the page over the form', async () => {
    const [blog] = await blogs.list();
    const other = await elsewhere(browser);
    await other.setViewportSize({ width: 390, height: 844 });
    await other.goto(`/admin/blogs?edit=${blog?.blog_id}`);
    await expect(other.getByText('Also opened by you, in another browser.')).toBeVisible();
    await choose(blogPopup(other), 'Preview');
    const over = other.getByRole('dialog', { name: 'Preview' });
    await expect(over.getByRole('radio', { name: /Phone/ })).toBeChecked();
    // axe would put its script into the frame, where none runs, and wait for ever.
    await over.locator('iframe').evaluate((frame) => frame.remove());
    await expectSound(other);
    await other.keyboard.press('Escape');
    await expect(over).toBeHidden();
    await expect(blogPopup(other)).toBeVisible();
    await other.context().close();
  });

  await test.step('saving publishes what was gone on with', async () => {
    await press('Save');
    await expect(popup).toBeHidden();
    await guest.goto(path);
    await expect(guest.getByRole('heading', { name: 'A newer thought', level: 1 })).toBeVisible();
    await guest.context().close();
  });
});

test('R-X-08 one keeps a newer draft while the other publishes: nothing of either is lost', async ({
  page,
  browser,
  userInfo,
  blogs,
  unique,
  expectFaults,
}) => {
  test.slow();
  expectFaults(/status of 412/);
  const stored = { title: `Shared ${unique}`, slug_url: unique, brief_paragraph: 'Old words' };
  const { blog_id } = await blogs.create(stored);
  const other = await elsewhere(browser);
  const field = (tab: Page, label: string) => blogPopup(tab).getByLabel(label, { exact: true });
  const press = (tab: Page, name: string) =>
    blogPopup(tab).getByRole('button', { name, exact: true }).click();
  const openBoth = async () => {
    for (const tab of [page, other]) {
      await tab.goto(`/admin/blogs?edit=${blog_id}`);
      await expect(field(tab, 'Slug URL')).toHaveValue(unique);
    }
  };

  await test.step('the publish stops at the draft and goes on with both', async () => {
    await openBoth();
    await field(other, 'Title').fill(`Theirs ${unique}`);
    await press(other, 'Keep as draft');
    await expect(blogPopup(other)).toBeHidden();
    await field(page, 'Brief Paragraph').fill('My words');
    await press(page, 'Save');
    await expect(page.getByText(/saved a newer draft of this meanwhile/)).toBeVisible();
    expect(await blogs.find(blog_id)).toMatchObject(stored);
    await press(page, 'Edit the draft');
    await expect(field(page, 'Title')).toHaveValue(`Theirs ${unique}`);
    await press(page, 'Restore');
    await expect(field(page, 'Brief Paragraph')).toHaveValue('My words');
    await press(page, 'Save');
    await expect(blogPopup(page)).toBeHidden();
    const both = { title: `Theirs ${unique}`, brief_paragraph: 'My words' };
    expect(await blogs.find(blog_id)).toMatchObject(both);
  });

  await test.step('the draft is kept on top of what was published meanwhile', async () => {
    await openBoth();
    await field(page, 'Title').fill(`Public ${unique}`);
    await press(page, 'Save');
    await expect(blogPopup(page)).toBeHidden();
    await field(other, 'Published Date').fill('Tuesday');
    await press(other, 'Keep as draft');
    await expect(blogPopup(other)).toBeHidden();
    const title = `Public ${unique}`;
    expect(await blogs.find(blog_id)).toMatchObject({ title, published_date: '' });
    const waiting = await callAs(userInfo, 'GET', `/api/publishing/blog/${blog_id}`);
    expect(waiting).toMatchObject({ draft: { title, published_date: 'Tuesday' } });
  });
  await other.context().close();
});
