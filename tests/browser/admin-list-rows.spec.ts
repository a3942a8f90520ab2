import { caseStudyCategories } from '../../domain/content/kinds/case-study-fields.ts';
import { expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import { blogCard, blogPopup, blogsScreen } from './blogs-screen.ts';
import { callAs } from './colleague.ts';

test('a blog is duplicated from its card, and what the list shows stays behind the copy', {
  tag: '@both',
}, async ({ page, blogs, unique }) => {
  await blogs.create({ title: `Sluice ${unique}`, slug_url: unique });
  await page.goto(`${blogsScreen}?find=${unique}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectSound(page);
  await blogCard(page, `Sluice ${unique}`)
    .getByRole('button', { name: 'Duplicate' })
    .press('Enter');
  const title = blogPopup(page).getByLabel('Title', { exact: true });
  await expect(title).toHaveValue(`Copy of Sluice ${unique}`);
  await blogPopup(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page).toHaveURL(`${blogsScreen}?find=${unique}`);
});

test('a case study is duplicated from its row, and opens as a draft', async ({
  page,
  published,
  studies,
  unique,
}) => {
  const { _id } = await published({ heroHeading: `Lock ${unique}` });
  await page.goto(`/admin/casestudy?find=${unique}`);
  await page.getByRole('button', { name: `Duplicate Lock ${unique}` }).click();
  await expect(page.getByLabel('Hero heading')).toHaveValue(`Copy of Lock ${unique}`);
  const [, id = ''] = /casestudy\/(\w+)\/edit/.exec(page.url()) ?? [];
  expect(id).not.toBe(_id);
  await studies.remove(id);
});

test('the longest category of a study is read to its end', { tag: '@both' }, async ({
  page,
  published,
  unique,
}) => {
  const longest = caseStudyCategories.toSorted((a, b) => b.length - a.length)[0];
  // A long line beside it asks for the room.
  const heroHeading = `${'A heading that takes a whole row '.repeat(4)}${unique}`;
  await published({ heroHeading, category1: longest });
  await page.goto(`/admin/casestudy?find=${unique}`);
  const category = page.getByRole('row').getByText(longest ?? '', { exact: true });
  await expect(category).toBeVisible();
  const cut = (element: Element) => {
    const clips = getComputedStyle(element).overflowX !== 'visible';
    return clips && element.scrollWidth > element.clientWidth;
  };
  expect(await category.evaluate(cut)).toBe(false);
  expect(await category.locator('..').evaluate(cut)).toBe(false);
  await expectSound(page);
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const room = await page.getByRole('cell').filter({ hasText: unique }).boundingBox();
    expect.soft(room?.width, `${width} px`).toBeGreaterThan(300);
  }
});

test('a location page asks from its card what differs', async ({ page, locationPages, unique }) => {
  await locationPages.create({
    slug_url: `${unique}-muscat`,
    main_heading: 'Websites in Muscat',
  });
  await page.goto(`/admin/location-pages?find=${unique}`);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  const panel = page.getByRole('dialog', { name: 'Duplicate this page' });
  await expect(panel.getByLabel('Place on the copy')).toBeFocused();
  await panel.getByLabel('Place on the copy').fill('Doha');
  await panel.getByRole('button', { name: 'Create the copy' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByLabel('Main Heading*')).toHaveValue('Websites in Doha');
});

test('open remarks are counted in the list and lead to the first of them', {
  tag: '@both',
}, async ({ page, blogs, unique, userInfo }) => {
  const { blog_id } = await blogs.create({ title: `Pier ${unique}`, slug_url: unique });
  const path = `/api/remarks/of/blog/${blog_id}`;
  for (const text of ['A year is missing', 'Which harbour?']) {
    await callAs(userInfo, 'POST', path, { text, field: 'title' });
  }
  await page.goto(`${blogsScreen}?find=${unique}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectSound(page);
  await page.getByRole('link', { name: `2 open remarks on Pier ${unique}` }).press('Enter');
  const region = blogPopup(page).getByRole('region', { name: 'Remarks on Title' });
  await expect(region.getByText('A year is missing')).toBeVisible();
  await region.getByRole('button', { name: 'Resolve' }).first().click();
  await expect(region.getByText('Resolved.')).toBeVisible();
  await blogPopup(page).getByLabel('Close', { exact: true }).click();
  await page.reload();
  await expect(page).toHaveURL(`${blogsScreen}?find=${unique}`);
  await expect(page.getByRole('link', { name: '1 open remark on' })).toBeVisible();
});
