import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, expectSound, test } from './admin.ts';
import { callAs } from './colleague.ts';

/** A program of the agency's own that says what it was called with. */
async function webhookServer(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    response.end(`signed ${String(request.headers['webhook-signature']).slice(0, 3)}`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, close: () => server.close() };
}

test('a webhook is set and tried out; a saved answer is written, used, deleted and brought back; one person is deleted', async ({
  page,
  expectFaults,
}) => {
  expectFaults(/400/);
  const hook = await webhookServer();
  const name = `V-${randomUUID().slice(0, 8)}`;
  const email = `${name}@example.com`.toLowerCase();
  const typed = { name, email, phoneNum: '+44 7700 900000', message: `Prices, asks ${name}.` };
  await callAs({}, 'POST', '/send-contact-form', typed);

  await page.goto('/admin/settings');
  const card = page.locator('#mail');
  await card.getByLabel('Webhook', { exact: true }).fill('http://example.com/');
  await card.getByRole('button', { name: 'Generate a secret' }).click();
  await expect(card.getByLabel('Secret of the webhook')).toHaveValue(/^whsec_.{44}$/);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Please enter an address that starts with https://.')).toBeVisible();
  await expect(card.getByLabel('Webhook', { exact: true })).toBeFocused();
  await card.getByLabel('Webhook', { exact: true }).fill(hook.url);
  await card.getByRole('button', { name: 'Save' }).click();
  await card.getByRole('button', { name: 'Send a test' }).click();
  await expect(card.getByText(/^Accepted after \d+ ms: 200 signed v1,$/)).toBeVisible();
  await expectSound(page);
  await card.getByLabel('Webhook', { exact: true }).fill('');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('button', { name: 'Send a test' })).toHaveCount(0);
  hook.close();

  const title = `Prices ${name}`;
  await page.goto('/admin/saved-answers');
  const form = page.locator('form').first();
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Answer').fill('Dear {name},\nit depends.');
  await page.reload();
  await form.getByRole('button', { name: 'Save answer' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await page.goto(`/admin/enquiries?find=${name}`);
  await page.locator('section > ul').getByRole('link').click();
  await page.getByRole('button', { name: 'Use a saved answer' }).click();
  await page.getByRole('option', { name: title }).click();
  await expect(page.getByLabel(`Answer to ${name}`)).toHaveValue(`Dear ${name},\nit depends.`);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(
    page.getByText('The answer is kept and sent once there is a mail server.'),
  ).toBeVisible();

  await page.goto('/admin/enquiries?folder=answered');
  await page.getByText(/answered within 48 hours/).click();
  await expect(page.getByText('Half were answered within')).toBeVisible();
  await page.getByText('The figures as a table').click();
  await expect(page.getByRole('columnheader', { name: 'Within 48 hours' })).toBeVisible();
  await expectSound(page);

  await page.goto(`/admin/enquiries?folder=answered&find=${name}`);
  await page.locator('section > ul').getByRole('link').click();
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toContain(email);
    return dialog.accept();
  });
  await page.getByRole('button', { name: 'Delete their data' }).click();
  await expect(page.getByText('One enquiry is deleted for good.')).toBeVisible();
  await expect(page.locator('section > ul').getByRole('link')).toHaveCount(0);
  await page.goto('/admin/saved-answers');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
});

