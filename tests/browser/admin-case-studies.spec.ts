import { expect, expectSound, test } from './admin.ts';
import { holdCalls } from './held-calls.ts';
import { answerItems, itemsCall } from './item-pages.ts';

const list = '/admin/casestudy';
const question = 'Are You Sure You Want To Delete This Product?';

function manyStudies(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    _id: index.toString(16).padStart(24, '0'),
    heroHeading: `Study ${index + 1}`,
    bannerImage: '',
    category1: index === 99 ? 'Branding' : '',
  }));
}

test('R-2.7-02 the Portal shows its links with counts and passes axe', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Portal', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout', exact: true })).toBeVisible();
  await expect(
    page.locator('main').getByRole('link', { name: /Case studies \d+ published/ }),
  ).toBeVisible();
  await expectSound(page);
});

test('R-2.7-06 the list is a table with actions of 44 px', { tag: '@both' }, async ({ page }) => {
  await page.goto(list);
  await expect(page.getByRole('button', { name: 'Create Case Study', exact: true })).toBeVisible();
  for (const name of ['Image', 'Heading', 'Category', 'Actions']) {
    await expect(page.getByRole('columnheader', { name })).toBeAttached();
  }
  const edit = page.getByRole('link', { name: /^Edit / }).first();
  const remove = page.getByRole('button', { name: /^Delete / }).first();
  for (const action of [edit, remove]) {
    const box = await action.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await expectSound(page);
});

test('R-4-01 a spinner while loading, then the list', async ({ page }) => {
  const { release } = await holdCalls(page, itemsCall('case-study'));
  await page.goto(list);
  await expect(page.getByText('Loading the case studies')).toBeAttached();
  release();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('Loading the case studies')).toHaveCount(0);
});

test("R-8-01 a list that fails shows the server's message, else the generic one", async ({
  page,
  expectFaults,
}) => {
  expectFaults(/503|ERR_FAILED/);
  await page.route(itemsCall('case-study'), (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is resting.' } }),
  );
  await page.goto(list);
  await expect(page.getByRole('alert')).toHaveText('The database is resting.');
  await page.unroute(itemsCall('case-study'));
  await page.route(itemsCall('case-study'), (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('could not be reached');
});

test('R-4-02 a study is created and its editor opens', async ({ page, userInfo, studies }) => {
  await page.goto(list);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Create Case Study' }).click();
  const request = await posted;
  expect(request.postData()).toBeNull();
  expect(request.headers().authorization).toBe(`Bearer ${userInfo.token}`);
  await expect(page).toHaveURL(/\/admin\/casestudy\/[0-9a-f]{24}\/edit$/);
  await expect(page.getByRole('heading', { name: 'Edit Case Study' })).toBeFocused();
  await studies.remove(String(/[0-9a-f]{24}/.exec(page.url())));
});

test('R-4-03 deleting asks, declining sends nothing, accepting deletes', async ({
  page,
  published,
}) => {
  const { heroHeading } = await published({ heroHeading: `To delete ${Date.now()}` });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') sent.push(request.url());
  });
  await page.goto(list);
  const remove = page.getByRole('button', { name: `Delete ${heroHeading}` });
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe(question);
    return dialog.dismiss();
  });
  await remove.click();
  await expect(remove).toBeVisible();
  expect(sent).toEqual([]);
  page.once('dialog', (dialog) => dialog.accept());
  await remove.click();
  await expect(remove).toHaveCount(0);
  expect(sent).toHaveLength(1);
  await expect(page.getByText('Case study deleted.')).toBeVisible();
});

test('R-8-01 creating and deleting that fail show the message above the table', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/500|404/);
  await page.route(/\/api\/caseStudies/, (route) => {
    const method = route.request().method();
    if (method === 'GET') return route.continue();
    const status = method === 'POST' ? 500 : 404;
    return route.fulfill({ status, json: { message: `No ${method} today.` } });
  });
  await page.goto(list);
  await page.getByRole('button', { name: 'Create Case Study' }).click();
  await expect(page.getByRole('alert')).toHaveText('No POST today.');
  page.once('dialog', (dialog) => dialog.accept());
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole('alert')).toHaveText('No DELETE today.');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('an empty list says what to do', async ({ page }) => {
  await answerItems(page, 'case-study', []);
  await page.goto(list);
  await expect(page.getByText('The button above starts the first one.')).toBeVisible();
  await expectSound(page);
});

test('R-2.7-17 a change of screen scrolls to the top', async ({ page, expectFaults }) => {
  expectFaults(/404/);
  await answerItems(page, 'case-study', manyStudies(60));
  await page.goto(list);
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Edit Study 60', exact: true }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const width of [1440, 390]) {
  test(`studies are filtered by category in the address at ${width} px`, async ({
    page,
    studies,
  }) => {
    const unique = `x${Date.now().toString(36)}`;
    await page.setViewportSize({ width, height: 900 });
    const made = [
      await studies.publish({ heroHeading: `Filed ${unique}`, category2: 'Google Ads' }),
      await studies.publish({ heroHeading: `Loose ${unique}` }),
    ];
    await page.goto(`${list}?find=${unique}`);
    const filed = page.getByRole('link', { name: `Filed ${unique}`, exact: true });
    const loose = page.getByRole('link', { name: `Loose ${unique}`, exact: true });
    await page.getByLabel('Filter by category').selectOption('Google Ads');
    await expect(page).toHaveURL(/category=Google\+Ads/);
    await expect(loose).toBeHidden();
    await expect(filed).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Filter by category')).toHaveValue('Google Ads');
    await page.getByLabel('Filter by category').selectOption('No category');
    await expect(filed).toBeHidden();
    await expect(loose).toBeVisible();
    await page.goBack();
    await expect(filed).toBeVisible();
    await expectSound(page);
    for (const { _id } of made) await studies.remove(_id);
  });
}
