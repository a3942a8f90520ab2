import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { chooseFile, expect, expectSound, test } from './admin.ts';
import { test as itemTest } from './admin-items.ts';
import { blogPopup, openNewBlog } from './blogs-screen.ts';

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
  await expect(page.getByText('slow.jpg was not uploaded, so nothing was saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/casestudy$/);
});

itemTest('a popup waits for a picture that is dropped into a text', async ({ page, unique }) => {
  const release = await holdUploads(page);
  await openNewBlog(page);
  const popup = blogPopup(page);
  await popup.getByLabel('Title', { exact: true }).fill(`Held ${unique}`);
  const { name, mimeType, buffer } = await photo('dropped.jpg');
  const text = popup.getByLabel('Paragraph 1', { exact: true });
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
  await page.keyboard.press('ControlOrMeta+s');
  await expect(popup.getByText('Waiting for dropped.jpg to be uploaded')).toBeVisible();
  const sent = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/blog' && request.method() === 'POST',
  );
  release(true);
  expect((await sent).postData()).toMatch(/\/media\/[0-9a-f]{32}/);
});
