import { expect, expectSoundInBoth } from './admin.ts';
import { test } from './admin-items.ts';
import { callAs } from './colleague.ts';
import { stickingOut } from './sticking-out.ts';

const screen = '/admin/claims';

test.slow();

test('figures are found, proved with the keyboard alone, and sound on a phone', {
  tag: '@both',
}, async ({ page, blogs, unique }) => {
  const figure = `${unique.length + 7_000} nets`;
  await blogs.create({
    title: `Nets ${unique}`,
    slug_url: `nets-${unique}`,
    brief_paragraph: `We made ${figure} for ${unique}.`,
    blog_image: '/icon-192.png',
  });
  await page.goto(screen);
  await page.getByLabel('Show', { exact: true }).selectOption('All');
  await page.getByRole('searchbox', { name: 'Find a figure' }).fill(unique);
  const heading = page.getByRole('heading', { name: figure });
  const card = page.locator('section').filter({ has: heading }).last();
  await expect(card.getByText('No source')).toBeVisible();
  await expectSoundInBoth(page);

  await card.getByText('Used in one place').press('Enter');
  await expect(card.getByText(`We made ${figure} for ${unique}.`)).toBeVisible();
  await card.getByRole('textbox', { name: 'Source' }).fill('A list of nets');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sales');
  await page.reload();
  // Nothing typed is lost.
  await page.getByLabel('Show', { exact: true }).selectOption('All');
  await page.getByRole('searchbox', { name: 'Find a figure' }).fill(unique);
  await expect(card.getByRole('textbox', { name: 'Source' })).toHaveValue('A list of nets');
  await card.getByRole('button', { name: `Save ${figure}` }).press('Enter');
  await expect(card.getByText('Proved')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectSoundInBoth(page);
  for (const dir of ['ltr', 'rtl']) {
    await page.locator('html').evaluate((html, value) => html.setAttribute('dir', value), dir);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await stickingOut(page), `${width} px, ${dir}`).toEqual([]);
    }
  }
});

test('a figure of the owner is bound in a blog, and one edit changes it there', async ({
  page,
  blogs,
  unique,
  userInfo,
}) => {
  const { settings } = await callAs<{ settings: { claims: object; ownFigures: object[] } }>(
    userInfo,
    'GET',
    '/api/settings',
  );
  const { claims, ownFigures } = settings;
  const save = (figures: object[]) =>
    callAs(userInfo, 'PUT', '/api/settings/claims', { claims, ownFigures: figures });
  const letters = [...unique].map((sign) => String.fromCharCode(97 + (sign.charCodeAt(0) % 26)));
  const own = { name: `nets${letters.join('')}`.slice(0, 30), value: '4,713', label: 'Nets' };
  await save([...ownFigures, own]);
  const slug_url = `bound-${unique}`;
  const { blog_id } = await blogs.create({
    title: `Bound ${unique}`,
    slug_url,
    blog_image: '/icon-192.png',
    brief_paragraph: 'We made 4,713 nets.',
  });
  await page.goto(screen);
  await page.getByLabel('Show', { exact: true }).selectOption('All');
  await page.getByRole('searchbox', { name: 'Find a figure' }).fill(unique);
  await page.getByText('Used in one place').first().click();
  await page.getByRole('button', { name: `Bind to {${own.name}}` }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect
    .poll(async () => (await blogs.find(blog_id)).brief_paragraph)
    .toBe(`We made {${own.name}} nets.`);
  await save([...ownFigures, { ...own, value: '5,000' }]);
  await page.goto(`/blogs/${slug_url}`);
  await expect(page.getByText('We made 5,000 nets.').first()).toBeVisible();
  await blogs.remove(blog_id);
  await save(ownFigures);
});

test('the filter of figures shows all of its choice on a phone', { tag: '@mobile' }, async ({
  page,
}) => {
  await page.goto(screen);
  const filter = page.getByLabel('Show', { exact: true });
  await filter.selectOption('Without a valid source');
  const [asWide, needed] = await filter.evaluate((select: HTMLSelectElement) => {
    const asShown = select.offsetWidth;
    select.style.width = 'auto';
    return [asShown, select.offsetWidth];
  });
  expect(asWide).toBeGreaterThanOrEqual(needed ?? Infinity);
  await expectSoundInBoth(page);
});
