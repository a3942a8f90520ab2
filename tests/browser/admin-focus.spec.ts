import { randomUUID } from 'node:crypto';
import { alertOf, expect } from './admin.ts';
import { test } from './admin-items.ts';
import { blogPopup, openNewBlog } from './blogs-screen.ts';
import { callAs } from './colleague.ts';
import { holdCalls } from './held-calls.ts';

test('an enquiry that is moved has the focus, and a button keeps it while another call runs', async ({
  page,
}) => {
  const name = randomUUID().slice(0, 8);
  await callAs({}, 'POST', '/send-contact-form-main', {
    name,
    email: `${name}@example.com`,
    message: `A shop for dates, asks ${name}.`,
    phoneNum: 'none',
    formType: 'Main Contact page form',
  });
  await page.goto(`/admin/enquiries?find=${name}`);
  await page.locator('section > ul').getByRole('link').click();
  const heading = page.getByRole('heading', { name });
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Open', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible();
  await expect(heading).toBeFocused();

  const data = page.getByRole('button', { name: 'Export their data' });
  const held = await holdCalls(page, /\/personal-data/);
  await data.press('Enter');
  await held.arrived;
  await expect(data).toBeDisabled();
  await expect(data).toBeFocused();
  held.release();
  await expect(data).toBeEnabled();
  await expect(data).toBeFocused();
});

test('a dialog that was opened from a form gives the focus back to its button', async ({
  page,
}) => {
  await openNewBlog(page);
  const library = blogPopup(page).getByRole('button', { name: 'Library for Banner image URL' });
  await library.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose an image' })).toBeVisible();
  await expect(library).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(library).toBeFocused();

  await page.goto('/admin/brand');
  const large = page.getByRole('button', { name: 'Open large' });
  await expect(large).toBeEnabled();
  await large.press('Enter');
  await expect(page.getByRole('dialog', { name: 'The brand on a page' })).toBeVisible();
  await expect(large).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(large).toBeFocused();
});

test('a button that goes leaves the focus to the heading of its card', async ({ page }) => {
  await page.goto('/admin/settings');
  const card = page.locator('#contact');
  const field = card.getByRole('textbox').first();
  await field.fill(`${await field.inputValue()} 1`);
  await card.getByRole('button', { name: /^Discard/ }).press('Enter');
  await expect(card.getByRole('heading').first()).toBeFocused();
});

test('a text that starts from the original has the focus', async ({ page, blogs, unique }) => {
  const { blog_id } = await blogs.create({ title: `Start ${unique}`, slug_url: unique });
  await page.goto(`/admin/editions/blog/${blog_id}/ar`);
  const start = page.getByRole('button', { name: /^Start from the English Title/ });
  await start.press('Enter');
  const field = page.locator('section[data-path="title"]').getByRole('textbox');
  await expect(field).toHaveValue(`Start ${unique}`);
  await expect(field).toBeFocused();
});

test('a draft that could not be kept leaves the focus on Try again, not on Upload', async ({
  page,
  expectFaults,
  unique,
}) => {
  expectFaults(/Failed to load/);
  await page.route('**/blog?status=draft', (route) => route.abort());
  await openNewBlog(page);
  const form = blogPopup(page);
  await form.getByLabel('Title', { exact: true }).fill(`Later ${unique}`);
  await form.getByRole('button', { name: 'Keep as draft' }).press('Enter');
  await expect(alertOf(page, 'failure')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Try again' })).toBeFocused();
});