test('a slash in an answer offers the saved ones, by keys and by hand; the signature stands below', async ({
  page,
  userInfo,
}) => {
  const name = `V-${randomUUID().slice(0, 8)}`;
  const email = `${name}@example.com`.toLowerCase();
  const typed = { name, email, phoneNum: '+44 7700 900000', message: `Prices, asks ${name}.` };
  await callAs({}, 'POST', '/send-contact-form', typed);
  const title = `Prices ${name}`;
  const saved = { title, text: 'Dear {name},\nit depends.' };
  type Made = { saved_answer_id: number };
  const made = await callAs<Made>(userInfo, 'POST', '/api/saved-answers', saved);
  const mail = { receipt: false, webhook_url: '' };
  await callAs(userInfo, 'PUT', '/api/mail-settings', { ...mail, signature: 'Yours, Rana' });

  await page.goto(`/admin/enquiries?find=${name}`);
  await page.locator('section > ul').getByRole('link').click();
  await expect(page.getByText('Yours, Rana')).toBeVisible();
  const answer = page.getByLabel(`Answer to ${name}`);
  const list = page.getByRole('listbox', { name: 'Saved answers' });
  await answer.pressSequentially('and/or /zzz');
  await expect(list).toHaveCount(0);
  await answer.fill('');
  await answer.pressSequentially(`/${name}`);
  await expect(list.getByRole('option')).toHaveCount(1);
  await expectSound(page);
  await answer.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(answer).toHaveValue(`/${name}`);
  await expect(answer).toBeFocused();
  await answer.fill('');
  await answer.pressSequentially(`/pri ${name.slice(0, 6)}`);
  await expect(list.getByRole('option', { name: title })).toHaveAttribute('aria-selected', 'true');
  await answer.press('ArrowDown');
  await answer.press('Enter');
  await expect(answer).toHaveValue(`Dear ${name},\nit depends.`);
  await expect(list).toHaveCount(0);
  await answer.fill('Hello.');
  await page.getByRole('button', { name: 'Use a saved answer' }).click();
  await expect(answer).toBeFocused();
  await list.getByRole('option', { name: title }).click();
  await expect(answer).toHaveValue(`Hello.\n\nDear ${name},\nit depends.`);

  await callAs(userInfo, 'PUT', '/api/mail-settings', { ...mail, signature: '' });
  await callAs(userInfo, 'DELETE', `/api/saved-answers/${made.saved_answer_id}`);
});

test('a saved answer that two people change keeps both changes; one field is asked about', async ({
  page,
  userInfo,
  expectFaults,
}) => {
  expectFaults(/409/);
  const title = `Prices ${randomUUID().slice(0, 8)}`;
  const path = '/api/saved-answers';
  type Saved = { saved_answer_id: number; title: string; text: string };
  const made = await callAs<Saved>(userInfo, 'POST', path, { title, text: 'It depends.' });
  const own = `${path}/${made.saved_answer_id}`;
  const stored = async () => {
    const all = await callAs<Saved[]>(userInfo, 'GET', path);
    return all.find(({ saved_answer_id }) => saved_answer_id === made.saved_answer_id);
  };
  await page.goto('/admin/saved-answers');
  const save = page.getByRole('button', { name: `Save ${title}` });
  const form = page.locator('form', { has: save });
  await form.getByLabel('Answer').fill('Less than you think.');
  await callAs(userInfo, 'PUT', own, { title, text: 'It depends on much.' });
  await save.click();
  await expect(form.getByText('A colleague has saved this answer meanwhile')).toBeVisible();
  await expect(form.getByText('It depends on much.')).toBeVisible();
  expect(await stored()).toMatchObject({ text: 'It depends on much.' });
  await save.click();
  await expect(page.getByText('Answer saved.')).toBeVisible();
  expect(await stored()).toMatchObject({ text: 'Less than you think.' });

  await callAs(userInfo, 'PUT', own, { title: `${title} new`, text: 'Less than you think.' });
  await form.getByLabel('Answer').fill('It depends.');
  await save.click();
  await expect.poll(async () => (await stored())?.text).toBe('It depends.');
  expect(await stored()).toMatchObject({ title: `${title} new` });

  await form.getByLabel('Answer').fill('Ask us.');
  await callAs(userInfo, 'PUT', own, { title, text: 'It depends on you.' });
  await page.reload();
  await expect(form.getByLabel('Answer')).toHaveValue('Ask us.');
  await save.click();
  await expect(form.getByText('It depends on you.')).toBeVisible();
  expect(await stored()).toMatchObject({ text: 'It depends on you.' });
  await save.click();
  await expect.poll(async () => (await stored())?.text).toBe('Ask us.');
  await callAs(userInfo, 'DELETE', own);
});
