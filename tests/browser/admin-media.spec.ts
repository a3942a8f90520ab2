import sharp from 'sharp';
import type { UploadPage } from '../../domain/api/media/uploads.ts';
import { box, mp4File } from '../sample-files.ts';
import { chooseFile, expect, expectSound, test } from './admin.ts';
import { blogPopup } from './blogs-screen.ts';
import { callAs, removeAs } from './colleague.ts';
import { holdCalls } from './held-calls.ts';

/** Uploads on a loaded machine. */
test.slow();

/** A picture of this test only: the same bytes would be the same upload. */
function photo(width = 1_300): Promise<Buffer> {
  const tone = () => Math.floor(Math.random() * 256);
  const background = { r: tone(), g: tone(), b: tone() };
  return sharp({ create: { width, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

function named(name: string, buffer: Buffer) {
  return { name, mimeType: 'image/jpeg', buffer };
}

test('R-4-06 a file is uploaded into the library, described, found and deleted', {
  tag: '@both',
}, async ({ page, userInfo, expectFaults }) => {
  expectFaults(/415/);
  const name = `grove-${Date.now()}.jpg`;
  await page.goto('/admin/media');
  const chooser = page.locator('main input[type="file"]');
  const evil = { ...named('evil.png', Buffer.from('<html>')), mimeType: 'image/png' };
  await chooser.setInputFiles([evil, { ...evil, name: 'worse.png' }]);
  await expect(page.getByText('Refused')).toHaveCount(2);
  for (const file of ['evil.png', 'worse.png']) {
    const tile = page.locator('[data-state="refused"]').filter({ hasText: file });
    await expect(tile.locator('small')).not.toBeEmpty();
    await tile.getByRole('button', { name: 'Dismiss' }).click();
    await expect(tile).toHaveCount(0);
  }
  await chooser.setInputFiles(named(name, await photo()));
  await page.getByRole('button', { name }).click();
  await page.getByLabel('Alt text', { exact: true }).fill(`Palms of ${name}`);
  await page.getByLabel('Caption', { exact: true }).fill(`At dawn, ${name}`);
  const point = page.getByRole('button', { name: 'What stays in sight' });
  await expect(point).toHaveAccessibleName(/50 % from the left, 50 % from the top/);
  await point.press('ArrowUp');
  await point.press('Shift+ArrowLeft');
  await expect(
    page.getByText('40 % from the left, 49 % from the top', { exact: true }),
  ).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  const box = await point.boundingBox();
  await point.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) * 0.8 } });
  await expect(
    page.getByText('25 % from the left, 80 % from the top', { exact: true }),
  ).toBeVisible();
  const social = page.locator('[data-shape="social"] img');
  await expect(social).toHaveCSS('object-position', '25% 80%');
  await page.getByRole('button', { name: 'Save description' }).click();
  await expect(page.getByText('The description is saved.')).toBeVisible();
  // A colleague writes another alt text before the focus is moved again.
  const find = () => callAs<UploadPage>(userInfo, 'GET', `/api/uploads?find=${name}`);
  const { upload_id } = (await find()).uploads[0] ?? {};
  const alt = `Palms by night, ${name}`;
  await callAs(userInfo, 'PUT', `/api/uploads/${upload_id}`, { alt });
  await point.press('ArrowUp');
  await page.getByRole('button', { name: 'Save description' }).click();
  await expect.poll(find).toMatchObject({ uploads: [{ alt, point: { x: 25, y: 79 } }] });
  await page.getByRole('searchbox').fill(`palms ${name}`);
  await expect(page.locator('main button:has(> b)')).toHaveCount(1);
  await expectSound(page);
  const remove = page.getByRole('button', { name: 'Delete file' });
  page.once('dialog', (question) => {
    expect(question.message()).toBe(`Delete '${name}'? It cannot be brought back.`);
    return question.dismiss();
  });
  await remove.click();
  expect(await find()).toMatchObject({ count: 1 });
  page.once('dialog', (question) => question.accept());
  await remove.click();
  await expect(page.getByText('The file is deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name })).toHaveCount(0);
});

test('on a phone what is known of a file comes into sight when it is chosen', {
  tag: '@mobile',
}, async ({ page }) => {
  const run = Date.now();
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/admin/media');
  const names = [1, 2, 3, 4, 5, 6].map((place) => `far-${run}-${place}.jpg`);
  await page
    .locator('main input[type="file"]')
    .setInputFiles(await Promise.all(names.map(async (name) => named(name, await photo()))));
  for (const name of names) await expect(page.getByRole('button', { name })).toBeVisible();
  const first = page.getByRole('button', { name: `far-${run}-1.jpg` });
  await first.click();
  await expect(page.getByRole('heading', { name: `far-${run}-1.jpg` })).toBeInViewport();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
});

test('an earlier upload is picked beside a field, a new one is dropped on it', async ({
  page,
  published,
}) => {
  const { _id } = await published({ heroHeading: 'Pictures' });
  await page.goto(`/admin/casestudy/${_id}/edit`);
  const url = page.getByLabel('Banner image URL', { exact: true });
  await url.fill('/favicon.svg');
  const bytes = [...(await photo())];
  await url.evaluate((field, content) => {
    const dataTransfer = new DataTransfer();
    const type = 'image/jpeg';
    dataTransfer.items.add(new File([new Uint8Array(content)], 'dropped.jpg', { type }));
    const init = { dataTransfer, bubbles: true, cancelable: true };
    field.dispatchEvent(new DragEvent('drop', init));
  }, bytes);
  await expect(url).toHaveValue(/^\/media\/[0-9a-f]{32}-w1300h800\.jpg$/);
  const address = await url.inputValue();
  await url.fill('');
  await page.getByRole('button', { name: 'Library for Banner image URL' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose an image' });
  await dialog.getByRole('button', { name: 'dropped.jpg' }).first().click();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Use this image' }).click();
  await expect(url).toHaveValue(address);
});

test('a film gets a poster from the library and captions', async ({ page }) => {
  const name = `talk-${Date.now()}`;
  await page.goto('/admin/media');
  const chooser = page.locator('main input[type="file"]').first();
  const end = Buffer.alloc(16);
  end.writeUInt32BE(end.length);
  end.write(`free${Date.now() % 1e8}`, 4);
  const film = Buffer.concat([mp4File, end]);
  await chooser.setInputFiles({ name: `${name}.mp4`, mimeType: 'video/mp4', buffer: film });
  await expect(page.getByRole('button', { name: `${name}.mp4` })).toBeVisible();
  await chooser.setInputFiles(named(`${name}.jpg`, await photo()));
  await expect(page.getByRole('button', { name: `${name}.jpg` })).toBeVisible();
  await page.getByRole('button', { name: `${name}.mp4` }).click();
  await page.getByRole('button', { name: 'Library' }).click();
  await page
    .getByRole('region', { name: `${name}.mp4` })
    .getByRole('button', { name: `${name}.jpg` })
    .click();
  await expect(page.getByLabel('Poster picture URL', { exact: true })).toHaveValue(
    /w1300h800\.jpg$/,
  );
  const { release } = await holdCalls(page, '**/api/upload');
  const details = page.getByRole('region', { name: `${name}.mp4` });
  const own = named(`${name}-own.jpg`, await photo());
  await chooseFile(details.getByRole('button', { name: 'Choose file' }).first(), own);
  await page.getByRole('button', { name: 'Save poster' }).click();
  await expect(page.getByText(`Waiting for ${name}-own.jpg to be uploaded`)).toBeVisible();
  await expectSound(page);
  release();
  await expect(page.getByText('The description is saved.')).toBeVisible();
  const captions = (text: string) => ({
    name: 'a.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from(text),
  });
  const choose = page.getByRole('region', { name: 'Captions' }).getByRole('button');
  await chooseFile(choose, captions('1\n00:00:01,000 --> 00:00:02,000\nSubRip'));
  await expect(page.getByText('This is no WebVTT file')).toBeVisible();
  await chooseFile(choose, captions('WEBVTT\n\n00:01.000 --> 00:02.000\nTwo hundred buses.'));
  await expect(page.getByText('The film has captions in English.')).toBeVisible();
  await expectSound(page);
});

test('captions and a transcript of a film that another replaces are left to the editor', async ({
  page,
  userInfo,
}) => {
  const name = `said-${Date.now()}`;
  const clip = (fill: number) => ({
    name: `${name}-${fill}.mp4`,
    mimeType: 'video/mp4',
    buffer: Buffer.concat([mp4File, box('free', `${name}-${fill}`)]),
  });
  await page.goto('/admin/media');
  await page.locator('main input[type="file"]').first().setInputFiles(clip(1));
  await page.getByRole('button', { name: `${name}-1.mp4` }).click();
  const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nTwo hundred buses.';
  const file = { name: 'a.vtt', mimeType: 'text/vtt', buffer: Buffer.from(vtt) };
  const captions = page.getByRole('region', { name: 'Captions' });
  await chooseFile(captions.getByRole('button'), file);
  await expect(captions.getByText('The film has captions in English.')).toBeVisible();
  const find = () => callAs<UploadPage>(userInfo, 'GET', `/api/uploads?find=${name}`);
  const film = (await find()).uploads[0]?.address;
  const props = { film, transcript: 'Two hundred buses.' };
  const fields = { name, path: `/${name}`, sections: [{ kind: 'film', props }] };
  const made = await callAs<{ data: { page_id: number } }>(
    userInfo,
    'POST',
    '/api/pages?status=draft',
    fields,
  );

  await page.reload();
  await page.getByRole('button', { name: `${name}-1.mp4` }).click();
  const uses = page.getByRole('region', { name: 'Where it is used' });
  await chooseFile(uses.getByRole('button', { name: 'Replace file everywhere' }), clip(2));
  await expect(uses.getByText('Replaced in 1 place.')).toBeVisible();
  await expect(uses.getByText('they stay with it, and the new film has none')).toBeVisible();
  const beside = uses.getByText('A transcript of this film still stands beside the new one');
  await expect(beside).toBeVisible();
  await expect(uses.getByRole('listitem').last()).toHaveText(`${name}page: Transcript`);
  await expectSound(page);
  const captioned = async () =>
    (await find()).uploads.filter((upload) => upload.captions !== '').length;
  expect(await captioned()).toBe(1);
  await uses.getByRole('button', { name: 'Use them for the new film, too' }).click();
  await expect(page.getByText('The captions are saved.')).toBeVisible();
  await expect(uses.getByText('the new film has none')).toHaveCount(0);
  expect(await captioned()).toBe(2);
  await removeAs(userInfo, `/api/pages/${made.data.page_id}`);
});

test('an upload that is cancelled leaves what was typed', async ({ page, published }) => {
  const { _id } = await published({ heroHeading: 'Cancelled' });
  await page.goto(`/admin/casestudy/${_id}/edit`);
  const url = page.getByLabel('Banner image URL', { exact: true });
  await url.fill('/favicon.svg');
  await page.route('**/api/upload', () => {});
  const choose = page.getByRole('button', { name: 'Choose file for Banner image URL' });
  await chooseFile(choose, named('slow.jpg', await photo()));
  await expect(page.getByRole('progressbar', { name: 'Uploading slow.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('The upload of slow.jpg is cancelled.')).toBeVisible();
  await expect(url).toHaveValue('/favicon.svg');
});

test('a file takes the place of another wherever it is used, and back; without a way back it asks', async ({
  page,
  studies,
  published,
  expectFaults,
}) => {
  expectFaults(/409/);
  const name = `old-${Date.now()}.jpg`;
  await page.goto('/admin/media');
  const chooser = page.locator('main input[type="file"]');
  await chooser.first().setInputFiles(named(name, await photo()));
  await page.getByRole('button', { name }).click();
  const address = await page.locator('main fieldset img').getAttribute('src');
  const start = address?.slice(0, '/media/'.length + 32) ?? 'none';
  const { _id } = await published({
    heroHeading: `Uses ${name}`,
    bannerImage: `${start}-w1300h800.jpg`,
  });
  const bannerOf = async () => (await studies.find(_id)).bannerImage;
  await page.reload();
  await page.getByRole('button', { name }).click();
  const uses = page.getByRole('region', { name: 'Where it is used' });
  await expect(uses.getByText(`Uses ${name}`)).toBeVisible();
  const replace = uses.getByRole('button', { name: 'Replace file everywhere' });
  const other = named(`new-${name}`, await photo(1_200));
  await chooseFile(replace, other);
  await expect(uses.getByText('Replaced in 1 place.')).toBeVisible();
  const taken = await bannerOf();
  expect(taken).toMatch(/-w1200h800\.jpg$/);
  await expectSound(page);
  await uses.getByRole('button', { name: 'Undo' }).click();
  await expect(uses.getByText(`Uses ${name}`)).toBeVisible();
  expect(await bannerOf()).toBe(`${start}-w1300h800.jpg`);

  await published({ heroHeading: `Uses new-${name}`, bannerImage: taken });
  await chooseFile(replace, other);
  await expect(uses.getByText('The new file is in use already.')).toBeVisible();
  expect(await bannerOf()).toBe(`${start}-w1300h800.jpg`);
  await expectSound(page);
  await uses.getByRole('button', { name: 'Replace without Undo' }).click();
  await expect(uses.getByText('so there is no Undo')).toBeVisible();
  expect(await bannerOf()).toBe(taken);
});

test('the library stands over a popup, too, and Back closes one after the other', async ({
  page,
}) => {
  await page.goto('/admin/media');
  await page.goto('/admin/blogs');
  await page.getByRole('button', { name: 'Upload New Blog' }).click();
  await page.getByRole('button', { name: 'Library for Banner image URL' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose an image' });
  await expect(dialog.getByRole('searchbox')).toBeVisible();
  await expectSound(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  const popup = blogPopup(page);
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(popup).toHaveCount(0);
  await page.getByRole('button', { name: 'Upload New Blog' }).click();
  await popup.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/blogs$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/media$/);
});

test('the caption of the library is offered where its picture stands in a text', async ({
  page,
  userInfo,
}) => {
  const name = `captioned-${Date.now()}.jpg`;
  await page.goto('/admin/media');
  await page.locator('main input[type="file"]').setInputFiles(named(name, await photo()));
  await page.getByRole('button', { name }).click();
  await page.getByLabel('Caption', { exact: true }).fill('A grove at dawn');
  await page.getByRole('button', { name: 'Save description' }).click();
  await expect(page.getByText('The description is saved.')).toBeVisible();
  const shown = await page.locator('main fieldset img').getAttribute('src');
  const address = `${shown?.slice(0, '/media/'.length + 32)}-w1300h800.jpg`;
  const paragraph = `<figure><img src="${address}" alt="Palms"></figure><p>Text</p>`;
  const body = { title: name, blogs_content: [{ heading: 'H', paragraph }] };
  const made = await callAs<{ data: { blog_id: number } }>(userInfo, 'POST', '/blog', body);
  await page.goto(`/admin/blogs?edit=${made.data.blog_id}`);
  const popup = blogPopup(page);
  const stored = page.locator('input[name^="pair-"][name$="-paragraph"]').first();
  await popup.getByLabel('Paragraph 1', { exact: true }).locator('img').click();
  await expect(popup.getByText('Media has the caption: ‘A grove at dawn’')).toBeVisible();
  await popup.getByRole('button', { name: 'Use this caption' }).click();
  await expect(stored).toHaveValue(/<figcaption>A grove at dawn<\/figcaption>/);
  await expectSound(page);
  // A colleague writes another alt text before the caption is saved.
  const find = () => callAs<UploadPage>(userInfo, 'GET', `/api/uploads?find=${name}`);
  const { upload_id } = (await find()).uploads[0] ?? {};
  await callAs(userInfo, 'PUT', `/api/uploads/${upload_id}`, { alt: 'Palms at noon' });
  await popup.getByLabel('Caption', { exact: true }).fill('A grove at noon');
  await popup.getByRole('button', { name: 'Save this caption in Media, too' }).click();
  await expect(popup.getByText('The caption is saved in Media.')).toBeVisible();
  expect((await find()).uploads[0]).toMatchObject({ alt: 'Palms at noon' });
  await page.goto('/admin/media');
  await page.getByRole('button', { name }).click();
  await expect(page.getByLabel('Caption', { exact: true })).toHaveValue('A grove at noon');
  await removeAs(userInfo, `/blog/${made.data.blog_id}`);
});

test('an opened file asks for its kept words once', async ({ page, userInfo }) => {
  await page.addInitScript(() => {
    const own = IDBObjectStore.prototype.getAll;
    Object.assign(window, { asked: 0 });
    IDBIndex.prototype.getAll = counted(IDBIndex.prototype.getAll);
    IDBObjectStore.prototype.getAll = counted(own);
    function counted(work: typeof own) {
      return function asked(this: never, ...of: Parameters<typeof own>) {
        Object.assign(window, { asked: Reflect.get(window, 'asked') + 1 });
        return work.apply(this, of);
      };
    }
  });
  const name = `asked-${Date.now()}.jpg`;
  await page.goto('/admin/media');
  await page.locator('main input[type="file"]').setInputFiles(named(name, await photo()));
  await page.getByRole('button', { name }).click();
  const alt = page.getByLabel('Alt text', { exact: true });
  await expect(alt).toBeVisible();
  // Each question is answered by a turn of the browser's database, so a loop goes on meanwhile.
  const asked = await page.evaluate(async () => {
    for (let turn = 0; turn < 60; turn++) await new Promise((next) => requestAnimationFrame(next));
    return Number(Reflect.get(window, 'asked'));
  });
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(10);
  const { uploads } = await callAs<UploadPage>(userInfo, 'GET', `/api/uploads?find=${name}`);
  for (const { upload_id } of uploads) await removeAs(userInfo, `/api/uploads/${upload_id}`);
});
