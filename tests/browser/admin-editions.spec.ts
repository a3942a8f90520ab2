import type { Page } from '@playwright/test';
import { alertOf, expect, expectSoundInBoth } from './admin.ts';
import { test as base, ItemCalls } from './admin-items.ts';
import { choose } from './bar.ts';
import { callAs } from './colleague.ts';
import { holdCalls } from './held-calls.ts';
import { waitUntilWritten } from './journal-forms.ts';

interface OwnPage {
  page_id: number;
  name: string;
  path: string;
  sections: { id: string; kind: string; props: object }[];
}

const test = base.extend<{ pages: ItemCalls<OwnPage> }>({
  pages: async ({ userInfo }, use) => use(new ItemCalls<OwnPage>(userInfo, '/api/pages')),
});

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const field = (page: Page, name: string) =>
  card(page, name).getByRole('textbox', { name: `${name}, Arabic` });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('R-X-07 words typed while an edition is saved stay in its form', async ({
  page,
  blogs,
  unique,
}) => {
  const { blog_id } = await blogs.create({
    title: 'Wells',
    slug_url: unique,
    brief_paragraph: 'Six checks.',
  });
  await page.goto(`/admin/editions/blog/${blog_id}/ar`);
  await field(page, 'Title').fill('آبار');
  const { arrived, release } = await holdCalls(page, /\/api\/editions\/blog\/\d+\/ar/);
  await press(page, 'Keep as draft');
  await arrived;
  await field(page, 'Brief Paragraph').fill('ستة فحوص');
  release();
  await expect(alertOf(page)).toContainText('The Arabic edition is kept as a draft');
  await expect(field(page, 'Brief Paragraph')).toHaveValue('ستة فحوص');
  await expect(page.getByText('1 unsaved change')).toBeVisible();
});

test('R-X-08 an edition that is scheduled from its form is saved again without meeting itself', async ({
  page,
  blogs,
  unique,
}) => {
  const { blog_id } = await blogs.create({ title: 'Wells', slug_url: unique });
  await page.goto(`/admin/editions/blog/${blog_id}/ar`);
  await field(page, 'Title').fill(`آبار ${unique}`);
  await choose(page, 'Set a time');
  await page.getByLabel('Day', { exact: true }).fill('2099-01-01');
  await press(page, 'Set the time');
  await expect(page.getByText(/^Scheduled for Thu 1 Jan 2099/)).toBeVisible();
  await field(page, 'Title').fill(`بئر ${unique}`);
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await press(page, 'Upload');
  expect((await answered).status()).toBe(200);
  await expect(page.getByText(/^Scheduled for Thu 1 Jan 2099/)).toBeVisible();
});

