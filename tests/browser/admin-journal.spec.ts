import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';

/** Long forms on a loaded machine. */
test.slow();

interface Form {
  name: string;
  open: (page: Page) => Promise<unknown>;
  /** Labels of two fields, typed in one after the other. */
  labels: [string, string];
}

const blogForm: Form = {
  name: 'new blog',
  async open(page) {
    await page.goto('/admin/blogs');
    await page.getByRole('button', { name: 'Upload New Blog', exact: true }).click();
  },
  labels: ['Title', 'Heading 3'],
};

const locationForm: Form = {
  name: 'new location page',
  async open(page) {
    await page.goto('/admin/location-pages');
    await page.getByRole('button', { name: 'Add New Location Page' }).click();
  },
  labels: ['Main Heading*', 'Meta Keywords*'],
};

function studyForm(id: string): Form {
  return {
    name: 'stored case study',
    open: (page) => page.goto(`/admin/casestudy/${id}/edit`),
    labels: ['Client name', 'Section 1 Heading'],
  };
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const offer = (page: Page) => page.getByText(/you typed something here that was not saved/);
const takeBack = (page: Page) => page.getByRole('button', { name: 'Take it back' });

/** Types key by key and comes back as soon as the last key is down. */
async function type(page: Page, { labels }: Form, words: string) {
  for (const label of labels) {
    await field(page, label).fill('');
    await field(page, label).pressSequentially(`${label} ${words}`);
  }
}

async function expectTyped(page: Page, { labels }: Form, words: string) {
  for (const label of labels) await expect(field(page, label)).toHaveValue(`${label} ${words}`);
}

/** Ends the processes of the browser that are of this kind, as a crash does. */
async function killAll(context: BrowserContext, kind: 'browser' | 'renderer'): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const answer = await session?.send('SystemInfo.getProcessInfo');
  const found = (answer?.processInfo ?? []).filter(({ type }) => type === kind);
  expect(found.length).toBeGreaterThan(0);
  for (const { id } of found) process.kill(id, 'SIGKILL');
}

/** Ends the processes that draw this browser's pages; answers a new page. */
async function newPageAfterKill(tab: Page): Promise<Page> {
  const context = tab.context();
  const crashed = tab.waitForEvent('crash');
  await killAll(context, 'renderer');
  await crashed;
  // The browser may still hand out a process that it kept in reserve and that is gone, too.
  const attempt = () => context.newPage().catch(() => null);
  await expect.poll(attempt).not.toBeNull();
  return context.newPage();
}

