import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { arabic } from '../../content/editions/ar.ts';
import type { MadeLink } from '../../domain/api/content/sign-off/editor.ts';
import { wordsOfClient } from '../../domain/content/sign-off/words.ts';
import { messagesFor } from '../../domain/messages/messages-for.ts';
import { alertOf, expect, expectSound } from './admin.ts';
import { test as base } from './admin-items.ts';
import { blogPopup } from './blogs-screen.ts';
import { callAs } from './colleague.ts';
import { holdCalls } from './held-calls.ts';
import { origin } from './site.ts';
import { violations } from './violations.ts';

interface Client {
  /** Opens a link in a browser without a session. */
  open: (url: string, options?: BrowserContextOptions) => Promise<Page>;
}

async function opened(browser: Browser, url: string, options: BrowserContextOptions) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) faults.push(line.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${origin()}/preview/sign-off${new URL(url).hash}`);
  return { context, page, faults };
}

const test = base.extend<{ client: Client }>({
  client: async ({ browser }, use) => {
    const all: Awaited<ReturnType<typeof opened>>[] = [];
    await use({
      async open(url, options = {}) {
        const one = await opened(browser, url, options);
        all.push(one);
        return one.page;
      },
    });
    for (const { context } of all) await context.close();
    expect(all.flatMap(({ faults }) => faults)).toEqual([]);
  },
});

const link = { name: 'Noor', email: 'noor@clinic.example', days: 7 };
const shown = (page: Page) => page.frameLocator('main iframe');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Every section comes into sight, or is read. */
async function lookAtAll(page: Page): Promise<void> {
  for (const button of await page.getByRole('button', { name: /^Look at (?!remark)/ }).all())
    await button.click();
  for (const summary of await page.getByText(/^Texts of/).all()) await summary.click();
}

test('a sign-off is asked for on the Portal: the item, then the form of its link', {
  tag: '@both',
}, async ({ page, blogs, unique }) => {
  const title = `Spring ${unique}`;
  await blogs.create({ title, slug_url: unique, blog_image: '/icon-192.png' });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Ask for a sign-off' }).click();
  const choice = page.getByRole('dialog', { name: 'Ask for a sign-off' });
  await expect(choice.getByRole('combobox')).toBeFocused();
  await choice.getByRole('combobox').fill(title);
  await expect(choice.getByRole('option')).toHaveText([new RegExp(`^${title}`)]);
  await expectSound(page);
  await page.keyboard.press('Enter');
  const form = blogPopup(page);
  await expect(form.getByLabel('For whom')).toBeFocused();
  await expect(form.getByLabel('For whom')).toBeInViewport();
  await form.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/blogs$/);
  // What it is chosen for is no place where somebody was.
  await page.keyboard.press('Control+j');
  await expect(page.getByRole('option', { name: 'New blog' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Jump to' })).toBeVisible();
});

test('R-A-02 a client marks words and approves, and a change ends that visibly', async ({
  page,
  blogs,
  client,
  unique,
}) => {
  test.slow();
  const pairs = [{ heading: 'Wells', paragraph: '<p>Six in ten run dry.</p>' }];
  const fields = { title: `Deep ${unique}`, slug_url: unique, blogs_content: pairs };
  const { blog_id } = await blogs.create(fields);
  await page.goto(`/admin/blogs?edit=${blog_id}`);
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Make a link' }).click();
  await form.getByLabel('For whom').fill('Noor');
  await form.getByLabel('Their email address').fill(link.email);
  await form.getByRole('button', { name: 'Make the link' }).click();
  const url = await form.getByLabel('Link', { exact: true }).inputValue();
  expect(url).toMatch(/\/preview\/sign-off#[\w-]{43}$/);

  const theirs = await client.open(url);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
    `Please look at: ${fields.title}`,
  );
  await expect(shown(theirs).getByText('Six in ten run dry.')).toBeVisible();
  for (const [name, width] of [
    ['Tablet', 820],
    ['Phone', 390],
    ['Desktop', 1280],
  ] as const) {
    await theirs.getByRole('radio', { name }).check();
    await expect
      .poll(() =>
        shown(theirs)
          .locator('html')
          .evaluate((html) => html.clientWidth),
      )
      .toBe(width);
  }

  await theirs.getByLabel('Your name').fill('Noor Haddad');
  // As Firefox selects a paragraph that is clicked three times.
  await shown(theirs)
    .getByText('Six in ten run dry.')
    .evaluate((paragraph) => getSelection()?.selectAllChildren(paragraph));
  await expect(theirs.getByRole('button', { name: 'Remark on these words' })).toBeVisible();
  await shown(theirs)
    .getByText('Six in ten run dry.')
    .dblclick({ position: { x: 8, y: 8 } });
  await press(theirs, 'Remark on these words');
  await theirs.getByLabel('Remark', { exact: true }).fill('Our count is for one month.');
  await theirs.getByLabel('Better words, if you have them').fill('Seven');
  await theirs.reload();
  await expect(theirs.locator('q')).toHaveText('Six');
  await press(theirs, 'Send remark');
  await expect(theirs.getByText('Your remark has arrived.')).toBeVisible();
  await expect(theirs.getByText('proposed: Seven')).toBeVisible();

  await lookAtAll(theirs);
  await theirs.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(theirs.getByText('Thank you. Your approval has arrived.')).toBeVisible();

  await page.goto(`/admin/blogs?edit=${blog_id}`);
  await expect(form.getByText('Approved', { exact: true })).toBeVisible();
  const remarks = form.getByRole('button', { name: /Remarks on Paragraph 1, 1 open/ });
  await expect(remarks).toContainText('Remark 1 of the client');
  await remarks.click();
  const region = form.getByRole('region', { name: 'Remarks on Paragraph 1' });
  const paragraph = form.getByRole('textbox', { name: 'Paragraph 1', exact: true });
  await region.getByRole('button', { name: 'Put their words in' }).click();
  await expect(paragraph).toContainText('Seven in ten run dry.');
  await region.getByRole('button', { name: 'Undo' }).click();
  await expect(paragraph).toContainText('Six in ten run dry.');
  await region.getByRole('button', { name: 'Put their words in' }).click();
  await expect(paragraph).toContainText('Seven in ten run dry.');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(alertOf(page)).toBeVisible();

  const standing = theirs.locator('main [aria-hidden] span[data-state]').first();
  await expect(standing).toHaveText('approved');
  await theirs.reload();
  await expect(theirs.getByText(/changed after the approval/)).toBeVisible();
  await expect(theirs.locator('span[data-state="void"]')).toHaveText('changed since');
  const skip = theirs.getByRole('button', { name: 'Skip the page, to your answer' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await expect(theirs.getByRole('region', { name: 'Your answer' })).toBeFocused();
  await theirs.getByText('Show what changed').click();
  await expect(theirs.locator('del')).toHaveText('Six');
  await expect(theirs.locator('ins')).toHaveText('Seven');

  await page.goto(`/admin/blogs?edit=${blog_id}`);
  await form.getByText('Show what changed').click();
  await expect(form.locator('del')).toHaveText('Six');
  const receipt = await form
    .getByRole('link', { name: 'Print what Noor Haddad answered' })
    .getAttribute('href');
  await page.goto(String(receipt));
  await expect(page.getByText('Noor Haddad approved')).toBeVisible();
  await expect(page.getByText('Six in ten run dry.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Six in ten run dry.')).toBeVisible();
});

test('a link is made by Enter, after what is missing, and then stands chosen', async ({
  page,
  blogs,
  unique,
  expectFaults,
}) => {
  expectFaults(/400/);
  const { blog_id } = await blogs.create({ title: `Made ${unique}`, slug_url: unique });
  await page.goto(`/admin/blogs?edit=${blog_id}`);
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Make a link' }).click();
  const name = form.getByLabel('For whom');
  const email = form.getByLabel('Their email address');
  await email.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Please type their name\./);
  await name.fill('Noor');
  await name.press('Enter');
  await expect(email).toBeFocused();
  await email.fill(link.email);
  await email.press('Enter');
  const made = form.getByLabel('Link', { exact: true });
  await expect(made).toBeFocused();
  await expect(made).toBeInViewport();
});

test('a client who sends without a name is led to its field, which nothing covers', async ({
  blogs,
  client,
  unique,
  userInfo,
}) => {
  const { blog_id } = await blogs.create({ title: `Named ${unique}`, slug_url: unique });
  const path = `/api/sign-offs/of/blog/${blog_id}`;
  const { url } = await callAs<MadeLink>(userInfo, 'POST', path, link);
  const page = await client.open(url, { viewport: { width: 390, height: 844 } });
  const name = page.getByLabel('Your name');
  const isOnTop = (field: HTMLElement) => {
    const { x, y, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === field;
  };
  for (const sending of ['Send remark', 'Ask for changes']) {
    await page.getByLabel('Remark', { exact: true }).fill('Shorter, please.');
    await press(page, sending);
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    expect(await name.evaluate(isOnTop)).toBe(true);
  }
  await name.fill('Noor');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await press(page, 'Send remark');
  await expect(page.getByText('Your remark has arrived.')).toBeVisible();
});

test('remarks on the same words have their numbers side by side', async ({
  blogs,
  client,
  unique,
  userInfo,
}) => {
  const { blog_id } = await blogs.create({ title: `Twice ${unique}`, slug_url: unique });
  const path = `/api/sign-offs/of/blog/${blog_id}`;
  const { url } = await callAs<MadeLink>(userInfo, 'POST', path, link);
  const page = await client.open(url);
  await page.getByLabel('Your name').fill('Noor');
  const pins = page.locator('main [aria-hidden] b');
  for (const number of ['1', '2', '3']) {
    await page.getByLabel('Remark', { exact: true }).fill(`Remark ${number}`);
    await press(page, 'Send remark');
    await expect(pins.filter({ hasText: number })).toBeVisible();
  }
  const lefts = await pins.evaluateAll((all) => all.map((pin) => pin.getBoundingClientRect().left));
  const width = await pins.first().evaluate((pin) => pin.getBoundingClientRect().width);
  for (const [at, left] of lefts.slice(1).entries()) {
    expect(Math.abs(left - (lefts[at] ?? left))).toBeGreaterThan(width / 2);
  }
});

test('R-A-05 what must be approved is refused in the editor and in bulk, and saved by the calls', async ({
  page,
  blogs,
  unique,
  userInfo,
  expectFaults,
}) => {
  expectFaults(/409/);
  const fields = { title: `Dry ${unique}`, slug_url: unique };
  const { blog_id } = await blogs.create(fields);
  const none = { caseStudy: false, blog: false, locationPage: false, page: false };
  const set = (approval: object) =>
    callAs(userInfo, 'PUT', '/api/settings/approval', { approval: { ...none, ...approval } });
  await set({ blog: true });
  try {
    await page.goto(`/admin/blogs?edit=${blog_id}`);
    const form = page.getByRole('dialog');
    await form.getByLabel('Title', { exact: true }).fill(`Drier ${unique}`);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      page.getByText(/This is published only when it is approved/).first(),
    ).toBeVisible();
    expect(await blogs.find(blog_id)).toMatchObject({ title: fields.title });
    const { results } = await callAs<{ results: { outcome: string }[] }>(
      ...[userInfo, 'POST', '/api/items/blog/bulk', { action: 'publish', ids: [String(blog_id)] }],
    );
    expect(results).toMatchObject([{ outcome: 'unchanged' }]);
    await blogs.change(blog_id, { ...fields, title: `Driest ${unique}` });
    expect(await blogs.find(blog_id)).toMatchObject({ title: `Driest ${unique}` });
  } finally {
    await set({});
  }
});

test('R-A-02 a client answers by keyboard alone, and the page is sound in light and dark', async ({
  blogs,
  client,
  unique,
  userInfo,
}) => {
  test.slow();
  const { blog_id } = await blogs.create({ title: `Keys ${unique}`, slug_url: unique });
  const path = `/api/sign-offs/of/blog/${blog_id}`;
  const { url } = await callAs<MadeLink>(userInfo, 'POST', path, link);
  const page = await client.open(url);
  await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
  // The page in the frame has loaded, and its only section is in sight: no colour changes after it.
  const approve = page.getByRole('button', { name: 'Approve', exact: true });
  await expect(approve).toHaveAttribute('data-variant', 'filled');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page)).toEqual([]);
  }
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  // Through the links of the page in its frame, too.
  for (let steps = 0; steps < 200; steps += 1) {
    await page.keyboard.press('Tab');
    if (await page.getByLabel('Your name').evaluate((field) => field === document.activeElement)) {
      await page.keyboard.type('Noor');
    }
    if (/^Look/.test(await focused())) await page.keyboard.press('Enter');
    if ((await focused()) === 'Approve') break;
  }
  expect(await focused()).toBe('Approve');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you. Your approval has arrived.')).toBeVisible();
});

test('R-L-08 the page of an Arabic edition speaks Arabic and answers a touch at 390 px', async ({
  blogs,
  client,
  userInfo,
}) => {
  const slug = arabic.blogs[0]?.item;
  const blog = (await blogs.list()).find(({ slug_url }) => slug_url === slug);
  const edition = await callAs<{ edition_id: number; title: string }>(
    ...[userInfo, 'GET', `/api/editions/blog/${blog?.blog_id}/ar`],
  );
  const path = `/api/sign-offs/of/blog-edition/${edition.edition_id}`;
  const { url } = await callAs<MadeLink>(userInfo, 'POST', path, link);
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await client.open(url, phone);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ألقوا نظرة من فضلكم على');
  await expect(page.getByRole('banner').getByText('فلج', { exact: true })).toBeVisible();
  const saved = page.getByRole('listitem').filter({ hasText: 'نسخة' });
  await expect(saved).toHaveText(/الساعة \P{L}*\d{1,2}:\d\d\P{L}* (ليلًا|صباحًا|بعد الظهر|مساءً)/u);
  await expect(shown(page).locator('html')).toHaveAttribute('dir', 'rtl');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await page.getByLabel('اسمكم').fill('نور');
  const remark = page.getByLabel('الملاحظة', { exact: true });
  await page.getByRole('button', { name: 'طلب تعديلات' }).tap();
  await expect(remark).toBeFocused();
  await expect(remark).toHaveAccessibleDescription('اكتبوا الملاحظة أولًا من فضلكم.');
  await remark.fill('جميل');
  await page.getByRole('button', { name: 'إرسال الملاحظة' }).tap();
  await expect(page.getByText('وصلت ملاحظتكم.')).toBeVisible();
  // What was typed and not sent goes along with the answer.
  await page.getByLabel('الملاحظة', { exact: true }).fill('أقصر من فضلكم');
  await page.getByRole('button', { name: 'طلب تعديلات' }).tap();
  await expect(page.getByText('شكرًا لكم. ترى الوكالة ما تطلبونه.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'أقصر من فضلكم' })).toBeVisible();
  await expect(page.getByLabel('الملاحظة', { exact: true })).toHaveValue('');
  expect(await violations(page)).toEqual([]);
  const said = await page.locator('body').innerText();
  const english = Object.values(wordsOfClient(messagesFor('en'))).filter(
    (one) => typeof one === 'string' && /^[A-Z]/.test(one),
  );
  expect(english.length).toBeGreaterThan(30);
  expect(english.filter((one) => said.includes(String(one)))).toEqual([]);
});

test('what a client has sent is exported and deleted where their links stand', async ({
  page,
  blogs,
  unique,
  userInfo,
}) => {
  const { blog_id } = await blogs.create({ title: `Held ${unique}`, slug_url: unique });
  const email = `${unique}@clinic.example`;
  await callAs(userInfo, 'POST', `/api/sign-offs/of/blog/${blog_id}`, { ...link, email });
  await page.goto(`/admin/blogs?edit=${blog_id}`);
  const form = page.getByRole('dialog');
  const downloading = page.waitForEvent('download');
  await form.getByRole('button', { name: `Export the data of ${email}` }).click();
  expect((await downloading).suggestedFilename()).toBe('data-of-one-person.json');
  await expectSound(page);
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toContain(email);
    return dialog.accept();
  });
  await form.getByRole('button', { name: `Delete the data of ${email}` }).click();
  await expect(form.getByText('No client has a link to this.')).toBeVisible();
  await expect(form.getByText(email)).toHaveCount(0);
});

test('a second link in the same tab shows its own item, and each keeps what was typed beside it', async ({
  blogs,
  client,
  unique,
  userInfo,
}) => {
  const titles = [`One ${unique}`, `Two ${unique}`] as const;
  const urls: string[] = [];
  for (const [at, title] of titles.entries()) {
    const blogs_content = [{ heading: 'Wells', paragraph: '<p>Six run dry.</p>' }];
    const fields = { title, slug_url: `${unique}-${at}`, blogs_content };
    const { blog_id } = await blogs.create(fields);
    const path = `/api/sign-offs/of/blog/${blog_id}`;
    urls.push((await callAs<MadeLink>(userInfo, 'POST', path, link)).url);
  }
  const [first = '', second = ''] = urls.map((url) => new URL(url).hash);
  const page = await client.open(String(urls[0]));
  const heading = page.getByRole('heading', { level: 1 });
  const remark = page.getByLabel('Remark', { exact: true });
  const follow = (hash: string) =>
    page.evaluate((other) => {
      location.hash = other;
    }, hash);
  await expect(heading).toContainText(titles[0]);
  await remark.fill('On the first.');
  const section = page.locator('select');
  await section.selectOption({ index: 1 });
  const chosen = await section.inputValue();
  await follow(second);
  await expect(heading).toContainText(titles[1]);
  await expect(remark).toHaveValue('');
  await follow(first);
  await expect(heading).toContainText(titles[0]);
  await expect(remark).toHaveValue('On the first.');
  await expect(section).toHaveValue(chosen);
});

test('a client who presses twice sends once, and keeps what is typed meanwhile', async ({
  blogs,
  client,
  unique,
  userInfo,
}) => {
  const { blog_id } = await blogs.create({ title: `Once ${unique}`, slug_url: unique });
  const path = `/api/sign-offs/of/blog/${blog_id}`;
  const { url } = await callAs<MadeLink>(userInfo, 'POST', path, link);
  const page = await client.open(url);
  const remark = page.getByLabel('Remark', { exact: true });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const remarks = await holdCalls(page, '**/api/sign-off/remarks');
  await page.getByLabel('Your name').fill('Noor');
  await remark.fill('Shorter, please.');
  await page.getByRole('button', { name: 'Send remark' }).focus();
  await page.keyboard.press('Enter');
  await remarks.arrived;
  await page.keyboard.press('Enter');
  await remark.pressSequentially(' And a picture.');
  remarks.release();
  await expect(page.getByText('Your remark has arrived.')).toBeVisible();
  await expect(remark).toHaveValue('Shorter, please. And a picture.');
  expect(sent.filter((one) => one === '/api/sign-off/remarks')).toHaveLength(1);
});
