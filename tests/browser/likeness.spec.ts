import type { Page } from '@playwright/test';
import { expect, expectSound, expectSoundInBoth } from './admin.ts';
import { test } from './admin-items.ts';
import { blogPopup, blogsScreen } from './blogs-screen.ts';
import { stickingOut } from './sticking-out.ts';

const letters = (text: string) => text.replace(/[^a-z]/g, '');

/** A text of its own for each test, of which only the place differs. */
function paragraphOf(unique: string, place: string): string {
  const own = letters(unique);
  const sentences = Array.from({ length: 12 }, (_, at) => {
    const sign = String.fromCharCode(97 + at);
    return `the ${own}${sign} crew asks the ${sign}${own} shop for one net ${sign.repeat(3)} before winter in ${place}`;
  });
  return `<p>${sentences.join('. ')}.</p>`;
}

const reason = 'Both towns have an office with its own hours.';
const result = (page: Page) => page.getByRole('region', { name: 'Result' });

test.slow();

test('the pair is listed and compared, with the keyboard and on a phone', {
  tag: '@both',
}, async ({ page, blogs, unique }) => {
  for (const place of ['Oakby', 'Thornley']) {
    const title = `${place} ${unique}`;
    const blogs_content = [{ heading: 'Nets', paragraph: paragraphOf(unique, place) }];
    await blogs.create({ title, slug_url: title.replace(' ', '-'), blogs_content });
  }
  await page.goto('/admin/likeness');
  const compare = page.getByRole('button', { name: new RegExp(`^Compare.*Oakby ${unique}`) });
  await compare.press('Enter');
  const passages = page.getByRole('region', { name: 'Passages side by side' });
  await expect(passages.getByText('Thornley').first()).toBeVisible();
  await expectSoundInBoth(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSoundInBoth(page);
  for (const dir of ['ltr', 'rtl']) {
    await page.locator('html').evaluate((html, value) => html.setAttribute('dir', value), dir);
    expect(await stickingOut(page), dir).toEqual([]);
  }
});

test('many are published, and a twin with a reason that is asked in place', async ({
  page,
  blogs,
  unique,
}) => {
  for (const place of ['Oakby', 'Thornley']) {
    const title = `${place} ${unique}`;
    const blogs_content = [{ heading: 'Nets', paragraph: paragraphOf(unique, place) }];
    const slug_url = `${place.toLowerCase()}-${unique}`;
    const { blog_id } = await blogs.create({ title, slug_url, blogs_content });
    expect(blog_id).toBeGreaterThan(0);
  }
  await page.goto(`${blogsScreen}?find=${unique}&sort=title`);
  await page.getByLabel('Select all on this page').press('Space');
  await page.getByRole('button', { name: 'Take back', exact: true }).press('Enter');
  await expect(result(page).getByText('2 taken back.')).toBeVisible();
  await page.getByLabel('Select all on this page').press('Space');
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(result(page).getByText('2 refused.')).toBeVisible();
  await result(page)
    .getByRole('button', { name: /^Compare and write why/ })
    .first()
    .press('Enter');
  const field = result(page).getByRole('textbox', { name: /^Why 'Oakby/ });
  await expect(field).toBeFocused();
  await expect(result(page).getByRole('region', { name: 'Passages side by side' })).toBeVisible();
  await expectSound(page);
  const publish = result(page).getByRole('button', { name: 'Publish with this reason' });
  await expect(publish).toBeDisabled();
  await field.fill(reason);
  await publish.press('Enter');
  await expect(result(page).getByText('1 published, 1 refused.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSoundInBoth(page);
});

test('R-X-07 a reason stays typed when somebody goes back to the text, and after a reload', async ({
  page,
  blogs,
  unique,
}) => {
  const ids: number[] = [];
  for (const place of ['Oakby', 'Thornley']) {
    const title = `${place} ${unique}`;
    const blogs_content = [{ heading: 'Nets', paragraph: paragraphOf(unique, place) }];
    const slug_url = `${place.toLowerCase()}-${unique}`;
    ids.push((await blogs.create({ title, slug_url, blogs_content })).blog_id);
  }
  const [, id] = ids;
  const asking = page.getByRole('dialog', { name: 'This is nearly the same as another page' });
  const why = asking.getByLabel('Why both are needed');
  await page.goto(`/admin/blogs?edit=${id}`);
  const title = blogPopup(page).getByLabel('Title', { exact: true });
  await title.fill(`Thornley again ${unique}`);
  await page.keyboard.press('Control+Enter');
  await why.fill(reason);
  await asking.getByRole('button', { name: 'Back to the text' }).click();
  await expect(asking).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await expect(why).toHaveValue(reason);
  await page.reload();
  await title.fill(`Thornley again ${unique}`);
  await page.keyboard.press('Control+Enter');
  await expect(why).toHaveValue(reason);
  await why.press('Control+Enter');
  await expect.poll(async () => (await blogs.find(Number(id))).title).toMatch(/again/);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('likeness-');
});
