import type { Locator, Page } from '@playwright/test';
import type { OpenMention, Remark } from '../../domain/api/content/remarks.ts';
import { expect, expectSound } from './admin.ts';
import { ItemCalls, test } from './admin-items.ts';
import { callAs, newColleague, signInAs } from './colleague.ts';
import { holdCalls } from './held-calls.ts';
import { administrator } from './site.ts';

const pairs = [
  { heading: 'One', paragraph: '<p>Patients could call, message or walk in.</p>' },
  { heading: 'Two', paragraph: '<p>The front desk <b>typed</b> everything twice.</p>' },
];

async function openBlog(page: Page, id: number): Promise<Locator> {
  await page.goto(`/admin/blogs?edit=${id}`);
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Title', { exact: true })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Paragraph 2' })).toContainText('front desk');
  return form;
}

/** The words that stand selected in the surface of a rich text. */
function selectedWords(page: Page): Promise<string> {
  return page.evaluate(() => String(getSelection()));
}

test('words of a rich text are marked, spoken of, found again after edits and resolved', async ({
  page,
  blogs,
  unique,
  userInfo,
}) => {
  test.slow();
  const fields = { title: `Desk ${unique}`, slug_url: unique, blogs_content: pairs };
  const { blog_id } = await blogs.create(fields);
  const colleague = await newColleague(userInfo);
  const form = await openBlog(page, blog_id);

  const paragraph = form.getByRole('textbox', { name: 'Paragraph 2' });
  await paragraph.getByText('typed').dblclick();
  await form.getByRole('button', { name: 'Remark on these words' }).click();
  const region = form.getByRole('region', { name: 'Remarks on Paragraph 2' });
  await expect(region.getByText('typed', { exact: true })).toBeVisible();
  const field = region.getByRole('textbox', { name: 'Remark' });
  await expect(field).toBeFocused();
  await page.keyboard.type(`Reception wrote it into three lists, @${colleague.email.slice(0, 5)}`);
  await expect(region.getByRole('option', { name: colleague.email })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectSound(page);
  await page.keyboard.press('Control+Enter');
  await expect(region.getByText('Reception wrote it')).toBeVisible();
  await expect(region.locator('strong', { hasText: colleague.email })).toBeVisible();
  await expect(field).toHaveValue('');

  const theirs = await signInAs(colleague);
  const mentions = await callAs<OpenMention[]>(theirs, 'GET', '/api/remarks/mentions');
  expect(mentions).toMatchObject([{ title: fields.title, place: 'Content 2 paragraph' }]);

  // The pair moves, and words come before the marked ones.
  await blogs.change(blog_id, {
    ...fields,
    blogs_content: [
      { heading: 'Two', paragraph: '<p>Everybody typed. The front desk <b>typed</b> it all.</p>' },
      ...pairs.slice(0, 1),
    ],
  });
  await page.goto(`/admin/blogs?edit=${blog_id}`);
  await form.getByRole('button', { name: 'Go to field: Paragraph 1', exact: true }).click();
  await expect.poll(() => selectedWords(page)).toBe('typed');
  await expect(form.getByRole('textbox', { name: 'Paragraph 1', exact: true })).toBeFocused();
  const before = await page.evaluate(() => {
    const range = getSelection()?.getRangeAt(0);
    return range?.startContainer.parentElement?.tagName;
  });
  expect(before).toBe('STRONG');

  const moved = form.getByRole('region', { name: 'Remarks on Paragraph 1', exact: true });
  await moved.getByRole('button', { name: 'Resolve' }).click();
  await expect(moved.getByText('1 resolved')).toBeVisible();
  await moved.getByRole('button', { name: 'Undo' }).click();
  await expect(moved.getByText('1 resolved')).toBeHidden();
  await expect(moved.getByText('Reception wrote it')).toBeVisible();

  await moved.getByRole('button', { name: 'Edit' }).click();
  await moved.getByRole('textbox', { name: 'Remark' }).first().fill('Four lists');
  await moved.getByRole('button', { name: 'Save' }).click();
  await expect(moved.getByText('Four lists', { exact: true })).toBeVisible();
  await moved.getByRole('button', { name: 'Undo' }).click();
  await expect(moved.getByText('Reception wrote it')).toBeVisible();
  await moved.getByRole('button', { name: 'Delete' }).click();
  await expect(moved.getByText('Reception wrote it')).toBeHidden();
  await moved.getByRole('button', { name: 'Undo' }).click();
  await expect(moved.getByText('Reception wrote it')).toBeVisible();
  const admin = await signInAs(administrator());
  const users = await callAs<{ user_id: number; email: string }[]>(admin, 'GET', '/api/users');
  const own = users.find(({ email }) => email === colleague.email);
  await callAs(admin, 'PUT', `/api/users/${own?.user_id}`, { disabled: true });
});

test('by keyboard alone: marked, written, left with Escape, there again after a reload', async ({
  page,
  blogs,
  unique,
}) => {
  test.slow();
  const title = `Nine clinics ${unique}`;
  const { blog_id } = await blogs.create({ title, slug_url: unique, blogs_content: pairs });
  const form = await openBlog(page, blog_id);
  const field = form.getByLabel('Title', { exact: true });
  await field.focus();
  await page.keyboard.press('Home');
  for (let letter = 0; letter < 4; letter++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+Alt+m');
  const region = form.getByRole('region', { name: 'Remarks on Title' });
  await expect(region.getByText('Nine', { exact: true })).toBeVisible();
  await page.keyboard.type('Ten, I think');
  await page.keyboard.press('Escape');
  await expect(region).toBeHidden();
  await expect(form).toBeVisible();
  await expect(field).toBeFocused();

  await page.reload();
  await expect(region.getByRole('textbox', { name: 'Remark' })).toHaveValue('Ten, I think');
  await expect(region.getByText('Nine', { exact: true })).toBeVisible();
  await region.getByRole('textbox', { name: 'Remark' }).focus();
  await page.keyboard.press('Control+Enter');
  await expect(region.getByRole('button', { name: 'Resolve' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Remarks on Title, 1 open' })).toBeVisible();

  // Words that are mended: the remark says what stands there now.
  await field.fill(title.replace('Nine', 'Ten'));
  await expect(region.getByText('Now reads “Ten”.')).toBeVisible();
  await field.fill('');
  await expect(region.getByText('These words are not there any more.')).toBeVisible();
});

test('R-X-07 words typed while a remark is sent stay', async ({ page, blogs, unique }) => {
  const { blog_id } = await blogs.create({ title: `Sent ${unique}`, slug_url: unique });
  const sent = 'Which clinic?';
  const whole = `${sent} The one in Oakby?`;
  await page.goto(`/admin/blogs?edit=${blog_id}`);
  const form = page.getByRole('dialog');
  const spot = form.getByRole('region', { name: 'Remarks on Title' });
  const field = spot.getByRole('textbox', { name: 'Remark' });
  await form.getByRole('button', { name: 'Remark on Title' }).click();
  await field.fill(sent);
  const sending = await holdCalls(page, `**/api/remarks/of/blog/${blog_id}`);
  await spot.getByRole('button', { name: 'Send' }).click();
  await sending.arrived;
  await field.fill(whole);
  sending.release();
  await expect(spot.getByText(sent, { exact: true })).toBeVisible();
  await expect(field).toHaveValue(whole);
  await page.reload();
  await expect(field).toHaveValue(whole);
});

test('an answer that comes late takes no remark off the screen', async ({
  page,
  blogs,
  unique,
}) => {
  const { blog_id } = await blogs.create({ title: `Late ${unique}`, slug_url: unique });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(`**/api/remarks/of/blog/${blog_id}`, async (route) => {
    asked += route.request().method() === 'GET' ? 1 : 0;
    if (asked !== 1 || route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  await page.goto(`/admin/blogs?edit=${blog_id}`);
  const form = page.getByRole('dialog');
  const spot = form.getByRole('region', { name: 'Remarks on Title' });
  await form.getByRole('button', { name: 'Remark on Title' }).click();
  await spot.getByRole('textbox', { name: 'Remark' }).fill('Which clinic?');
  await spot.getByRole('button', { name: 'Send' }).click();
  const remark = spot.getByRole('button', { name: 'Resolve' });
  await expect(remark).toBeVisible();
  const late = page.waitForResponse((answer) => answer.url().includes('/api/remarks/of/'));
  release();
  await (await late).finished();
  // Two frames, so that the answer would be on screen.
  await page.evaluate(
    () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
  );
  await expect(remark).toBeVisible();
});

test('T45 markup in a remark is shown as text', async ({ page, blogs, unique, userInfo }) => {
  const { blog_id } = await blogs.create({ title: unique, slug_url: unique, blogs_content: pairs });
  const text = '<img src=x onerror="document.title=1"><b>bold</b> &amp; \u202Eturned';
  const path = `/api/remarks/of/blog/${blog_id}`;
  await callAs(userInfo, 'POST', path, { text, field: 'title' });
  await callAs(userInfo, 'POST', path, { text });
  const form = await openBlog(page, blog_id);
  await form.getByRole('button', { name: 'Remarks on Title, 1 open' }).click();
  await expect(form.getByText(text)).toHaveCount(3);
  await expect(form.locator('img[src="x"]')).toHaveCount(0);
  const remarks = await callAs<Remark[]>(userInfo, 'GET', path);
  expect(remarks.map((remark) => remark.text)).toEqual([text, text]);
});

test('on a phone and in the dark nothing sticks out, and axe finds nothing @mobile', async ({
  page,
  blogs,
  unique,
  userInfo,
}) => {
  test.slow();
  const { blog_id } = await blogs.create({ title: unique, slug_url: unique, blogs_content: pairs });
  const path = `/api/remarks/of/blog/${blog_id}`;
  const words = { quote: 'typed', prefix: 'The front desk ', suffix: ' everything', start: 15 };
  const field = 'blogs_content.1.paragraph';
  await callAs(userInfo, 'POST', path, { text: `Long ${'W'.repeat(300)}`, field, words });
  await callAs(userInfo, 'POST', path, { text: 'مرحبا بالعالم', field: 'title' });
  const form = await openBlog(page, blog_id);
  await form.getByRole('button', { name: 'Remarks on Title, 1 open' }).tap();
  await form.getByRole('button', { name: 'Go to field: Paragraph 2' }).tap();
  await expect(form.getByRole('region', { name: 'Remarks on Paragraph 2' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expectSound(page);
  }
});

test('a case study has remarks on its page, too', async ({ page, published, userInfo }) => {
  const { _id } = await published({ heroHeading: 'Nine clinics, one desk' });
  const { remark_id } = await callAs<{ remark_id: number }>(
    userInfo,
    'POST',
    `/api/remarks/of/case-study/${_id}`,
    {
      text: 'One?',
      field: 'heroHeading',
      words: { quote: 'one', prefix: 'Nine clinics, ', suffix: ' desk', start: 14 },
    },
  );
  await page.goto(`/admin/casestudy/${_id}/edit?remark=${remark_id}`);
  const field = page.locator('[name="heroHeading"]');
  await expect(field).toBeFocused();
  const marked = () =>
    field.evaluate((element) => {
      const { value, selectionStart, selectionEnd } = element as HTMLInputElement;
      return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
    });
  await expect.poll(marked).toBe('one');
  await expectSound(page);
});

test('R-P-02 a page has remarks at the fields of its sections', async ({
  page,
  unique,
  userInfo,
}) => {
  const pages = new ItemCalls<{ page_id: number; name: string; path: string; sections: object[] }>(
    userInfo,
    '/api/pages',
  );
  const { page_id } = await pages.create({
    name: `Team ${unique}`,
    path: `/${unique}`,
    sections: [
      { id: 'who', kind: 'about', props: { heading: 'Who we are' } },
      { id: 'ask', kind: 'questions', props: { items: [{ id: 'q1', question: 'How long?' }] } },
    ],
  });
  await page.goto(`/admin/pages/${page_id}/edit`);
  const sections = page.getByRole('region', { name: 'Sections' });
  await sections.getByRole('button', { name: /^(Questions and answers ?){2}$/ }).click();
  await page.getByRole('button', { name: 'How long?' }).click();
  await page.getByLabel('Question', { exact: true }).selectText();
  await page.keyboard.press('Control+Alt+M');
  await page.getByLabel('Remark', { exact: true }).fill('In weeks?');
  await expectSound(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Remark saved.')).toBeVisible();

  await page.goto(`/admin/pages/${page_id}/edit`);
  await page.getByRole('button', { name: /^Go to field: Questions and answers/ }).click();
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
  await expect(page.getByText('In weeks?')).toBeVisible();
  await pages.remove(page_id);
});
