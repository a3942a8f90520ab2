import { expect, expectSound, test } from './admin.ts';
import { ago, needs, nothing } from './portal-overview.ts';

test('a failed mail is sent again or dismissed, with undo; changes are among the texts', {
  tag: '@both',
}, async ({ page }) => {
  const asked: string[] = [];
  let mails = [4, 5];
  const change = { kind: 'blog' as const, id: '8', title: 'Tides', updated_at: ago(30) };
  await page.route('**/api/overview', (route) => {
    const failures = mails.map((outbox_id) => ({
      outbox_id,
      kind: 'answer' as const,
      enquiry_id: 1,
      attempts: 3,
      name: `Wells ${outbox_id}`,
      reason: '550 no such mailbox',
    }));
    const mail = { ...nothing.mail, failed: failures.length, failures };
    const changed = { items: [{ ...change, state: 'changed' as const }], total: 1 };
    return route.fulfill({ json: { ...nothing, mail, changed } });
  });
  await page.route('**/api/outbox/**', (route) => {
    const [, id, act = ''] = /outbox\/(\d)\/(\w+)/.exec(route.request().url()) ?? [];
    asked.push(`${act} ${id}`);
    mails = act === 'restore' ? [4, 5] : mails.filter((one) => one !== Number(id));
    return route.fulfill({ json: { message: 'Done.', undo: `/api/outbox/${id}/restore` } });
  });
  await page.goto('/admin');
  const row = needs(page).getByRole('listitem').filter({ hasText: 'Tides' });
  await expect(row).toContainText('Published, with changes not yet published');
  await expect(row).toContainText('Visitors still see the text from before.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
  const mail = (id: number) => needs(page).locator('strong', { hasText: `Answer to Wells ${id}` });
  await page.getByRole('button', { name: 'Dismiss Answer to Wells 5' }).press('Enter');
  await expect(mail(5)).toHaveCount(0);
  await needs(page).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(mail(5)).toBeVisible();
  await page.getByRole('button', { name: 'Send again Answer to Wells 4' }).press('Enter');
  await expect(mail(4)).toHaveCount(0);
  expect(asked).toEqual(['dismiss 5', 'restore 5', 'resend 4']);
});
