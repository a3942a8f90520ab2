import { expect, test } from './admin.ts';

test('the screen that is open stands in sight in a side bar that scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  for (const [path, name] of [
    ['/admin/account', 'Account'],
    ['/admin/redirects', 'Redirects'],
  ] as const) {
    await page.goto(path);
    const entry = page.getByRole('navigation').getByRole('link', { name, exact: true });
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(entry).toBeInViewport({ ratio: 1 });
  }
});

test('the count of a field that has no remarks yet ends where the field does', async ({ page }) => {
  await page.goto('/admin/blogs?new');
  const title = page.getByLabel('Title', { exact: true });
  const count = page.getByText('0 of 300', { exact: true }).first();
  await title.focus();
  await expect(count).toBeVisible();
  const ends = [title, count].map(async (one) => {
    const box = await one.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  });
  const [field, number] = await Promise.all(ends);
  expect(number).toBe(field);
});

test('the filters of a list are as wide as a phone', { tag: '@mobile' }, async ({ page }) => {
  await page.goto('/admin/blogs');
  const find = await page.getByRole('searchbox').boundingBox();
  const state = await page.getByLabel('State').boundingBox();
  const category = await page.getByLabel('Category').boundingBox();
  const sort = await page.getByLabel('Sort by').boundingBox();
  const end = (box: typeof find) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
  expect(Math.round(state?.x ?? 0)).toBe(Math.round(find?.x ?? 1));
  expect(end(category)).toBe(end(find));
  expect(end(sort)).toBe(end(find));
});

test('the quick actions of the Portal stand in whole rows on a phone', { tag: '@mobile' }, async ({
  page,
}) => {
  await page.goto('/admin');
  const actions = page.getByRole('navigation', { name: 'Quick actions' });
  await expect(actions.getByRole('link')).toHaveCount(3);
  const tiles = await actions.locator(':scope > :is(a, button)').evaluateAll((all) =>
    all.map((tile) => {
      const words = document.createRange();
      words.selectNodeContents(tile.lastChild ?? tile);
      return { lines: words.getClientRects().length, end: tile.getBoundingClientRect().right };
    }),
  );
  expect(tiles.map(({ lines }) => lines)).toEqual(tiles.map(() => 1));
  expect(tiles.at(-1)?.end).toBe(tiles[1]?.end);
});
