import type { Locator, Page } from '@playwright/test';
import { firstSiteBrand } from '../../domain/settings/brand-settings.ts';
import { chooseFile, expect, expectSound, test } from './admin.ts';
import { callAs } from './colleague.ts';
import { waitUntilWritten } from './journal-forms.ts';

// The brand is one record: two tests at once would publish over each other.
test.describe.configure({ mode: 'serial' });

const pages = 'Pages in the preview';

/** The computed colour of the home page in its frame. */
async function shownAccent(page: Page): Promise<string> {
  const frame = page.getByRole('list', { name: pages }).locator('iframe').first();
  const inner = frame.contentFrame().locator('html');
  return inner.evaluate((html) => getComputedStyle(html).getPropertyValue('--copper-500').trim());
}

function svgOf(inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30z"/>${inner}</svg>`;
}

const logoOf = (inner: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(svgOf(inner)),
});

test.afterEach(({ userInfo }) =>
  callAs(userInfo, 'PUT', '/api/settings/brand', { brand: firstSiteBrand }),
);

test('R-B-04 a brand is seen on real pages, taken back step by step, and published', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/admin/brand');
  const accent = page.getByLabel('Accent', { exact: true });
  await expect(accent).toHaveValue('#b5521f');
  await expect.poll(() => shownAccent(page)).toBe('#b5521f');
  await expectSound(page);

  await accent.fill('#E0446B');
  await expect.poll(() => shownAccent(page)).toBe('#e0446b');
  await expect(accent).toHaveValue('#E0446B');
  await expect(page.getByText('Your accent is too light for words on the page')).toBeVisible();
  await page.getByRole('radio', { name: /^Basins/ }).check();
  await expect(page.getByText('Not published yet: accent, drawings')).toBeVisible();
  await expect(page.getByText('2 steps can be undone')).toBeVisible();
  await page.getByRole('button', { name: 'As visitors see it' }).click();
  await expect.poll(() => shownAccent(page)).toBe('#b5521f');
  await page.getByRole('button', { name: 'New brand' }).click();
  await expect.poll(() => shownAccent(page)).toBe('#e0446b');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Not published yet: accent', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Brand published.')).toBeVisible();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('/media/brand/e0446b-');
  await expect(page.locator('link[rel="icon"][type="image/svg+xml"]')).toHaveAttribute(
    'href',
    /\/media\/brand\/e0446b-[^/]+\/favicon\.svg$/,
  );
  await expect.poll(() => shownAccent(page)).toBe('#e0446b');

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Earlier brands' }).click();
  await expectSound(page);
  await page
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expect(accent).toHaveValue('#b5521f');
  await expect(page.getByText('Not published yet: accent', { exact: true })).toBeVisible();
});