test('R-X-07 R-4-15 a killed tab: every form offers every character, fills nothing', async ({
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
      await type(tab, form, unique);
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

test('R-X-07 a killed browser keeps it', async ({ userInfo, unique, baseURL }, { project }) => {
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
  await type(page, blogForm, unique);
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

test('R-4-15 R-4-16 closing in any way offers it again; dropping and saving end that; axe', {
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
    await type(page, blogForm, unique);
    await close();
    await blogForm.open(page);
    await expect(offer(page)).toBeVisible();
    await expect(title).toHaveValue('');
    await page.getByText('Differs in Title, Heading 3').click();
    await expect(page.getByRole('definition').first()).toHaveText(`Title ${unique}`);
    await page.getByRole('button', { name: 'Drop it' }).click();
    await expect(offer(page)).toHaveCount(0);
    await expect(title).toBeFocused();
  }
  await type(page, blogForm, unique);
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

test('R-X-07 an ended session keeps it', async ({ page, blogs, unique }) => {
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

test('R-X-17 a deleted item of every kind is brought back', async ({
  page,
  blogs,
  locationPages,
  studies,
  published,
  unique,
}) => {
  const title = `Undone ${unique}`;
  const { blog_id } = await blogs.create({ title, slug_url: unique });
  const place = { main_heading: title, slug_url: unique };
  const { location_id } = await locationPages.create(place);
  const { _id } = await published({ heroHeading: title });
  const screens = {
    '/admin/blogs': page
      .getByRole('article', { name: title })
      .getByRole('button', { name: 'Delete Blog' }),
    '/admin/location-pages': page
      .getByRole('listitem')
      .filter({ hasText: unique })
      .getByRole('button', { name: 'Delete' }),
    '/admin/casestudy': page.getByRole('button', { name: `Delete ${title}` }),
  };
  page.on('dialog', (dialog) => dialog.accept());
  for (const [screen, remove] of Object.entries(screens)) {
    await page.goto(screen);
    await remove.click();
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await expect(page.getByRole('status').getByText('It stays in the trash')).toBeVisible();
    await expect(remove).toHaveCount(0);
    // The banner goes after its three seconds, the way back stays.
    await expect(page.locator('.alertBanner')).toHaveCount(0);
    await expectSound(page);
    await undo.press('Enter');
    await expect(remove).toBeVisible();
    await expect(undo).toHaveCount(0);
  }
  expect((await blogs.find(blog_id)).title).toBe(title);
  expect((await locationPages.find(location_id)).main_heading).toBe(title);
  expect((await studies.find(_id)).study.heroHeading).toBe(title);
});

test('R-X-08 two editors: what collides is asked, the rest is merged', async ({
  page,
  blogs,
  unique,
  expectFaults,
}) => {
  expectFaults(/412/);
  const first = {
    slug_url: unique,
    title: `Two ${unique}`,
    brief_paragraph: 'Old words here',
    metaTitle: 'Meta',
    published_date: 'Monday',
  };
  const { blog_id } = await blogs.create(first);
  await page.goto('/admin/blogs');
  const card = page.getByRole('article', { name: first.title });
  await card.getByRole('button', { name: 'Edit Blog' }).click();
  await field(page, 'Brief Paragraph').fill('My words here');
  await field(page, 'Published Date').fill('Tuesday');
  await blogs.change(blog_id, { ...first, brief_paragraph: 'Their words here', metaTitle: 'New' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved this meanwhile' });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog.locator('mark')).toHaveText(['My', 'Their']);
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Brief Paragraph')).toHaveValue('My words here');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const choose = dialog.getByRole('button', { name: 'Save the choice' });
  await expect(choose).toBeDisabled();
  await dialog.getByRole('radio', { name: /^Mine/ }).check();
  await choose.click();
  await expect(page.getByText('Blog saved.')).toBeVisible();
  expect(await blogs.find(blog_id)).toMatchObject({
    brief_paragraph: 'My words here',
    published_date: 'Tuesday',
    metaTitle: 'New',
  });
});

test('two tabs tell each other; a discarded study offers itself', async ({
  page,
  context,
  published,
  unique,
}) => {
  const form = studyForm((await published({ heroHeading: `Tabs ${unique}` }))._id);
  await form.open(page);
  await type(page, form, unique);
  const other = await context.newPage();
  await form.open(other);
  for (const tab of [page, other])
    await expect(tab.getByText('Also open in another')).toBeVisible();
  // What another tab is still writing is not for taking.
  await expect(offer(other)).toHaveCount(0);
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
  await page.goto('/admin/users');
  await page.getByLabel('Email').fill(`${unique}@example.com`);
  await page.goto('/admin/account');
  await page.getByLabel('Current password').first().fill('never-kept-16');
  await page.goto('/admin/users');
  await expect(offer(page)).toBeVisible();
  await takeBack(page).click();
  await expect(page.getByLabel('Email')).toHaveValue(`${unique}@example.com`);
  await expectSound(page);
  await page.goto('/admin/settings');
  await expect(offer(page)).toHaveCount(2);
  await page.locator('#agency').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.locator('#agency [name="name"]')).toHaveValue(`Name ${unique}`);
  await page.locator('#categories').getByRole('button', { name: 'Drop it' }).click();
  await expect(offer(page)).toHaveCount(0);
  await expectSound(page);
  const kept = await journalOf(page);
  expect(kept).toContain(`Name ${unique}`);
  expect(kept).not.toContain(`Category ${unique}`);
  expect(kept).not.toContain('never-kept');
});
