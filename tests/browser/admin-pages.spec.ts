import { expect, expectSound } from './admin.ts';
import { test as base, ItemCalls } from './admin-items.ts';

interface OwnPage {
  page_id: number;
  name: string;
  path: string;
  sections: { kind: string; props: object }[];
}

const test = base.extend<{ pages: ItemCalls<OwnPage> }>({
  pages: async ({ userInfo }, use) => use(new ItemCalls<OwnPage>(userInfo, '/api/pages')),
});

test('R-P-02 sections are added, filled, moved, hidden and removed with Undo, and saved', {
  tag: '@both',
}, async ({ page, pages, unique }) => {
  const { page_id } = await pages.create({
    ...{ name: `Team ${unique}`, path: `/${unique}` },
    sections: [
      { kind: 'hero', props: { headline: `Hello ${unique}`, hasCrumbs: true } },
      { kind: 'about', props: { heading: 'Who we are' } },
    ],
  });
  await page.goto(`/admin/pages/${page_id}/edit`);
  await page.getByRole('button', { name: `Hero Hello ${unique}` }).click();
  await expect(page.getByLabel('Show the way from the home page')).toBeChecked();
  await page.getByLabel('Kind of section').selectOption('Purpose');
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.keyboard.type('Mission');
  await page.getByRole('button', { name: 'Move Purpose up' }).click();
  await page.getByRole('button', { name: 'Hide About' }).click();
  await page.getByRole('button', { name: 'Remove Hero' }).click();
  await expect(page.getByText('Hero was removed.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/pages$/);

  await page.goto(`/${unique}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Hello ${unique}`);
  await expect(page.getByRole('heading', { name: 'Mission' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who we are' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await pages.remove(page_id);
});

test('D59 a page that the site cannot do without says why it stays', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/409/);
  await page.goto('/admin/pages?find=contact');
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete Contact Us' }).click();
  await expect(page.getByText('The site cannot do without the page at /contact')).toBeVisible();
});