test('R-B-02 with a light accent the buttons of the back office can be read', async ({
  page,
  userInfo,
}) => {
  const brand = { ...firstSiteBrand, accent: '#ffd400', ground: '#ffffff', deep: '#2b0a57' };
  await callAs(userInfo, 'PUT', '/api/settings/brand', { brand });
  for (const [path, name] of [
    ['/admin/blogs', 'Upload New Blog'],
    ['/admin/users', 'Invite'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await expectSound(page);
  }
});

test('what is no colour is said at the field, stays typed and is not published', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/400/);
  await page.goto('/admin/brand');
  const ground = page.getByLabel('Ground', { exact: true });
  await ground.fill('beige');
  await ground.blur();
  await expect(page.getByText('Please enter a colour like #1a7f5a.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(ground).toBeFocused();
  await expect(ground).toHaveValue('beige');
  await ground.fill('#222');
  await expect(page.getByText('The ground is too dark for the light pages.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect(ground).toHaveValue('#f1eadd');
  await expect(page.getByText('The ground is too dark')).toHaveCount(0);
});

test('T42 a logo is shown before it is published, and one with a script is refused', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/400/);
  await page.goto('/admin/brand');
  const choose = page.getByRole('button', { name: 'Choose file' });
  await chooseFile(choose, logoOf('<script>document.title = "run"</script>'));
  await expect(page.getByRole('img', { name: /^On the deep ground/ }).locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(
    page.getByText('The logo holds a script. Please export it again without.'),
  ).toBeVisible();
  await expect(page).toHaveTitle('Brand');
  await chooseFile(choose, logoOf(''));
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Brand published.')).toBeVisible();
  const logo = page.getByRole('link', { name: 'Back office' }).locator('img');
  await expect(logo).toHaveAttribute('src', /^\/media\/brand\/logo-[0-9a-f]{8}\.svg$/);
  await expectSound(page);
});

test('R-B-01 the logo stands on cards of blogs and where others show them', async ({
  page,
  userInfo,
}) => {
  await callAs(userInfo, 'PUT', '/api/settings/brand', { brand: { logo: svgOf('') } });
  await page.goto('/admin/blogs');
  const logo = 'img[src^="/media/brand/logo-"]';
  await expect(page.getByRole('article').first().locator(`header ${logo}`)).toBeVisible();
  await page.getByRole('button', { name: 'Edit Blog' }).first().click();
  const elsewhere = page.getByRole('complementary', { name: 'How others show it' });
  await expect(elsewhere.locator(logo).first()).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Another one');
  await expect(elsewhere.locator(logo)).toHaveCount(2);
});

test('R-B-01 a logo that shows the name stands without it beside', async ({ page, userInfo }) => {
  await callAs(userInfo, 'PUT', '/api/settings/brand', { brand: { logo: svgOf('') } });
  await page.goto('/admin/brand');
  const card = page.getByRole('img', { name: /^On the light ground/ });
  await expect(card.locator('span')).toHaveCount(1);
  await page.getByLabel('Name beside the logo').selectOption('No, the logo shows it');
  await expect(card.locator('span')).toHaveCount(0);
  await expect(page.getByText('Not published yet: name beside the logo')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Brand published.')).toBeVisible();
  await page.goto('/');
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /, home$/ })
      .first(),
  ).toHaveText('');
});

test('R-B-04 a long wordmark is broken between words, in the card and in the preview', async ({
  page,
}) => {
  await page.goto('/admin/brand');
  const name = 'Müller & Söhne Digitalagentur';
  const linesOf = (shown: Locator) =>
    shown.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  await page.getByLabel('Wordmark').fill(name);
  const card = page.getByRole('img', { name: /^On the/ }).first();
  await expect.poll(() => linesOf(card.getByText(name))).toBe(2);
  const frame = page.getByRole('list', { name: pages }).locator('iframe').first();
  const shown = frame.contentFrame().getByRole('banner').getByText(name).first();
  await expect(shown).toHaveCSS('-webkit-line-clamp', '2');
  await page.getByRole('button', { name: 'Undo all' }).click();
});

test('R-X-07 what was typed and not published is offered again', async ({ page }) => {
  await page.goto('/admin/brand');
  await page.getByLabel('Wordmark').fill('Northlight');
  await expect(page.getByText('Not published yet: wordmark')).toBeVisible();
  await waitUntilWritten(page);
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Wordmark')).toHaveValue('Northlight');
});

test('R-B-04 a field that a colleague has published meanwhile asks before it is replaced', {
  tag: '@both',
}, async ({ page, userInfo, expectFaults }) => {
  expectFaults(/409/);
  await page.goto('/admin/brand');
  const accent = page.getByLabel('Accent', { exact: true });
  await accent.fill('#E0446B');
  await page.getByRole('radio', { name: /^Basins/ }).check();
  const theirs = { accent: '#1a7f5a', wordmark: 'Theirs' };
  await callAs(userInfo, 'PUT', '/api/settings/brand', { brand: theirs });

  const publish = page.getByRole('button', { name: 'Publish' });
  await publish.click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved this meanwhile' });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(accent).toHaveValue('#E0446B');
  await publish.click();
  await dialog.getByRole('radio', { name: /^Theirs/ }).check();
  await dialog.getByRole('button', { name: 'Save the choice' }).click();
  await expect(page.getByText('Brand published.')).toBeVisible();
  await expect(accent).toHaveValue('#1a7f5a');
  await expect(page.getByLabel('Wordmark')).toHaveValue('Theirs');
  await expect(page.getByRole('radio', { name: /^Basins/ })).toBeChecked();
});

test('R-B-04 two logos are compared by how they look', async ({ page, userInfo, expectFaults }) => {
  expectFaults(/409/);
  await page.goto('/admin/brand');
  await chooseFile(
    page.getByRole('button', { name: 'Choose file' }),
    logoOf('<circle cx="9" cy="9" r="9"/>'),
  );
  await expect(page.getByText('Not published yet: logo')).toBeVisible();
  await callAs(userInfo, 'PUT', '/api/settings/brand', { brand: { logo: svgOf('') } });
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved this meanwhile' });
  const pictures = dialog.locator('label img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all())
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
  await expect(dialog.getByText('<svg')).toHaveCount(0);
  await expectSound(page);
  await dialog.getByRole('radio', { name: /^Theirs/ }).check();
  await dialog.getByRole('button', { name: 'Save the choice' }).click();
  await expect(page.getByText('Brand published.')).toBeVisible();
});

test('Enter in a field of the brand publishes nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  await page.goto('/admin/brand');
  const accent = page.getByLabel('Accent', { exact: true });
  await accent.fill('#e0446b');
  await accent.press('Enter');
  await page.getByLabel('Wordmark').press('Enter');
  await expect(page.getByText('Not published yet: accent', { exact: true })).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Undo all' }).click();
});
