import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { alertOf, chooseFile, expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import { blogPopup, openNewBlog } from './blogs-screen.ts';
import { holdCalls } from './held-calls.ts';
import { violations } from './violations.ts';

test.slow();

/** The first paragraph of a new blog, and what its form would send of it. */
async function openText(page: Page): Promise<{ text: Locator; form: Locator; html: Locator }> {
  await openNewBlog(page);
  const form = blogPopup(page);
  const text = form.getByLabel('Paragraph 1', { exact: true });
  await expect(text).toBeVisible();
  await text.click();
  const html = page.locator('input[name^="pair-"][name$="-paragraph"]').first();
  return { text, form, html };
}

test('a stroke at the start of a line offers blocks, by keys alone', { tag: '@both' }, async ({
  page,
}) => {
  const { text, form, html } = await openText(page);
  await text.pressSequentially('/');
  const menu = form.getByRole('listbox', { name: 'Add a block' });
  await expect(menu.getByRole('option')).toHaveCount(14);
  await expect(menu.getByRole('option', { name: /^Text/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // What the menu covers is not pressed meanwhile.
  expect(await violations(page, '[role="listbox"]')).toEqual([]);
  await text.press('ArrowDown');
  await text.press('ArrowRight');
  await expect(menu.locator('[aria-selected="true"]')).toContainText('List');
  await text.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(text).toHaveText('/');
  await text.pressSequentially('x');
  await expect(menu).toHaveCount(0);
  await text.press('Backspace');
  await text.press('Backspace');
  await text.pressSequentially('/divi');
  await expect(menu.getByRole('option')).toHaveCount(1);
  await text.press('Enter');
  await expect(text.locator('hr')).toHaveCount(1);
  await text.pressSequentially('Words and/or more');
  await expect(menu).toHaveCount(0);
  await form.getByRole('button', { name: 'Add a block' }).first().click();
  await expect(menu).toBeVisible();
  await text.pressSequentially('numb');
  await menu.getByRole('option', { name: /^Numbered list/ }).click();
  await text.pressSequentially('One');
  await expect(html).toHaveValue('<hr><p>Words and/or more</p><ol><li>One</li></ol>');
});

test('the button of blocks offers them in an empty line, too', { tag: '@both' }, async ({
  page,
}) => {
  const { text, form, html } = await openText(page);
  const menu = form.getByRole('listbox', { name: 'Add a block' });
  const add = form.getByRole('button', { name: 'Add a block' }).first();
  await add.click();
  await expect(menu).toBeVisible();
  await menu.getByRole('option', { name: /^List/ }).click();
  await text.pressSequentially('One');
  await text.press('Enter');
  await text.press('Enter');
  await add.click();
  await menu.getByRole('option', { name: /^Divider/ }).click();
  await expect(html).toHaveValue('<ul><li>One</li></ul><hr>');
});

test('a table is written with the keyboard, its rows and columns by buttons', async ({ page }) => {
  const { text, form, html } = await openText(page);
  await text.pressSequentially('/table');
  await text.press('Enter');
  for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) {
    await text.pressSequentially(words);
    await text.press('Tab');
  }
  await text.press('Shift+Tab');
  await text.press('Shift+Tab');
  await text.pressSequentially('!');
  const row = (...cells: string[]) =>
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const head = (...cells: string[]) =>
    `<thead><tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead>`;
  const table = (first: string, ...rows: string[]) =>
    `<table>${first}<tbody>${rows.join('')}</tbody></table>`;
  await expect(html).toHaveValue(
    table(head('a', 'b', 'c'), row('d', 'e', 'f'), row('g', 'h', 'i!'), row('j', '', '')),
  );
  await expectSound(page);
  await form.getByRole('button', { name: 'Remove column' }).click();
  await form.getByRole('button', { name: 'Add row' }).click();
  await form.getByRole('button', { name: 'Add column' }).click();
  await expect(html).toHaveValue(
    table(
      head('a', 'b', ''),
      row('d', 'e', ''),
      row('g', 'h', ''),
      row('', '', ''),
      row('j', '', ''),
    ),
  );
  await form.getByRole('button', { name: 'Remove table' }).click();
  await expect(html).toHaveValue('');
});

test('a link finds a page of the site by its title', async ({ page, blogs, unique }) => {
  await blogs.create({ title: `Findable ${unique}`, slug_url: `found-${unique}` });
  const { text, form, html } = await openText(page);
  await text.pressSequentially('see this');
  await text.press('Shift+Control+ArrowLeft');
  await text.press('ControlOrMeta+k');
  const field = form.getByRole('combobox', { name: 'Page or address' });
  await expect(field).toBeFocused();
  await field.fill(`Findable ${unique}`);
  const option = form.getByRole('option', { name: new RegExp(`Findable ${unique}`) });
  await expect(option).toBeVisible();
  await field.press('ArrowDown');
  await expectSound(page);
  await field.press('Enter');
  await expect(html).toHaveValue(`<p>see <a href="/blogs/found-${unique}">this</a></p>`);
  await text.press('ControlOrMeta+k');
  await field.press('Escape');
  await expect(text).toBeFocused();
  await expect(form).toBeVisible();
});

/** The keys arrive at once when the page has time again. */
async function pressWhileBusy(page: Page, keys: () => Promise<void>[]): Promise<void> {
  const isBusy = page.evaluate(() => {
    const until = performance.now() + 500;
    while (performance.now() < until);
  });
  await Promise.all([isBusy, ...keys()]);
}

test('keys that wait for a busy page still find the words that were selected', async ({ page }) => {
  const { text, html } = await openText(page);
  await text.pressSequentially('see this');
  const { keyboard } = page;
  await pressWhileBusy(page, () => [
    keyboard.down('Control'),
    keyboard.down('Shift'),
    keyboard.down('ArrowLeft'),
    keyboard.up('Shift'),
    keyboard.down('b'),
    keyboard.up('Control'),
  ]);
  await expect(html).toHaveValue('<p>see <strong>this</strong></p>');
});

test('letters that wait for a busy page replace no picture that was left', async ({ page }) => {
  const { text, html } = await openText(page);
  await text.fill('<p>First</p><p><img src="/icon-192.png" alt=""></p><p>Last</p>');
  await text.locator('img[src="/icon-192.png"]').click();
  await expect(text.locator('.ProseMirror-selectednode')).toHaveCount(1);
  const { keyboard } = page;
  await pressWhileBusy(page, () => [
    keyboard.down('Control'),
    keyboard.down('End'),
    keyboard.up('End'),
    keyboard.up('Control'),
    keyboard.down('s'),
  ]);
  await expect(html).toHaveValue(/<img .*<p>Lasts<\/p>$/);
});

test('a film and a call to action are put in by their address', async ({ page }) => {
  const { text, form, html } = await openText(page);
  await text.pressSequentially('/film');
  await text.press('Enter');
  await form.getByLabel('Address of the film').fill('https://youtu.be/dQw4w9WgXcQ');
  await expect(form.getByText('It plays in the page when a visitor asks for it')).toBeVisible();
  await form.getByLabel('Title of the film').fill('How we move');
  await form.getByRole('button', { name: 'Insert', exact: true }).click();
  await text.press('ControlOrMeta+End');
  await text.pressSequentially('/call');
  await text.press('Enter');
  await form.getByLabel('Where it leads').fill('/contact');
  await form.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(html).toHaveValue(
    /^<figure data-node="film"><a [^>]*href="https:\/\/youtu\.be\/dQw4w9WgXcQ"[^>]*>How we move<\/a><\/figure><p data-node="action"><a href="\/contact">Get Started<\/a><\/p>$/,
  );
});

test('a picture is described, captioned, widened and removed where it stands', {
  tag: '@both',
}, async ({ page }) => {
  const { text, form, html } = await openText(page);
  await text.fill('<p>Before</p><p><img src="/icon-192.png" alt=""></p>');
  await text.locator('img[src="/icon-192.png"]').click();
  const alt = form.getByLabel('Alt text', { exact: true });
  await expect(alt).toBeVisible();
  await alt.focus();
  await alt.blur();
  await expect(form.getByText('Say what it shows, or tick Decorative.')).toBeVisible();
  await form.getByLabel('Decorative, no alt text').check();
  await expect(html).toHaveValue(/<img src="\/icon-192.png" alt="" data-node="decoration">/);
  await form.getByLabel('Decorative, no alt text').uncheck();
  await alt.fill('A leaf');
  await form.getByLabel('Caption', { exact: true }).fill('Our leaf');
  await form.getByText('Half', { exact: true }).click();
  const figure = (width: string) =>
    `<p>Before</p><figure${width}><img src="/icon-192.png" alt="A leaf"><figcaption>Our leaf</figcaption></figure>`;
  await expect(html).toHaveValue(figure(' data-width="half"'));
  await form.getByText('Text', { exact: true }).last().click();
  await expect(html).toHaveValue(figure(''));
  await expectSound(page);
  await form.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(html).toHaveValue('<p>Before</p>');
  await form.getByText('The picture was removed.').getByRole('button', { name: 'Undo' }).click();
  await expect(html).toHaveValue(figure(''));
});

async function photo(name: string) {
  const background = { r: Math.floor(Math.random() * 256), g: 90, b: 90 };
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

test('a picture is replaced where it stands when its file has arrived', async ({ page }) => {
  const { text, form, html } = await openText(page);
  const leaf = '<figure><img src="/icon-192.png" alt="Leaf"></figure>';
  await text.fill(`<p>Above</p>${leaf}<p>Below</p>`);
  const picture = text.locator('img[src="/icon-192.png"]');
  const replace = form.getByRole('button', { name: 'Replace', exact: true });
  const sending = await holdCalls(page, '**/api/upload');
  await picture.click();
  await chooseFile(replace, await photo('new.jpg'));
  await sending.arrived;
  await text.getByText('Above').click();
  await page.keyboard.type('xyz');
  sending.release();
  await expect(picture).toHaveCount(0);
  await expect(html).toHaveValue(/xyz.*<img src="\/media\/[^"]*" alt="Leaf"><\/figure><p>Below/);

  const again = await holdCalls(page, '**/api/upload');
  await text.locator('img').click();
  await chooseFile(replace, await photo('late.jpg'));
  await again.arrived;
  await form.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(text.locator('img')).toHaveCount(0);
  again.release();
  await expect(alertOf(page, 'failure')).toHaveText(/^late\.jpg is in Media/);
});

test('what was filled in beside a picture or a film stands there again after Escape', async ({
  page,
}) => {
  const { text, form, html } = await openText(page);
  const ask = form.getByRole('button', { name: 'Insert picture' }).first();
  const shows = form.getByLabel('What the picture shows');
  await ask.click();
  await form.getByLabel('Address of the picture').fill('/icon-192.png');
  await shows.fill('Our mark on the wall.');
  await shows.press('Escape');
  await expect(shows).toHaveCount(0);
  await expect(text).toBeFocused();
  await ask.click();
  await expect(shows).toHaveValue('Our mark on the wall.');
  await shows.press('Enter');
  await expect(html).toHaveValue(/alt="Our mark on the wall\."/);
  await ask.click();
  await expect(shows).toHaveValue('');
  await shows.press('Escape');
  await text.pressSequentially('/film');
  await text.press('Enter');
  const title = form.getByLabel('Title of the film');
  await title.fill('The well');
  await title.press('Escape');
  await text.pressSequentially('/film');
  await text.press('Enter');
  await expect(title).toHaveValue('The well');
});
