import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { wxr } from '../moving/wordpress-export.ts';
import { choose } from './bar.ts';
import { blogPopup } from './blogs-screen.ts';
import { callAs, newColleague } from './colleague.ts';
import { type OfficeState, oldBlog } from './office-states.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function addImport(page: Page): Promise<void> {
  const stamp = Date.now().toString(36);
  const posts = [1, 2].map((id) => ({
    id,
    title: `Old ${stamp} ${id}`,
    slug: `old-${stamp}-${id}`,
    content: '<p>Two words</p><p>[pricing]</p>',
  }));
  const text = wxr(posts).replaceAll('old.example', () => `${stamp}.example`);
  const file = { name: `${stamp}.xml`, mimeType: 'text/xml', buffer: Buffer.from(text) };
  await page.locator('main input[type="file"]').setInputFiles(file);
}

/** For the whole matrix: what else opens, and the screens of items that are made for it. */
export const rareStates: OfficeState[] = [
  {
    name: 'a file of the library',
    path: () => '/admin/media',
    async act(page) {
      const buffer = readFileSync('public/icon-512.png');
      const file = { name: 'tile.png', mimeType: 'image/png', buffer };
      await page.locator('main input[type="file"]').setInputFiles(file);
      await page.getByRole('button', { name: file.name }).click();
    },
    shows: (page) => page.getByLabel('Alt text', { exact: true }),
  },
  {
    name: 'an item in the trash',
    path: () => '/admin/trash',
    async act(page, { userInfo, blog }) {
      await callAs(userInfo, 'DELETE', `/blog/${blog}`);
      await page.reload();
    },
    shows: (page) => page.getByRole('button', { name: /^Restore/ }).first(),
  },
  {
    name: 'the languages of an item',
    path: oldBlog,
    act: (page) => choose(blogPopup(page), 'Languages'),
    shows: (page) => page.getByRole('link', { name: /^(Begin|Open)/ }).first(),
  },
  {
    name: 'what visitors find of an item',
    path: oldBlog,
    act: (page) => choose(blogPopup(page), 'See what visitors find'),
    shows: (page) => page.getByRole('button', { name: 'Close the receipt' }).first(),
  },
  {
    name: 'the link of a sign-off',
    path: oldBlog,
    act: (page) => blogPopup(page).getByRole('button', { name: 'Make a link' }).click(),
    shows: (page) => blogPopup(page).getByLabel('For whom'),
  },
  {
    name: 'the item of a sign-off',
    path: () => '/admin',
    act: (page) => page.getByRole('button', { name: 'Ask for a sign-off' }).click(),
    shows: (page) => dialog(page, 'Ask for a sign-off').getByRole('option').first(),
  },
  {
    name: 'colleagues to mention',
    path: oldBlog,
    async act(page, { userInfo }) {
      const { email } = await newColleague(userInfo);
      await page.reload();
      await blogPopup(page)
        .getByRole('button', { name: /^Remarks? on Title/ })
        .click();
      await page.keyboard.type(`Look, @${email.slice(0, 5)}`);
    },
    shows: (page) => blogPopup(page).getByRole('option').first(),
  },
  {
    name: 'the reason for a page like another one',
    path: () => '/admin/location-pages',
    async act(page, { userInfo, place }) {
      const path = `/api/duplicates/location-page/${place}`;
      const copy = await callAs<{ id: string }>(userInfo, 'POST', path, { fields: {} });
      await page.goto(`/admin/location-pages?edit=${copy.id}`);
      await dialog(page, 'Location Page Upload').getByLabel('Main Heading*').focus();
      await page.keyboard.press('Control+Enter');
    },
    shows: (page) => page.getByLabel('Why both are needed'),
  },
  {
    name: 'earlier brands',
    path: () => '/admin/brand',
    async act(page) {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Earlier brands' }).click();
    },
    shows: (page) => dialog(page, 'Earlier brands'),
  },
  {
    name: 'the brand on a large page',
    path: () => '/admin/brand',
    act: (page) => page.getByRole('button', { name: 'Open large' }).click(),
    shows: (page) => page.getByRole('dialog').locator('iframe'),
  },
  {
    name: 'the removal of the demo',
    path: () => '/admin/first-hour',
    async act(page) {
      await page.getByRole('button', { name: /What stays of the demo$/ }).click();
      await page.getByRole('button', { name: 'Remove the demo' }).click();
    },
    shows: (page) => dialog(page, 'Remove the demo').getByRole('button', { name: /^Remove \d/ }),
  },
  {
    name: 'a new filter',
    path: () => '/admin/blogs?state=published',
    act: (page) => page.getByRole('button', { name: 'Save this filter' }).click(),
    shows: (page) => page.getByLabel('Name of the filter'),
  },
  {
    name: 'the plan of an import',
    path: () => '/admin/moving',
    act: addImport,
    shows: (page) => page.getByRole('button', { name: 'Import as drafts' }),
  },
  {
    name: 'a second factor',
    path: () => '/admin/account',
    async act(page) {
      const secret = {
        secret: 'JBSW Y3DP EHPK 3PXP',
        uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
      };
      await page.route('**/api/users/totp', (route) => route.fulfill({ json: secret }));
      await page.getByLabel('Your password').fill('anything-16');
      await page.getByRole('button', { name: 'Set up' }).click();
    },
    shows: (page) => page.getByLabel('Code of the app'),
  },
];
