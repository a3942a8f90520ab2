import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, expectSound, expectSoundInBoth } from './admin.ts';
import { test } from './admin-items.ts';
import { callAs } from './colleague.ts';
import { stickingOut } from './sticking-out.ts';

const screen = '/admin/location-pages/from-table';

interface Maker {
  sheet: { columns: string[]; rows: { id: string; cells: Record<string, string> }[] };
  pattern: Record<string, string>;
  version: number;
}

const cell = (page: Page, column: string, row: number) =>
  page.getByRole('textbox', { name: `${column}, row ${row}`, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save table and pattern' });

test.describe.configure({ mode: 'serial' });
test.slow();

test('a pasted table is previewed as it is read, saved and merged with what a colleague saved', {
  tag: '@both',
}, async ({ page, userInfo, unique, expectFaults }) => {
  // Both are refused first, then merged.
  expectFaults(/409/);
  const find = () => callAs<Maker>(userInfo, 'GET', '/api/location-maker');
  await page.goto(screen);
  await page.getByText('Paste a table', { exact: true }).first().press('Enter');
  const table = `place\tfact\nOakby ${unique}\tA mill\nThornley ${unique}\t`;
  await page.getByRole('textbox', { name: 'Paste a table' }).fill(table);
  await page.getByRole('button', { name: 'Use this table' }).press('Enter');
  await expect(cell(page, 'fact', 1)).toHaveValue('A mill');
  await expect(page.getByText('The table has 2 places now.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Slug URL' }).fill('nets-{place}');
  await page.getByRole('textbox', { name: 'Main Heading', exact: true }).fill('Nets in {place}');
  await page
    .getByRole('textbox', { name: 'Main Paragraph' })
    .fill('<p>{if fact}<strong>{fact}</strong> is near.{else}Nothing is near.{end}</p>');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('strong').getByText('A mill')).toBeVisible();
  await expect(preview.getByText('<p>')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Preview: Place' }).selectOption({ index: 1 });
  await expect(preview.getByText('Nothing is near.')).toBeVisible();
  await page.reload();
  // Nothing typed is lost.
  await expect(cell(page, 'fact', 1)).toHaveValue('A mill');
  await save(page).press('Enter');
  await expect(page.getByText('No page yet').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make drafts' })).toBeDisabled();
  await expectSoundInBoth(page);

  await cell(page, 'fact', 1).fill('A bridge');
  const stored = await find();
  const theirs = structuredClone(stored);
  const [first, second] = theirs.sheet.rows;
  if (second) second.cells.fact = 'A river';
  await callAs(userInfo, 'PUT', '/api/location-maker', theirs);
  // What is stored comes late: a question that was asked meanwhile stays.
  await page.route('**/api/location-maker', async (route) => {
    if (route.request().method() === 'GET') await setTimeout(1000);
    await route.continue();
  });
  await save(page).press('Enter');
  await expect(cell(page, 'fact', 2)).toHaveValue('A river');
  await expect(page.getByText('changes are saved with it')).toBeVisible();
  expect((await find()).sheet.rows.map(({ cells }) => cells.fact)).toEqual(['A bridge', 'A river']);

  await cell(page, 'fact', 1).fill('Mine');
  const now = await find();
  const [own] = now.sheet.rows;
  if (own) own.cells.fact = 'Theirs';
  await callAs(userInfo, 'PUT', '/api/location-maker', now);
  await save(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved this meanwhile' });
  await expect(dialog.getByRole('group', { name: `Oakby ${unique}: fact` })).toBeVisible();
  expect(await dialog.evaluate((shown) => shown.getAnimations({ subtree: true }).length)).toBe(0);
  await expectSound(page);
  await dialog.getByRole('radio').first().press('Space');
  await dialog.getByRole('button', { name: 'Save the choice' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await find()).sheet.rows[0]?.cells.fact).toBe('Mine');
  expect(first?.id).toBe((await find()).sheet.rows[0]?.id);
});

test('R-X-07 what was typed since a table was pasted outlives its Undo', async ({ page }) => {
  await page.goto(screen);
  await page.getByText('Paste a table', { exact: true }).first().press('Enter');
  await page
    .getByRole('textbox', { name: 'Paste a table' })
    .fill('place\tfact\nFirst\tA\nSecond\tB');
  await page.getByRole('button', { name: 'Use this table' }).press('Enter');
  await expect(page.getByText('The table has 2 places now.')).toBeVisible();
  const heading = page.getByRole('textbox', { name: 'Main Heading', exact: true });
  await heading.fill('Typed since');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('The table has 2 places now.')).toHaveCount(0);
  await expect(heading).toHaveValue('Typed since');
  await page.reload();
  await expect(heading).toHaveValue('Typed since');
});

test('the table is used on a phone, in both schemes and directions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(screen);
  await expect(cell(page, 'fact', 1)).toBeVisible();
  await expectSoundInBoth(page);
  for (const dir of ['ltr', 'rtl']) {
    await page.locator('html').evaluate((html, value) => html.setAttribute('dir', value), dir);
    expect(await stickingOut(page), dir).toEqual([]);
  }
});

test('what becomes a draft leads to it, and the list of the rows has the keyboard', async ({
  page,
  unique,
}) => {
  await page.goto(screen);
  await page.getByRole('textbox', { name: 'Slug URL' }).fill(`nets-${unique}-{place}`);
  await save(page).press('Enter');
  await page.getByLabel('All without a page').check();
  await page.getByRole('button', { name: /^Make (one|\d+) draft/ }).press('Enter');
  const rows = page.getByRole('list', { name: 'What the rows make' });
  await expect(rows).toBeFocused();
  const link = rows.getByRole('link').first();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
  await link.click();
  await expect(page.getByRole('dialog', { name: 'Location Page Upload' })).toBeVisible();
});

test('a long word of a place is broken in what its row makes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(screen);
  await cell(page, 'place', 1).fill('Llanfairpwll'.repeat(5));
  await page.getByRole('textbox', { name: 'Meta Title' }).fill('Nets in {place}');
  await save(page).press('Enter');
  const row = page.getByRole('list', { name: 'What the rows make' }).getByRole('listitem').first();
  await expect(row).toContainText('llanfairpwllllanfairpwll');
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
