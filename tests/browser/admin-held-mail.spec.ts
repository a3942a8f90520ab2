import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { recordProblems } from '../../db/jobs/alerts.ts';
import { openDatabase } from '../../db/open.ts';
import { expect, expectSound, test } from './admin.ts';
import { callAs } from './colleague.ts';

test.use({ settings: { MAILS_PER_HOUR: '1' } });

async function sendEnquiries(...names: string[]): Promise<void> {
  for (const name of names) {
    await callAs({}, 'POST', '/send-contact-form', {
      name,
      email: `${name}@example.com`.toLowerCase(),
      phoneNum: '+44 7700 900000',
      message: `A shop for dates, asks ${name}.`,
    });
  }
}

async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
}

test('T27 held enquiries are told of in the Portal, found, sent by hand, and filed as spam', async ({
  page,
  site,
}) => {
  await sendEnquiries('First', 'Second', 'Third', 'Fourth');
  const { db } = openDatabase(`sqlite:${join(site.dataDir, 'site.db')}`);
  const detail = 'The last backup was made at 2026-11-19T09:00:00.000Z.';
  await recordProblems(db, [{ cause: 'backup', detail }], Date.now());
  await db.destroy();
  await page.goto('/admin');
  const needs = page.locator('main section', { hasText: 'Needs you' }).first();
  await expect(needs).toContainText('The mail of 3 enquiries is held');
  await expect(needs).toContainText('There is no recent backup');
  await expect(needs).toContainText('then make a backup: npm run backup.');
  await expectSound(page);
  await shoot(page, 'portal');
  await needs.getByRole('link', { name: 'Show The mail of 3 enquiries is held' }).click();

  const folder = page.getByRole('link', { name: 'Held 3' });
  await expect(folder).toHaveAttribute('aria-current', 'page');
  const rows = page.locator('section > ul').getByRole('link');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('held: too many at once');
  await expectSound(page);
  await shoot(page, 'held');
  await rows.first().click();
  await expect(page.getByRole('heading', { name: 'Second' })).toBeVisible();
  await expect(page.locator('article section ol').last()).toContainText('held: too many at once');
  await expectSound(page);
  await shoot(page, 'held-open');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectSound(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Mark as real and send now' }).click();
  await expect(page.getByText('It is on its way.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Its mail is held' })).toHaveCount(0);
  await expect(page.locator('article section ol').last()).toContainText('queued');
  await expect(rows).toHaveCount(2);

  await rows.first().click();
  await expect(page.getByRole('heading', { name: 'Third' })).toBeVisible();
  await page.getByRole('group', { name: 'Move to' }).getByRole('button', { name: 'Spam' }).click();
  await expect(page.getByText('Moved to Spam.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toContain('Its mail will not leave.');
    return dialog.accept();
  });
  await page.getByRole('button', { name: 'Move all to Spam' }).click();
  await expect(page.getByText('One enquiry is moved to Spam.')).toBeVisible();
  await expect(rows).toHaveCount(0);
});