test('R-L-04 a blog is translated by typing, says what changed in its original, and is confirmed', {
  tag: '@both',
}, async ({ page, blogs, unique }) => {
  test.slow();
  const content = { title: 'Deep wells', slug_url: unique, brief_paragraph: 'Six checks for you.' };
  const pairs = [{ heading: 'How deep', paragraph: '<p>Deeper than <em>most</em>.</p>' }];
  const { blog_id } = await blogs.create({ ...content, blogs_content: pairs });
  await page.goto(`/admin/editions/blog/${blog_id}/ar`);

  await expect(page.getByRole('heading', { name: 'Arabic edition', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Deep wells' })).toBeVisible();
  await expect(card(page, 'Title')).toContainText('Missing');
  // Never the words of the original, as if somebody had typed them.
  await expect(field(page, 'Title')).toHaveValue('');
  await expect(field(page, 'Title')).toHaveCSS('direction', 'rtl');
  await expect(field(page, 'Title')).toHaveCSS('font-family', /^"Readex Arabic"/);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter((face) => face.status === 'loaded')
        .map((face) => face.family.replaceAll('"', '')),
    );
  expect(await loaded()).not.toContain('Readex Arabic');
  await field(page, 'Title').fill('آبار عميقة');
  await expect.poll(loaded).toContain('Readex Arabic');
  expect(await loaded()).not.toContain('Cairo Urdu');
  await field(page, 'Brief Paragraph').fill('ستة فحوص لك.');
  await field(page, 'Content 1: Heading').fill('كم العمق');
  await field(page, 'Content 1: Paragraph').click();
  await page.keyboard.type('أعمق من غيره.');
  await expect(card(page, 'Title')).toContainText('Brought up to date');
  await press(page, 'Upload');
  await expect(alertOf(page)).toContainText('The Arabic edition is saved and public.');
  await expect(card(page, 'Title')).toContainText('Ready');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  const doctor = page.getByRole('region', { name: 'Page doctor' });
  await expect(doctor).toContainText('hint');
  await doctor.getByRole('button', { name: 'show what the page doctor found' }).click();
  await expect(doctor).toContainText('The description has only 12 characters');
  await expectSoundInBoth(page);
  await press(page, 'More');
  await page.getByRole('menuitem', { name: 'Preview', exact: true }).click();
  const shown = page.frameLocator('iframe[title="The page as visitors would see it"]');
  await expect(shown.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(shown.getByRole('heading', { level: 1 })).toContainText('آبار عميقة');
  await press(page, 'Close preview');
  await page.getByRole('button', { name: 'Remark on Title' }).click();
  const said = page.getByRole('region', { name: 'Remarks on Title' });
  await said.getByRole('textbox', { name: 'Remark' }).fill('Too long for a tab.');
  await said.getByRole('button', { name: 'Send' }).click();
  await expect(said.getByText('Too long for a tab.')).toBeVisible();
  await expectSoundInBoth(page);
  await press(page, 'More');
  const opening = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = await opening;
  await history.getByRole('link', { name: 'Go Back' }).click();
  await expect(history.getByRole('heading', { name: 'Arabic edition', level: 1 })).toBeVisible();
  await history.close();

  await blogs.change(blog_id, {
    ...content,
    brief_paragraph: 'Eight checks for you.',
    blogs_content: pairs,
  });
  await page.reload();
  const brief = card(page, 'Brief Paragraph');
  await expect(brief).toContainText('Outdated: 1 word differs');
  await expect(brief.locator('ins')).toHaveText('Eight');
  await expect(brief.locator('del')).toHaveText('Six');
  await expect(field(page, 'Brief Paragraph')).toHaveValue('ستة فحوص لك.');
  await expect(field(page, 'Content 1: Paragraph')).toHaveText('أعمق من غيره.');
  await expectSoundInBoth(page);
  await press(page, 'Still right Brief Paragraph');
  await expect(brief).toContainText('Still right, with the next save');
  await page.keyboard.press('Control+s');
  await expect(alertOf(page)).toContainText('The Arabic edition is saved and public.');
  await expect(brief).toContainText('Ready');
  await page.reload();
  await expect(brief).toContainText('Ready');
});

test('R-L-04 a page is translated by section, and what is typed survives a reload', async ({
  page,
  pages,
  unique,
}) => {
  const { page_id } = await pages.create({
    name: `Team ${unique}`,
    path: `/${unique}`,
    sections: [
      { id: 'top', kind: 'hero', props: { headline: 'Who we are' } },
      {
        id: 'story',
        kind: 'text',
        props: { heading: 'Our story', text: '<p>It began small.</p>' },
      },
    ],
  });
  await page.goto(`/admin/editions/page/${page_id}/ar`);
  await field(page, 'Name').fill('الفريق');
  await field(page, 'Headline').fill('من نحن');
  await expect(page.getByText('kept on this device')).toBeVisible();
  await waitUntilWritten(page);
  await page.reload();
  await expect(field(page, 'Headline')).toHaveValue('');
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(field(page, 'Headline')).toHaveValue('من نحن');
  await press(page, 'Upload');
  await expect(alertOf(page)).toContainText('saved and public');

  await page.goto('/admin/languages/ar?kind=page');
  const row = page.getByRole('listitem').filter({ hasText: `Team ${unique}` });
  await expect(row).toContainText('2 missing');
  await expectSoundInBoth(page);
  await row.getByRole('link').click();
  await expect(card(page, 'Heading')).toContainText('Missing');
  await press(page, 'To do 2');
  await expect(card(page, 'Headline')).toHaveCount(0);
});

test('R-L-01 a language is found by its name, and its own name comes along', async ({
  page,
  userInfo,
}) => {
  const path = '/api/settings';
  type Answer = { settings: { languages: object[] } };
  const { settings } = await callAs<Answer>(userInfo, 'GET', path);
  await page.goto('/admin/settings#languages');
  const languages = page.locator('#languages');
  await languages.getByRole('button', { name: 'Add language' }).click();
  await languages.getByLabel('Tag').last().fill('Hebr');
  await languages.getByRole('option', { name: 'Hebrew' }).click();
  const published = languages.getByLabel('Published').last();
  const name = languages.getByLabel('Name').last();
  await expect(name).toHaveValue('עברית');
  await expect(languages.getByText(/written from the right.* English there\.$/)).toBeVisible();
  await published.check();
  await expect(languages.getByText(/Hebrew becomes public.* stay English\.$/)).toBeVisible();
  const asked: string[] = [];
  page.once('dialog', (question) => {
    asked.push(question.message());
    return question.dismiss();
  });
  await languages.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => asked).toEqual([expect.stringMatching(/^Hebrew becomes.*Save\?$/s)]);
  // Nothing is saved, and nothing typed is lost.
  await expect(name).toHaveValue('עברית');
  await published.uncheck();
  await expect(languages.getByText('Hebrew becomes public')).toHaveCount(0);
  await expectSoundInBoth(page);
  await languages.getByRole('button', { name: 'Save' }).click();
  await expect(alertOf(page)).toContainText('saved');
  await page.goto('/admin/languages');
  await expect(page.getByRole('option', { name: 'Hebrew' })).toHaveCount(1);
  await callAs(userInfo, 'PUT', `${path}/languages`, { languages: settings.languages });
});

test('a long word of a title is broken in the list of translations', async ({
  page,
  blogs,
  unique,
}) => {
  const title = `${'Llanfairpwll'.repeat(8)} ${unique}`;
  await blogs.create({ title, slug_url: unique, blog_image: '/icon-192.png' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/languages/ar?kind=blog');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toBeVisible();
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
