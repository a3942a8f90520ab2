import { alertOf, expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import { field } from './journal-forms.ts';

/** Long forms on a loaded machine. */
test.slow();

test('R-X-17 a deleted item of every kind is brought back', async ({
  page,
  blogs,
  locationPages,
  studies,
  published,
  unique,
}) => {
  const title = `Undone ${unique}`;
  const { blog_id } = await blogs.create({ title, slug_url: unique });
  const place = { main_heading: title, slug_url: unique };
  const { location_id } = await locationPages.create(place);
  const { _id } = await published({ heroHeading: title });
  const screens = {
    '/admin/blogs': page
      .getByRole('article', { name: title })
      .getByRole('button', { name: 'Delete Blog' }),
    '/admin/location-pages': page
      .getByRole('listitem')
      .filter({ hasText: unique })
      .getByRole('button', { name: 'Delete' }),
    '/admin/casestudy': page.getByRole('button', { name: `Delete ${title}` }),
  };
  page.on('dialog', (dialog) => dialog.accept());
  for (const [screen, remove] of Object.entries(screens)) {
    await page.goto(screen);
    await remove.click();
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await expect(page.getByRole('status').getByText('It stays in the trash')).toBeVisible();
    await expect(remove).toHaveCount(0);
    // The banner goes after its three seconds, the way back stays.
    await expect(alertOf(page)).toHaveCount(0);
    await expectSound(page);
    await undo.press('Enter');
    await expect(remove).toBeVisible();
    await expect(undo).toHaveCount(0);
  }
  expect((await blogs.find(blog_id)).title).toBe(title);
  expect((await locationPages.find(location_id)).main_heading).toBe(title);
  expect((await studies.find(_id)).heroHeading).toBe(title);
});

test('R-X-08 two editors: what collides is asked, the rest is merged', async ({
  page,
  blogs,
  unique,
  expectFaults,
}) => {
  expectFaults(/412/);
  const first = {
    slug_url: unique,
    title: `Two ${unique}`,
    brief_paragraph: 'Old words here',
    metaTitle: 'Meta',
    published_date: 'Monday',
  };
  const { blog_id } = await blogs.create(first);
  await page.goto('/admin/blogs');
  const card = page.getByRole('article', { name: first.title });
  await card.getByRole('button', { name: 'Edit Blog' }).click();
  await field(page, 'Brief Paragraph').fill('My words here');
  await field(page, 'Published Date').fill('Tuesday');
  await blogs.change(blog_id, { ...first, brief_paragraph: 'Their words here', metaTitle: 'New' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Show it', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved this meanwhile' });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog.locator('mark')).toHaveText(['My', 'Their']);
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Brief Paragraph')).toHaveValue('My words here');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Show it', exact: true }).click();
  const choose = dialog.getByRole('button', { name: 'Save the choice' });
  await expect(choose).toBeDisabled();
  await dialog.getByRole('radio', { name: /^Mine/ }).check();
  await choose.click();
  await expect(
    page.getByText('Blog saved. Somebody else’s changes are saved with it: Meta Title.'),
  ).toBeVisible();
  expect(await blogs.find(blog_id)).toMatchObject({
    brief_paragraph: 'My words here',
    published_date: 'Tuesday',
    metaTitle: 'New',
  });

  await card.getByRole('button', { name: 'Edit Blog' }).click();
  await field(page, 'Brief Paragraph').fill('My last words');
  await blogs.change(blog_id, { ...first, brief_paragraph: 'Their last', metaTitle: 'Newest' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Show it', exact: true }).click();
  await expect(dialog.getByText('Only they changed: Published Date and Meta Title.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Discard theirs' }).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(() => blogs.find(blog_id))
    .toMatchObject({
      brief_paragraph: 'My last words',
      published_date: 'Tuesday',
      metaTitle: 'New',
    });

  // What is typed while the question stands is saved with the answer.
  await card.getByRole('button', { name: 'Edit Blog' }).click();
  await field(page, 'Brief Paragraph').fill('My words');
  await blogs.change(blog_id, { ...first, brief_paragraph: 'Their words' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Show it', exact: true })).toBeVisible();
  await field(page, 'Brief Paragraph').fill('My words, once more');
  await field(page, 'Author').fill('Typed late');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => blogs.find(blog_id))
    .toMatchObject({ brief_paragraph: 'My words, once more', author: 'Typed late' });
});
