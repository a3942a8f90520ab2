import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import {
  blogForm,
  expectTyped,
  field,
  fillWords,
  killAll,
  locationForm,
  newPageAfterKill,
  offer,
  studyForm,
  takeBack,
  typeWords,
  waitUntilWritten,
} from './journal-forms.ts';

/** Long forms on a loaded machine. */
test.slow();

test('R-X-07 after a killed tab every form offers every character and fills nothing by itself', async ({
  page,
  published,
  unique,
}) => {
  const study = await published({ heroHeading: `Journal ${unique}`, clientName: 'Stored' });
  const forms = [blogForm, locationForm, studyForm(study._id)];
  let tab = page;
  for (const form of forms) {
    await test.step(form.name, async () => {
      await form.open(tab);
      await typeWords(tab, form, unique);
      await tab.waitForTimeout(200);
      tab = await newPageAfterKill(tab);
      await form.open(tab);
      await expect(offer(tab)).toBeVisible();
      for (const label of form.labels) {
        await expect(field(tab, label)).not.toHaveValue(new RegExp(unique));
      }
      await tab.keyboard.press('Alt+r');
      await expectTyped(tab, form, unique);
      await expect(offer(tab)).toHaveCount(0);
    });
  }
});

test('R-X-07 what was typed is offered again after a killed browser', async ({
  userInfo,
  unique,
  baseURL,
}, { project }) => {
  const { launchOptions } = project.use;
  const folder = await mkdtemp(join(tmpdir(), 'journal-'));
  const start = async () => {
    const browser = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      baseURL,
    });
    await browser.addInitScript(
      (kept) => localStorage.setItem('userInfo', kept),
      JSON.stringify(userInfo),
    );
    return browser;
  };
  const first = await start();
  const [page = await first.newPage()] = first.pages();
  await blogForm.open(page);
  await typeWords(page, blogForm, unique);
  await page.waitForTimeout(200);
  await killAll(first, 'browser');
  const second = await start();
  const again = await second.newPage();
  await blogForm.open(again);
  await takeBack(again).click();
  await expectTyped(again, blogForm, unique);
  await second.close();
  await rm(folder, { recursive: true, force: true });
});

test('R-4-15 a blog closed in any way is offered again until it is dropped or saved', {
  tag: '@both',
}, async ({ page, blogs, unique }) => {
  await blogForm.open(page);
  const title = field(page, 'Title');
  const ways = [
    () => page.getByRole('button', { name: 'Discard', exact: true }).click(),
    () => page.keyboard.press('Escape'),
    () => page.reload(),
    // A phone's popup fills the screen.
    ...((page.viewportSize()?.width ?? 0) > 768 ? [() => page.mouse.click(8, 450)] : []),
  ];
  for (const close of ways) {
    await fillWords(page, blogForm, unique);
    await waitUntilWritten(page);
    await close();
    await blogForm.open(page);
    await expect(offer(page)).toBeVisible();
    await expect(title).toHaveValue('');
    await page.getByText('Differs in Title, Heading 3').click();
    await expect(page.getByRole('definition').first()).toHaveText(`Title ${unique}`);
    await page.getByRole('button', { name: 'Delete kept text' }).click();
    await expect(offer(page)).toHaveCount(0);
    await expect(title).toBeFocused();
  }
  await fillWords(page, blogForm, unique);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Upload New Blog', exact: true }).click();
  // What was typed before taking it back is not lost either.
  await field(page, 'Brief Paragraph').fill(`Second thought ${unique}`);
  await expectSound(page);
  await takeBack(page).click();
  await expectTyped(page, blogForm, unique);
  await expect(page.getByText('What you typed is back in the form.')).toBeVisible();
  await field(page, 'Slug URL').fill(unique);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Blog created.')).toBeVisible();
  await blogForm.open(page);
  await takeBack(page).click();
  await expect(field(page, 'Brief Paragraph')).toHaveValue(`Second thought ${unique}`);
  await expect(title).toHaveValue('');
  const [made] = (await blogs.list()).filter(({ slug_url }) => slug_url === unique);
  expect(made?.title).toBe(`Title ${unique}`);
});

