import { expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import { choose } from './bar.ts';
import { blogPopup } from './blogs-screen.ts';

test('a blog is duplicated from its bar, and the copy opens as a draft', async ({
  page,
  blogs,
  unique,
}) => {
  const { blog_id } = await blogs.create({ title: `Nets ${unique}`, slug_url: unique });
  await page.goto(`/admin/blogs?edit=${blog_id}`);
  const form = blogPopup(page);
  await form.getByRole('button', { name: 'More' }).click();
  await form.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue(`Copy of Nets ${unique}`);
  await expect(form.getByLabel('Slug URL')).toHaveValue(`${unique}-copy`);
  await expect(form.getByText('Draft', { exact: true })).toBeVisible();
  expect((await page.request.get(`/blogs/${unique}-copy`)).status()).toBe(404);
});

test('a case study is duplicated on its page', async ({ page }) => {
  await page.goto('/admin/casestudy');
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  const heading = page.getByLabel('Hero heading');
  const title = await heading.inputValue();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(heading).toHaveValue(`Copy of ${title}`);
  const [, id] = /casestudy\/(\w+)\/edit/.exec(page.url()) ?? [];
  expect((await page.request.get(`/casestudy/${id}`)).status()).toBe(404);
});

test('a location page asks for five fields and proposes four of them', { tag: '@both' }, async ({
  page,
  locationPages,
  unique,
}) => {
  const { location_id } = await locationPages.create({
    slug_url: `${unique}-muscat`,
    main_heading: 'Websites in Muscat',
    meta_title: 'Websites in Muscat, Oman',
    meta_link: `/${unique}-muscat`,
    meta_description: 'Who builds websites in Muscat, and for whom.',
  });
  await page.goto(`/admin/location-pages?edit=${location_id}`);
  const form = page.getByRole('dialog', { name: 'Location Page Upload' });
  await form.getByRole('button', { name: 'More' }).click();
  await form.getByRole('menuitem', { name: 'Duplicate' }).click();
  const panel = form.getByRole('dialog', { name: 'Duplicate this page' });
  await expect(panel.getByLabel('Place on the copy')).toBeFocused();
  await panel.getByLabel('Place on the copy').fill('Doha');
  await expect(panel.getByLabel('Main Slug URL*')).toHaveValue(`${unique}-doha`);
  await expect(panel.getByLabel('Meta Title*')).toHaveValue('Websites in Doha, Oman');
  await panel.getByLabel('Meta Title*').fill('Websites in Doha, Qatar');
  await expectSound(page);
  await page.reload();
  await form.getByRole('button', { name: 'More' }).click();
  await form.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(panel.getByLabel('Place on the copy')).toHaveValue('Doha');
  await expect(panel.getByLabel('Main Slug URL*')).toHaveValue(`${unique}-doha`);
  await expect(panel.getByLabel('Meta Title*')).toHaveValue('Websites in Doha, Qatar');
  await panel.getByRole('button', { name: 'Create the copy' }).click();
  await expect(panel).toBeHidden();
  await expect(form.getByLabel('Main Heading*')).toHaveValue('Websites in Doha');
  await expect(form.getByLabel('Meta Link*')).toHaveValue(`/${unique}-doha`);
  await expect(form.getByLabel('Meta Title*')).toHaveValue('Websites in Doha, Qatar');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('typed-copy');
});

test('the place asked for holds the focus on a slow machine, too', async ({
  page,
  locationPages,
  unique,
}) => {
  // The popup looks for its focus in a timer without a delay, which runs late there.
  await page.addInitScript(() => {
    const own = window.setTimeout;
    const late = (work: TimerHandler, delay = 1_000, ...rest: unknown[]) =>
      own(work, delay, ...rest);
    Object.assign(window, { setTimeout: late });
  });
  const heading = `Websites in Nizwa ${unique}`;
  await locationPages.create({ slug_url: `${unique}-nizwa`, main_heading: heading });
  await page.goto(`/admin/location-pages?find=${unique}`);
  const card = page.getByRole('listitem').filter({ hasText: heading });
  await card.getByRole('button', { name: 'Duplicate' }).click();
  const asked = page.getByRole('dialog', { name: 'Duplicate this page' });
  const place = asked.getByLabel('Place on the copy');
  await expect(place).toBeFocused();
  await page.keyboard.type('Al Ain', { delay: 300 });
  await expect(place).toHaveValue('Al Ain');
});

test('R-G-02 the copy of a location page is published with a reason, by keys alone', {
  tag: '@both',
}, async ({ page, locationPages, unique }) => {
  const [model] = await locationPages.list();
  await page.goto(`/admin/location-pages?edit=${model?.location_id}`);
  const form = page.getByRole('dialog', { name: 'Location Page Upload' });
  await choose(form, 'Duplicate');
  await form.getByLabel('Place on the copy').fill(`Nizwa ${unique}`);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('dialog', { name: 'Duplicate this page' })).toBeHidden();
  await expect(form.getByLabel('Main Heading*')).toHaveValue(/Nizwa/);
  await page.keyboard.press('Control+Enter');
  const asking = page.getByRole('dialog', { name: 'This is nearly the same as another page' });
  const reason = asking.getByLabel('Why both are needed');
  await expect(reason).toBeFocused();
  await expectSound(page);
  await reason.fill('Too short');
  await page.keyboard.press('Control+Enter');
  await expect(asking).toBeVisible();
  await reason.fill('A branch of its own, with the same services.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Location page saved.')).toBeVisible();
  await expect(asking).toBeHidden();
  const made = (await locationPages.list()).find(({ slug_url }) => slug_url.includes(unique));
  expect((await page.request.get(`/${made?.slug_url}`)).status()).toBe(200);
});
