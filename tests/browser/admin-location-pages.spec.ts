import type { Page } from '@playwright/test';
import { alertOf, expect, expectSound } from './admin.ts';
import { test } from './admin-items.ts';
import { answerItems, itemsCall } from './item-pages.ts';

/** Long forms on a loaded machine. */
test.slow();

const screen = '/admin/location-pages';
const labels = [
  'Main Slug URL*',
  'Main Heading*',
  'Main Paragraph*',
  'Highlighted Heading*',
  ...[1, 2, 3, 4].flatMap((number) => [`Heading ${number}*`, `Paragraph ${number}*`]),
  'Meta Title*',
  'Meta Keywords*',
  'Meta Link*',
  'Meta Description*',
];

function popup(page: Page) {
  return page.getByRole('dialog', { name: 'Location Page Upload' });
}

function card(page: Page, slug: string) {
  return page.getByRole('listitem').filter({ has: page.getByText(`/${slug}`, { exact: true }) });
}

/** Fills every field; the address fields take what may stand there. */
async function fillAll(page: Page, unique: string) {
  for (const label of labels) {
    const text = label === 'Meta Link*' ? `/${unique}` : `${label} of ${unique}`;
    await popup(page).getByLabel(label, { exact: true }).fill(text);
  }
  await popup(page).getByLabel('Main Slug URL*', { exact: true }).fill(unique);
}

async function openNew(page: Page) {
  await page.goto(screen);
  await page.getByRole('button', { name: 'Add New Location Page', exact: true }).click();
  await expect(popup(page)).toBeVisible();
}

test('R-2.7-10 a location page is written and created', { tag: '@both' }, async ({
  page,
  locationPages,
  unique,
  userInfo,
}) => {
  await openNew(page);
  await expect(page.locator('body')).toHaveClass(/popup-open/);
  for (const label of labels) {
    await expect(popup(page).getByText(label, { exact: true })).toBeVisible();
  }
  await fillAll(page, unique);
  await expect(popup(page).getByText('4 of 4 filled')).toBeVisible();
  await expectSound(page);
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/locationpages/create'),
  );
  await popup(page).getByRole('button', { name: 'Upload', exact: true }).click();
  const request = await posted;
  expect(request.url()).toMatch(/\/api\/locationpages\/create$/);
  expect(request.headers().authorization).toBe(`Bearer ${userInfo.token}`);
  expect(Object.keys(request.postDataJSON())).toHaveLength(labels.length);
  await expect(page.getByText('Location page created.')).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/popup-open/);
  await expect(card(page, unique).getByText('Current URL')).toBeVisible();
  await expectSound(page);
  const made = (await locationPages.list()).find(({ slug_url }) => slug_url === unique);
  expect(made?.heading_4).toBe(`Heading 4* of ${unique}`);
});

test('D50 what is required is named at its field; the slug is suggested', async ({
  page,
  unique,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await openNew(page);
  const form = popup(page);
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  const slug = form.getByLabel('Main Slug URL*', { exact: true });
  await expect(slug).toBeFocused();
  await expect(form.getByText('Main Slug URL is required.')).toBeVisible();
  await expect(form.getByText('16 required fields are empty')).toBeVisible();
  await form.getByLabel('Main Heading*', { exact: true }).fill(`Web & apps ${unique}`);
  await expect(form.getByText('Main Heading is required.')).toHaveCount(0);
  await form.getByRole('button', { name: `Use “web-apps-${unique}”` }).click();
  await expect(slug).toHaveValue(`web-apps-${unique}`);
  await expect(form.getByText(new RegExp(`://[^/]+/web-apps-${unique}$`))).toBeVisible();
  await slug.fill('Contact');
  await expect(form.getByText('/contact belongs to the site itself.')).toBeVisible();
  expect(sent).toEqual([]);
  await form.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('button', { name: 'Add New Location Page', exact: true }).click();
  await expect(slug).toHaveValue('');
});

test('R-8-07 edit; a refused one keeps every character', async ({
  page,
  locationPages,
  unique,
  expectFaults,
}) => {
  expectFaults(/409/);
  await locationPages.create({ slug_url: `${unique}-taken`, main_heading: 'Taken' });
  const { location_id } = await locationPages.create({ slug_url: unique, main_heading: 'Old' });
  await page.goto(screen);
  await card(page, unique).getByRole('button', { name: 'Edit Location', exact: true }).click();
  const form = popup(page);
  await expect(form.getByLabel('Main Slug URL*', { exact: true })).toHaveValue(/./);
  await fillAll(page, `${unique}-taken`);
  await form.getByLabel('Main Heading*', { exact: true }).fill('New heading');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(alertOf(page, 'failure')).toContainText('already taken');
  await expect(form.getByLabel('Main Slug URL*', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Main Heading*', { exact: true })).toHaveValue('New heading');
  await form.getByLabel('Main Slug URL*', { exact: true }).fill(unique);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Location page saved.')).toBeVisible();
  expect((await locationPages.find(location_id)).main_heading).toBe('New heading');

  await card(page, `${unique}-taken`).getByRole('button', { name: 'Edit Location' }).click();
  await form.getByLabel('Main Heading*', { exact: true }).fill('Made by a call');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(popup(page)).toHaveCount(0);
});

test('R-4-16 the popup closes by a click beside it, one click deletes a location page', async ({
  page,
  locationPages,
  unique,
  expectFaults,
}) => {
  expectFaults(/500/);
  await locationPages.create({ slug_url: unique, main_heading: 'To delete' });
  await page.goto(screen);
  const own = card(page, unique);
  if ((page.viewportSize()?.width ?? 0) > 768) {
    await own.getByRole('button', { name: 'Edit Location', exact: true }).click();
    await expect(popup(page).getByLabel('Main Heading*', { exact: true })).toHaveValue('To delete');
    await page.mouse.click(8, 450);
    await expect(popup(page)).toHaveCount(0);
  }
  await page.route(/\/api\/locationpages\/\d+$/, (route) =>
    route.fulfill({ status: 500, json: { status: 'fail', message: 'Not today.' } }),
  );
  await own.getByRole('button', { name: 'Delete Location', exact: true }).click();
  await expect(page.getByText('Not today.')).toBeVisible();
  await expect(own).toBeVisible();
  await page.unroute(/\/api\/locationpages\/\d+$/);
  await own.getByRole('button', { name: 'Delete Location', exact: true }).click();
  await expect(page.getByText('Location page deleted.')).toBeVisible();
  await expect(own).toHaveCount(0);
});

test('R-8-09 the list can be tried again; an empty one says what to do', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/ERR_FAILED/);
  await page.route(itemsCall('location-page'), (route) => route.abort());
  await page.goto(screen);
  await expect(page.getByText('could not be reached')).toBeVisible();
  await page.unroute(itemsCall('location-page'));
  await answerItems(page, 'location-page', []);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The button above starts the first one.')).toBeVisible();
});