test('R-X-07 what was typed is offered again after the session ended', async ({
  page,
  blogs,
  unique,
}) => {
  const { blog_id } = await blogs.create({ title: `Stored ${unique}`, slug_url: unique });
  const open = async () => {
    await page.goto('/admin/blogs');
    const card = page.getByRole('article', { name: `Stored ${unique}` });
    await card.getByRole('button', { name: 'Edit Blog' }).click();
  };
  await open();
  await field(page, 'Title').fill('');
  await field(page, 'Title').pressSequentially('Typed before the end');
  const kept = await page.evaluate(() => localStorage.getItem('userInfo') ?? '');
  await waitUntilWritten(page);
  await page.evaluate(() => localStorage.removeItem('userInfo'));
  await page.goto('/admin/blogs');
  await expect(page).toHaveURL('/login');
  await page.evaluate((value) => localStorage.setItem('userInfo', value), kept);
  await open();
  await expect(field(page, 'Title')).toHaveValue(`Stored ${unique}`);
  await takeBack(page).press('Enter');
  await expect(field(page, 'Title')).toHaveValue('Typed before the end');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Blog saved.')).toBeVisible();
  expect((await blogs.find(blog_id)).title).toBe('Typed before the end');
});

test('two tabs tell each other; a discarded study offers itself', async ({
  page,
  context,
  published,
  unique,
}) => {
  const form = studyForm((await published({ heroHeading: `Tabs ${unique}` }))._id);
  await form.open(page);
  await fillWords(page, form, unique);
  const other = await context.newPage();
  await form.open(other);
  for (const tab of [page, other])
    await expect(tab.getByText('Also open in another')).toBeVisible();
  // What another tab is still writing is not for taking.
  await expect(offer(other)).toHaveCount(0);
  await waitUntilWritten(page);
  await page.close();
  await expect(offer(other)).toBeVisible();
  await takeBack(other).click();
  await expectTyped(other, form, unique);
  await other.getByRole('button', { name: 'Discard' }).click();
  await expect(field(other, 'Client name')).toHaveValue('');
  await takeBack(other).click();
  await expectTyped(other, form, unique);
  await other.getByRole('button', { name: 'Update' }).click();
  await expect(other).toHaveURL(/casestudy$/);
  await form.open(other);
  await expectTyped(other, form, unique);
  await expect(offer(other)).toHaveCount(0);
});

/** Everything that the journal of this browser holds, as text. */
function journalOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('journal');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const all = opening.result.transaction('entries').objectStore('entries').getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result));
        };
      }),
  );
}

test('R-X-07 settings, categories and users are offered again; a password is kept nowhere', async ({
  page,
  unique,
}) => {
  await page.goto('/admin/settings');
  await page.locator('#agency [name="name"]').fill(`Name ${unique}`);
  await page.getByLabel('New category').fill(`Category ${unique}`);
  await waitUntilWritten(page);
  await page.goto('/admin/users');
  await page.getByLabel('Email').fill(`${unique}@example.com`);
  await waitUntilWritten(page);
  await page.goto('/admin/account');
  await page.getByLabel('Current password').first().fill('never-kept-16');
  await page.goto('/admin/users');
  await expect(offer(page)).toBeVisible();
  await takeBack(page).click();
  await expect(page.getByLabel('Email')).toHaveValue(`${unique}@example.com`);
  await expectSound(page);
  await page.goto('/admin/settings');
  await expect(offer(page)).toHaveCount(2);
  await page.locator('#agency').getByRole('button', { name: 'Restore' }).click();
  await expect(page.locator('#agency [name="name"]')).toHaveValue(`Name ${unique}`);
  await page.locator('#categories').getByRole('button', { name: 'Delete kept text' }).click();
  await expect(offer(page)).toHaveCount(0);
  await expectSound(page);
  const kept = await journalOf(page);
  expect(kept).toContain(`Name ${unique}`);
  expect(kept).not.toContain(`Category ${unique}`);
  expect(kept).not.toContain('never-kept');
});
