import type { Locator, Page } from '@playwright/test';
import { web } from '../../content/pages/service/web.ts';
import { test as adminTest } from './admin.ts';
import { callAs } from './colleague.ts';
import { fields, openForm } from './contact-fields.ts';
import { expect, test } from './site.ts';
import { sidewaysOverflow } from './sticking-out.ts';

const long = 'Muhammad Abdullah Khan';
const cutNote = 'The end of the text did not fit into 12 characters.';
const anyCutNote = /^The end of the text did not fit/;

/** Pastes by the keyboard, as people do. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.press('ControlOrMeta+v');
}

test('D55 a field that is full says so, and goes quiet when there is room', {
  tag: '@both',
}, async ({ page }) => {
  await openForm(page);
  const { name, email } = fields(page);
  await name.fill('');
  await name.pressSequentially('Muhammad A');
  await expect(page.getByText('10 of 12 characters')).toBeVisible();
  await name.pressSequentially('bdullah');
  await expect(name).toHaveValue('Muhammad Abd');
  const full = page.getByText('12 of 12 characters');
  await expect(full).toBeVisible();
  await expect(full).toHaveAttribute('aria-live', 'polite');
  await expect(name).toHaveAccessibleDescription('Up to 12 characters');
  await name.press('Backspace');
  await expect(full).toHaveCount(0);
  // A field without a visible count speaks up near its limit.
  await expect(page.getByText('of 36 characters')).toHaveCount(0);
  await email.fill('maryam.al.mazrouei@barhi-dates.exampl');
  await expect(page.getByText('36 of 36 characters')).toBeVisible();
});

test('D55 nobody’s name is cut without a word', async ({ page }) => {
  await openForm(page);
  const { name, email, message } = fields(page);
  await name.fill('');
  await paste(page, name, 'Maryam');
  await expect(page.getByText(anyCutNote)).toHaveCount(0);
  await name.fill('');
  await paste(page, name, long);
  await expect(name).toHaveValue('Muhammad Abd');
  const note = page.getByText(cutNote);
  await expect(note).toBeVisible();
  await expect(note).toHaveAttribute('aria-live', 'polite');
  await name.press('Backspace');
  await expect(note).toHaveCount(0);
  // Pasting into a full field adds nothing, which is told as well.
  await name.press('d');
  await expect(note).toHaveCount(0);
  await paste(page, name, 'ullah Khan');
  await expect(note).toBeVisible();
  await paste(page, email, `${'m'.repeat(30)}@barhi.example`);
  await expect(page.getByText(/did not fit into 36 characters/)).toBeVisible();
  await paste(page, message, 'm'.repeat(801));
  await expect(page.getByText(/did not fit into 800 characters/)).toBeVisible();
  await expect(message).toHaveValue('m'.repeat(800));
});

test('D55 what fits exactly is not called cut', async ({ page }) => {
  await openForm(page);
  const { name, email, message } = fields(page);
  await name.fill('');
  await paste(page, name, 'Muhammad\r\nAbd ');
  await expect(name).toHaveValue(/^Muhammad ?Abd/);
  const address = `${'m'.repeat(22)}@barhi.example`;
  await paste(page, email, `${address}\n`);
  await expect(email).toHaveValue(address);
  await paste(page, message, `${'m'.repeat(799)}\r\n`);
  await expect(page.getByText('800 of 800 characters')).toBeVisible();
  await expect(page.getByText(anyCutNote)).toHaveCount(0);
});

test('D55 an address that lost its end to blanks before it is told, too', async ({ page }) => {
  await openForm(page);
  const { email } = fields(page);
  await paste(page, email, `  ${'m'.repeat(22)}@barhi.example`);
  await expect(email).toHaveValue(`${'m'.repeat(22)}@barhi.examp`);
  await expect(page.getByText('The end of the text did not fit into 36 characters.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('D55 each field still names its limit', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText('Up to 12 characters')).toBeVisible();
    await expect(page.getByText('Up to 36 characters')).toBeVisible();
    await expect(page.getByText('Up to 800 characters')).toBeVisible();
    await expect(page.getByText('0 / 12')).toBeHidden();
  });
});

for (const direction of ['ltr', 'rtl']) {
  test(`D55 full fields fit in 320 px, ${direction}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(web.path);
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    const form = page.locator('form').filter({ has: page.getByLabel('Business name') });
    await form.getByLabel('Business name').fill('b'.repeat(36));
    await form.getByLabel('Title/Role').fill('r'.repeat(36));
    await form.getByLabel('Name', { exact: true }).fill('n'.repeat(12));
    // The form's script is at work.
    await expect(form.getByText('36 of 36 characters')).toHaveCount(2);
    await paste(page, form.getByLabel('Phone number'), '1'.repeat(40));
    await expect(form.getByText('36 of 36 characters')).toHaveCount(3);
    await expect(form.getByText(/did not fit into 36/)).toBeVisible();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  });
}

adminTest(
  'D55 the owner raises a limit, and visitors may write more at once',
  async ({ page, userInfo, expectFaults }) => {
    adminTest.slow();
    expectFaults(/status of 400/);
    const before = { name: 12, email: 36, message: 800, businessName: 36, role: 36 };
    try {
      await page.goto('/admin/settings#forms');
      const card = page.locator('#forms');
      await expect(card.getByRole('heading', { name: 'Forms' })).toBeVisible();
      const name = card.getByLabel('Forms: Name');
      await expect(name).toHaveValue('12');
      await expect(card.getByText('From 12 to 100.')).toBeVisible();
      await name.fill('101');
      await card.getByRole('button', { name: /^Save/ }).click();
      await expect(card.getByText('Please use at most 100.')).toBeVisible();
      await expect(name).toHaveValue('101');
      await name.fill('100');
      await card.getByRole('button', { name: /^Save/ }).click();
      await expect(page.getByText('Settings saved.')).toBeVisible();
      await page.goto('/contact');
      const field = fields(page).name;
      await expect(field).toHaveAttribute('maxlength', '100');
      await field.fill(long);
      await expect(page.getByText('22 / 100')).toBeVisible();
      await expect(field).toHaveValue(long);
    } finally {
      await callAs(userInfo, 'PUT', '/api/settings/forms', { forms: before });
    }
  },
);
