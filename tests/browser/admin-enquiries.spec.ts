import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { ListedUser } from '../../domain/api/accounts/users.ts';
import { expect, expectSoundInBoth, test } from './admin.ts';
import { callAs } from './colleague.ts';
import { holdCalls } from './held-calls.ts';
import { waitUntilWritten } from './journal-forms.ts';
import { administrator } from './site.ts';

/** A visitor of this test only writes; names have 12 characters at most. */
async function writeEnquiry(): Promise<string> {
  const name = `V-${randomUUID().slice(0, 8)}`;
  await callAs({}, 'POST', '/send-contact-form', {
    name,
    email: `${name}@example.com`.toLowerCase(),
    phoneNum: '+44 7700 900000 ext. ١٢',
    businessName: `House ${name}`,
    role: 'Owner',
    message: `A shop for dates, asks ${name}.`,
  });
  return name;
}

async function openEnquiry(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/enquiries?find=${name}`);
  await page.locator('section > ul').getByRole('link').click();
}

test('R-X-01 an enquiry shows as queued, is found and opened, in both schemes', {
  tag: '@both',
}, async ({ page }) => {
  const name = await writeEnquiry();
  await page.goto('/admin/enquiries');
  await expect(page.locator('aside a[href="/admin/enquiries"]')).toContainText(/\d+ new/);
  await expect(page.getByRole('button', { name: 'Export ‘New’ as CSV' })).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(
    page.getByRole('button', { name: 'Export what is found in ‘New’ as CSV' }),
  ).toBeVisible();
  const rows = page.locator('section > ul').getByRole('link');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('queued: no mail configured');
  await expect(rows).toContainText(/answer within 4[78] h/);
  await expectSoundInBoth(page);

  await rows.click();
  await expect(page.getByRole('heading', { name: `House ${name}` })).toBeVisible();
  await expect(page.getByText(`A shop for dates, asks ${name}.`).last()).toBeVisible();
  await expect(page.locator('article section ol').last()).toContainText(
    'queued: no mail configured',
  );
  await expectSoundInBoth(page);

  await page.goto(`/admin/enquiries?folder=spam&find=${name}`);
  await expect(page.getByText('Nothing in this folder matches')).toBeVisible();
  await page.getByRole('link', { name: 'Look in all folders' }).click();
  await expect(rows).toHaveCount(1);
});

test('an answer waits while a colleague answers the same enquiry, and is sent on a second press', async ({
  page,
  userInfo,
  expectFaults,
}) => {
  expectFaults(/409/);
  const name = await writeEnquiry();
  await openEnquiry(page, name);
  const answer = page.getByLabel(`Answer to ${name}`);
  await answer.fill('We are full until March.');
  const id = /\d+(?=\?|$)/.exec(page.url())?.[0];
  await callAs(userInfo, 'POST', `/api/enquiries/${id}/answer`, { text: 'Yes, on Monday.' });
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('A colleague has answered meanwhile.')).toBeVisible();
  await expect(page.getByRole('figure')).toContainText('Yes, on Monday.');
  await expect(answer).toHaveValue('We are full until March.');
  await expect(answer).toBeFocused();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('figure')).toHaveCount(2);
  await expect(answer).toHaveValue('');
});

test('an enquiry is answered, noted, assigned, moved and deleted; a failure keeps the text', async ({
  page,
  userInfo,
  expectFaults,
}) => {
  expectFaults(/500/);
  const name = await writeEnquiry();
  await page.goto(`/admin/enquiries?find=${name}`);
  const rows = page.locator('section > ul').getByRole('link');
  await rows.click();
  const phone = page.getByRole('link', { name: '+44 7700 900000' });
  await expect(phone).toHaveAttribute('href', 'tel:+447700900000;ext=12');

  const answer = page.getByLabel(`Answer to ${name}`);
  await answer.fill('Yes, and January is possible.');
  await page.route('**/answer', (route) =>
    route.fulfill({ status: 500, json: { message: 'Not just now.' } }),
  );
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Not just now.')).toBeVisible();
  // As in a new tab.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(answer).toHaveValue('Yes, and January is possible.');
  await page.unroute('**/answer');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(
    page.getByText('The answer is kept and sent once there is a mail server.'),
  ).toBeVisible();
  await expect(answer).toHaveValue('');
  await expect(page.getByRole('figure')).toContainText('Yes, and January is possible.');
  await expect(page.locator('article section ol').last()).toContainText('To the visitor');

  await page.getByLabel('Note', { exact: true }).fill('Called her.');
  await waitUntilWritten(page);
  await page.reload();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Called her.');
  await page.getByLabel('Assigned to').selectOption(userInfo.email);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Called her.');
  await expect(page.getByLabel('Assigned to').locator('option:checked')).toHaveText(userInfo.email);

  await page.goto(`/admin/enquiries?folder=all&find=${name}`);
  await expect(rows).toContainText(`Assigned to ${userInfo.email}`);
  await rows.click();

  const move = page.getByRole('group', { name: 'Move to' });
  await expect(move.getByRole('button', { name: 'Answered' })).toHaveCount(0);
  const spam = move.getByRole('button', { name: 'Spam' });
  await page.route('**/api/enquiries/*', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 500, json: { message: 'Not just now.' } }),
  );
  await spam.click();
  const failure = page.getByRole('alert').getByText('Not just now.');
  const colourOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).color);
  const muted = page.locator('article header p').first();
  expect(await colourOf(failure)).not.toBe(await colourOf(muted));
  await page.unroute('**/api/enquiries/*');
  await spam.click();
  await expect(page.getByText('Moved to Spam.')).toBeVisible();
  await expect(failure).toHaveCount(0);
  await page.goto(`/admin/enquiries?folder=spam&find=${name}`);
  await rows.click();
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toContain(name);
    return dialog.accept();
  });
  await page.getByRole('button', { name: `Delete the enquiry of ${name}` }).click();
  await expect(page.getByText('The enquiry is deleted.')).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test('a note that a colleague saved meanwhile is shown before it is replaced', async ({
  page,
  userInfo,
  expectFaults,
}) => {
  expectFaults(/409/);
  const name = await writeEnquiry();
  await openEnquiry(page, name);
  const note = page.getByLabel('Note', { exact: true });
  const saved = page.getByText('Saved.');
  await note.fill('Call on Monday.');
  const path = `/api${new URL(page.url()).pathname.replace('/admin', '')}`;
  const users = await callAs<ListedUser[]>(userInfo, 'GET', '/api/users');
  const assigned_to = users.find(({ email }) => email === userInfo.email)?.user_id;
  const theirs = { note: 'She is away on Monday.', assigned_to };
  await callAs(userInfo, 'PUT', path, theirs);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(note).toHaveAccessibleDescription(/A colleague has saved another note/);
  await expect(note).toHaveValue('Call on Monday.');
  await expect(page.getByText('She is away on Monday.')).toBeVisible();
  await expectSoundInBoth(page);
  await note.fill('Call on Tuesday: she is away on Monday.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('Call on Tuesday: she is away on Monday.');
  // What a colleague chose meanwhile stays.
  const assigned = page.getByLabel('Assigned to');
  await expect(assigned).toHaveValue(String(assigned_to));

  await callAs(userInfo, 'PUT', path, { note: 'Called.' });
  await assigned.selectOption('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved).toBeVisible();
  await expect(note).toHaveValue('Called.');
});

test('an answer to a visitor is sent once, and stays typed when the session has ended', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/401/);
  const name = await writeEnquiry();
  await openEnquiry(page, name);
  const answer = page.getByLabel(`Answer to ${name}`);
  const send = page.getByRole('button', { name: 'Send answer' });
  await answer.fill('Yes, in January.');
  let sent = 0;
  await page.route('**/answer', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fulfill({ status: 401, json: { message: 'Please sign in again.' } });
  });
  await send.dblclick();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  expect(sent).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('Please sign in again.');
  await expect(answer).toHaveValue('Yes, in January.');

  await page.goto(`/admin/enquiries?find=${name}`);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(administrator().email);
  await page.getByLabel('Password', { exact: true }).fill(administrator().password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/admin/);
  await openEnquiry(page, name);
  await expect(answer).toHaveValue('Yes, in January.');
  await send.dblclick();
  await expect(
    page.getByText('The answer is kept and sent once there is a mail server.'),
  ).toBeVisible();
  expect(sent).toBe(2);
});

test('R-X-07 words typed while an answer is sent stay', async ({ page }) => {
  const name = await writeEnquiry();
  await openEnquiry(page, name);
  const answer = page.getByLabel(`Answer to ${name}`);
  await answer.fill('Yes, in January.');
  const sending = await holdCalls(page, '**/answer');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await sending.arrived;
  await answer.pressSequentially(' P.S. Call us.');
  sending.release();
  await expect(page.getByRole('figure')).toContainText('Yes, in January.');
  await expect(answer).toHaveValue('Yes, in January. P.S. Call us.');
  await page.reload();
  await expect(answer).toHaveValue('Yes, in January. P.S. Call us.');
});

test('a failure in the head of an enquiry is red, and goes when something succeeds', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/ERR_FAILED/);
  const name = await writeEnquiry();
  await openEnquiry(page, name);
  await page.route('**/api/enquiries/*', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  );
  const head = page.locator('article > header');
  await head.getByRole('button', { name: 'Answered' }).click();
  const failure = head.getByRole('alert').getByRole('paragraph');
  await expect(failure).toBeVisible();
  const red = await failure.evaluate((one) => {
    const probe = one.ownerDocument.createElement('i');
    probe.style.color = 'var(--bad)';
    one.parentElement?.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(failure).toHaveCSS('color', red);
  await page.unroute('**/api/enquiries/*');
  await page.getByLabel('Note').fill('Called back.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(failure).toBeHidden();
});

test('two tabs that answer one enquiry each have their own text after a reload', async ({
  page,
}) => {
  const name = await writeEnquiry();
  await openEnquiry(page, name);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const answer = page.getByLabel(`Answer to ${name}`);
  const second = other.getByLabel(`Answer to ${name}`);
  await answer.fill('We are full until March.');
  await second.fill('Shall we call on Monday?');
  await page.reload();
  await expect(answer).toHaveValue('We are full until March.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(answer).toHaveValue('');
  await other.reload();
  await expect(second).toHaveValue('Shall we call on Monday?');
  await page.reload();
  await expect(page.getByRole('figure')).toContainText('We are full until March.');
  await other.close();
});
