import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { alertOf, chooseFile, expect, expectSound, test } from './admin.ts';
import { test as itemTest } from './admin-items.ts';
import { blogPopup, openNewBlog } from './blogs-screen.ts';
import { holdCalls } from './held-calls.ts';

/** Uploads on a loaded machine. */
test.slow();

const bannerLabel = 'Banner image URL';

async function photo(name: string) {
  const tone = () => Math.floor(Math.random() * 256);
  const background = { r: tone(), g: tone(), b: tone() };
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

/** Uploads wait until they are let go, or refused. */
async function holdUploads(page: Page) {
  let release = (_goesOn: boolean) => {};
  const released = new Promise<boolean>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/upload', async (route) => {
    if (await released) return route.continue();
    await route.fulfill({ status: 415, json: { message: 'No picture.' } });
  });
  return release;
}

async function startUpload(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/casestudy/${id}/edit`);
  const choose = page.getByRole('button', { name: `Choose file for ${bannerLabel}` });
  await chooseFile(choose, await photo('slow.jpg'));
  await expect(page.getByRole('progressbar', { name: 'Uploading slow.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Waiting for slow.jpg to be uploaded')).toBeVisible();
}

test('a save waits for an upload into its form and holds the file', {
  tag: '@both',
}, async ({ page, studies, published }) => {
  const { _id } = await published({ heroHeading: 'Held back' });
  const release = await holdUploads(page);
  await startUpload(page, _id);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  expect((await studies.find(_id)).bannerImage).toBe('');
  release(true);
  await expect(page).toHaveURL(/\/admin\/casestudy$/);
  expect((await studies.find(_id)).bannerImage).toMatch(/^\/media\/[0-9a-f]{32}/);
});

test('a save goes on without an upload, or not at all', async ({ page, studies, published }) => {
  const { _id } = await published({ heroHeading: 'Not held back' });
  await holdUploads(page);
  await startUpload(page, _id);
  await page.getByRole('button', { name: 'Cancel saving' }).click();
  await expect(page.getByText('Waiting for slow.jpg')).toHaveCount(0);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(page).toHaveURL(/\/admin\/casestudy$/);
  expect((await studies.find(_id)).bannerImage).toBe('');
});

test('nothing is saved when the upload fails; the next press saves without it', async ({
  page,
  published,
  expectFaults,
}) => {
  expectFaults(/415/);
  const { _id } = await published({ heroHeading: 'Refused' });
  const release = await holdUploads(page);
  await startUpload(page, _id);
  release(false);
  await expect(
    page.getByText('slow.jpg did not arrive in the form, so nothing was saved.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/casestudy$/);
});

async function pastePhoto(text: Locator, named: string): Promise<void> {
  const { name, mimeType, buffer } = await photo(named);
  await text.click();
  await text.evaluate(
    (element, file) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0));
      data.items.add(new File([bytes], file.name, { type: file.type }));
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { name, type: mimeType, base64: buffer.toString('base64') },
  );
}

itemTest('a popup waits for a picture that is dropped into a text', async ({ page, unique }) => {
  const release = await holdUploads(page);
  await openNewBlog(page);
  const popup = blogPopup(page);
  await popup.getByLabel('Title', { exact: true }).fill(`Held ${unique}`);
  await pastePhoto(popup.getByLabel('Paragraph 1', { exact: true }), 'dropped.jpg');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(popup.getByText('Waiting for dropped.jpg to be uploaded')).toBeVisible();
  const sent = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/blog' && request.method() === 'POST',
  );
  release(true);
  expect((await sent).postData()).toMatch(/\/media\/[0-9a-f]{32}/);
});

itemTest(
  'a picture whose text has left the screen is named, and nothing is saved without it',
  async ({ page, blogs, unique }) => {
    const release = await holdUploads(page);
    const { blog_id } = await blogs.create({ title: `Gone ${unique}`, slug_url: unique });
    await page.goto(`/admin/blogs?edit=${blog_id}`);
    const popup = blogPopup(page);
    await popup.getByLabel('Title', { exact: true }).fill(`Held ${unique}`);
    await pastePhoto(popup.getByLabel('Paragraph 1', { exact: true }), 'dropped.jpg');
    await expect(popup.getByRole('progressbar', { name: 'Uploading dropped.jpg' })).toBeVisible();
    await popup.getByRole('button', { name: 'Edit as HTML for Paragraph 1' }).press('Enter');
    await expect(popup.getByRole('progressbar')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(popup.getByText('Waiting for dropped.jpg to be uploaded')).toBeVisible();
    release(true);
    await expect(alertOf(page, 'failure')).toHaveText(/^dropped\.jpg .*nothing was saved/);
    await expect(popup).toBeVisible();
    expect((await blogs.find(blog_id)).title).toBe(`Gone ${unique}`);

    await popup.getByRole('button', { name: 'Edit as text for Paragraph 1' }).press('Enter');
    const again = await holdCalls(page, '**/api/upload');
    await pastePhoto(popup.getByLabel('Paragraph 1', { exact: true }), 'again.jpg');
    await again.arrived;
    await popup.getByRole('button', { name: 'Edit as HTML for Paragraph 1' }).press('Enter');
    await expect(popup.getByRole('progressbar')).toHaveCount(0);
    again.release();
    await expect(alertOf(page, 'failure')).toHaveText(/^again\.jpg is in Media/);
  },
);
