import type { Page } from '@playwright/test';
import { ghostExport, ghostPost } from '../moving/ghost-export.ts';
import { wxr, wxrAuthor } from '../moving/wordpress-export.ts';
import { chooseFile, expect, expectSound, expectSoundInBoth, test } from './admin.ts';
import { stickingOut } from './sticking-out.ts';

test.slow();

/** Chooses a file on the first screen, and waits for its plan. */
async function upload(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/admin/moving');
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await chooseFile(page.getByRole('button', { name: 'Choose a file' }), file);
  await expect(page).toHaveURL(/\/admin\/moving\/imports\/\d+$/);
}

const category: [string, string, string] = ['category', 'akhbar', 'أخبار'];

function rowsOf(stamp: string) {
  return [1, 2, 3].map((id) => ({
    id,
    title: `عنوان ${stamp} ${id}`,
    slug: `${stamp}-${id}`,
    author: 'ada',
    content: '<h2>One</h2><p>Two words</p>',
    terms: [category],
  }));
}

test('R-I-02 an export is planned, imported and taken back', async ({ page }) => {
  const stamp = Date.now().toString(36);
  const content = '<h2>One</h2><p>Two words</p><p>[pricing]</p>';
  const posts = [1, 2, 3].map((id) => ({
    id,
    title: `Old ${stamp} ${id}`,
    slug: `old-${stamp}-${id}`,
    type: id === 3 ? 'page' : 'post',
    content,
  }));
  const buffer = Buffer.from(wxr(posts).replaceAll('old.example', () => `${stamp}.example`));
  await page.goto('/admin/moving');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: `${stamp}.xml`, mimeType: 'text/xml', buffer });
  await expect(page).toHaveURL(/\/admin\/moving\/imports\/\d+$/);
  const start = page.getByRole('button', { name: 'Import as drafts' });
  await expect(start).toBeEnabled();
  await expect(page.getByRole('row').filter({ hasText: `Old ${stamp} 1` })).toBeVisible();
  for (const amount of ['2 Posts', '1 Page']) {
    await expect(page.getByText(amount, { exact: true })).toBeVisible();
  }
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`the plan at ${width} px`, () => expectSound(page));
    for (const dir of ['rtl', 'ltr']) {
      await page.locator('html').evaluate((html, value) => html.setAttribute('dir', value), dir);
      expect.soft(await stickingOut(page), `${width} px, ${dir}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await start.click();
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Old ${stamp} 1` })).toBeVisible();
  await test.step('the ledger', () => expectSound(page));

  page.once('dialog', (dialog) => dialog.accept());
  const addresses = page.getByRole('heading', { name: 'Addresses' });
  await expect(addresses).toBeVisible();
  await page.getByRole('button', { name: 'Take everything back' }).click();
  // Before it stands 'Being taken back'.
  await expect(page.getByRole('heading', { name: 'Taken back', exact: true })).toBeVisible();
  await expect(addresses).toBeHidden();

  // The answer of a moment ago, which is too short to be met.
  await page.route(/\/api\/admin\/imports\/\d+$/, async (route) => {
    const response = await route.fetch();
    const json = Object.assign(await response.json(), { state: 'taking back' });
    await route.fulfill({ response, json });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Being taken back' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'So far' })).toBeVisible();
  await expect(addresses).toBeHidden();
});

test('R-I-02 a plan is changed with the keyboard alone, and stays so after a reload', async ({
  page,
  expectFaults,
}) => {
  // An address that is taken.
  expectFaults(/400 \(Bad Request\)/);
  const stamp = Date.now().toString(36);
  const text = wxr(rowsOf(stamp), wxrAuthor(1, 'ada', 'Ada'));
  await upload(
    page,
    `${stamp}.xml`,
    text.replaceAll('old.example', () => `${stamp}.example`),
  );
  const rowOf = (id: number) => page.getByRole('row').filter({ hasText: `عنوان ${stamp} ${id}` });
  const press = async (name: string) => {
    const button = page.getByRole('button', { name });
    await expect(button).toBeEnabled();
    await button.focus();
    await page.keyboard.press('Enter');
  };
  await press(`Change address of عنوان ${stamp} 1`);
  const field = page.getByRole('textbox', { name: `Address of عنوان ${stamp} 1` });
  await expect(field).toBeFocused();
  await field.fill(`${stamp}-2`);
  await page.keyboard.press('Enter');
  await expect(rowOf(1)).toContainText(`/blogs/${stamp}-2-2 is free.`);
  await expect(field).toBeFocused();
  await page.reload();
  await press(`Change address of عنوان ${stamp} 1`);
  await expect(field, 'what was typed').toHaveValue(`${stamp}-2`);
  await field.fill(`${stamp}-own`);
  await page.keyboard.press('Enter');
  await expect(rowOf(1).getByText(`/blogs/${stamp}-own`)).toBeVisible();
  await press(`Leave out عنوان ${stamp} 3`);
  await expect(rowOf(3)).toContainText('It was left out by choice.');

  await page.getByRole('textbox', { name: 'Name here of Ada' }).fill('Ada Lovelace');
  await page.getByRole('combobox', { name: 'Category here for أخبار' }).selectOption('No category');
  await page.reload();
  const author = page.getByRole('textbox', { name: 'Name here of Ada' });
  await expect(author, 'what was typed').toHaveValue('Ada Lovelace');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(save).toBeDisabled();
  await expect(author).toHaveValue('Ada Lovelace');
  await page.reload();
  await expect(author, 'what is saved').toHaveValue('Ada Lovelace');
  await expect(rowOf(1).getByText(`/blogs/${stamp}-own`)).toBeVisible();
  await expectSoundInBoth(page);

  await press('Import as drafts');
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), 'its button is gone').toBeFocused();
  await expect(rowOf(3)).toContainText('It was left out by choice.');
  await page.getByText('Show them all').click();
  await expect(page.getByRole('row').filter({ hasText: '/?p=1' })).toContainText(`${stamp}-own`);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Dropped');
  await expect(page.getByRole('link', { name: `عنوان ${stamp} 1` })).toHaveCount(0);
  await expectSoundInBoth(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^import-\d+\.csv$/);
});

test('R-I-05 a Ghost export asks where its pictures are @both', async ({ page, expectFaults }) => {
  expectFaults(/400 \(Bad Request\)/);
  const stamp = Date.now().toString(36);
  const html = '<h2>A</h2><p>x</p><img src="__GHOST_URL__/content/images/a.jpg">';
  const posts = [ghostPost(stamp, { html })];
  await upload(page, `${stamp}.json`, ghostExport({ posts }));
  const field = page.getByRole('textbox', { name: 'Address of the old site' });
  await field.fill('old');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please enter a whole address').first()).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('http://127.0.0.1:9');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Pictures are fetched from there.')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('http://127.0.0.1:9');
  await page.getByRole('button', { name: 'Import as drafts' }).click();
  await expect(page.getByRole('heading', { name: 'Missing pictures' })).toBeVisible();
  await expect(page.getByText('leads into an inner network')).toBeVisible();
  await expectSound(page);
});

test('R-I-07 what is no export is refused on its screen, and discarded @both', async ({ page }) => {
  await upload(page, 'notes.xml', 'Not an export at all');
  await expect(page.getByText('This is no export that can be read here').first()).toBeVisible();
  await expectSound(page);
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/admin\/moving$/);
  await expectSound(page);
});

test('R-I-02 an upload that fails says so, and the next one goes through @both', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/50[03]|net::ERR/);
  let isBroken = true;
  await page.route('**/api/admin/imports', (route) =>
    isBroken && route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.goto('/admin/moving');
  const file = { name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from('nothing') };
  const choose = page.getByRole('button', { name: 'Choose a file' });
  await chooseFile(choose, file);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectSound(page);
  isBroken = false;
  await chooseFile(choose, file);
  await expect(page).toHaveURL(/\/admin\/moving\/imports\/\d+$/);
});

test('an upload that ends on another screen leaves that screen open', async ({ page }) => {
  const ways: (() => void)[] = [];
  await page.route('**/api/admin/imports', async (route) => {
    if (route.request().method() === 'POST') await new Promise<void>((go) => ways.push(go));
    await route.continue();
  });
  await page.goto('/admin/moving');
  const file = { name: 'late.xml', mimeType: 'text/xml', buffer: Buffer.from('nothing') };
  await chooseFile(page.getByRole('button', { name: 'Choose a file' }), file);
  await expect.poll(() => ways.length).toBe(1);
  await page.getByRole('link', { name: 'Redirects', exact: true }).click();
  const heading = page.getByRole('heading', { name: 'Redirects', level: 1 });
  await expect(heading).toBeVisible();
  ways[0]?.();
  await expect(page.getByText('late.xml is uploaded.')).toBeVisible();
  await expect(heading).toBeVisible();
});

test('R-I-08 the site is exported with a button, and the zip fetched without signing in', async ({
  page,
  playwright,
}) => {
  await page.goto('/admin/moving');
  const start = page.getByRole('button', { name: /^Export (?:everything|again)$/ });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Progress of the export' })).toBeVisible();
  await expectSoundInBoth(page);
  const link = page.getByRole('link', { name: /^Download \(/ });
  await expect(link).toBeVisible({ timeout: 90_000 });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectSoundInBoth(page);
    expect(await stickingOut(page), `${width} px`).toEqual([]);
  }
  const stranger = await playwright.request.newContext();
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
  const zip = await (await stranger.get(address)).body();
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  await stranger.dispose();
});
