import { expect, expectSoundInBoth } from './admin.ts';
import { test } from './admin-items.ts';
import { blogPopup } from './blogs-screen.ts';

test('R-X-06 a page is examined, mended and published, and its receipt is green', async ({
  page,
  blogs,
  unique,
}) => {
  test.slow();
  await blogs.list();
  const title = `Old channels ${unique}`;
  await page.goto('/admin/blogs');
  await page.getByRole('button', { name: 'Upload New Blog' }).click();
  const form = blogPopup(page);
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Slug URL').fill(unique);
  await form.getByLabel('Canonical Link').fill('/no-such-page');
  await form.getByLabel('Meta Description').fill('What the old water channels still teach a city.');

  // It looks by itself: nobody has pressed anything.
  const doctor = form.getByRole('region', { name: 'Page doctor' });
  await expect(doctor.getByRole('status')).toHaveText('1 error, 2 hints');
  await form.getByLabel('Published Date').fill('1 May 2026');
  await expect(doctor.getByRole('status')).toHaveText('1 error, 1 hint');
  await doctor.getByRole('button', { name: 'show' }).click();
  await doctor.getByRole('button', { name: /^Go to field.*Canonical Link/ }).click();
  await expect(form.getByLabel('Canonical Link')).toBeFocused();
  await expectSoundInBoth(page);

  // Whoever asked the doctor is asked back; nothing was sent.
  await doctor.getByRole('button', { name: 'Check again' }).click();
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(form.getByText('1 error before Upload')).toBeVisible();
  expect((await page.request.get(`/blogs/${unique}`)).status()).toBe(404);
  await form.getByRole('button', { name: 'Show them' }).click();
  await doctor.getByRole('button', { name: /^Fix.*Canonical Link/ }).click();
  await expect(doctor.getByRole('status')).toHaveText('1 hint');
  await expect(form.getByLabel('Canonical Link')).toHaveValue('');

  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(form).toBeHidden();
  const receipt = page.getByRole('region', { name: 'Publish receipt' });
  await expect(receipt.getByText(/Visitors see it: \d of \d addresses/)).toBeVisible();
  await expect(receipt.getByText(title)).toBeVisible();
  await receipt.getByText('Addresses', { exact: true }).click();
  // Also for who copies the rows, or has them read as one line.
  await expect(receipt.getByRole('listitem').filter({ hasText: /^Home/ })).toHaveText(
    /^Home \/ 200 · \d+ ms \S/,
  );
  await expect(receipt.getByRole('listitem').filter({ hasText: `/blogs/${unique}` })).toContainText(
    /200 · \d+ ms.*new text found/,
  );
  await expectSoundInBoth(page);

  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Delete Blog' }).click();
  await expect(receipt.getByText('Removed from the site')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(receipt.getByText(/Visitors see it/)).toBeVisible();
  await receipt.getByRole('button', { name: 'Close the receipt' }).click();
  await expect(receipt.getByText(/Visitors/)).toHaveCount(0);
});

test.describe('without answers of the doctor', () => {
  test.use({ expected: [/ERR_FAILED/] });

  test('D68 what the doctor finds by itself holds up no save, and a look that fails is quiet', async ({
    page,
    blogs,
    unique,
  }) => {
    await blogs.list();
    await page.goto('/admin/blogs?new');
    const form = blogPopup(page);
    const doctor = form.getByRole('region', { name: 'Page doctor' });
    await form.getByLabel('Title', { exact: true }).fill('Wells');
    await form.getByLabel('Slug URL').fill(unique);
    await form.getByLabel('Canonical Link').fill('/no-such-page');
    await expect(doctor.getByRole('status')).toContainText('1 error');
    await page.route('**/api/doctor/blog', (route) => route.abort());
    await form.getByLabel('Title', { exact: true }).fill('Twelve wells');
    await expect(doctor.getByRole('status')).toContainText('(before the last change)');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await form.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(form).toBeHidden();
    expect((await page.request.get(`/blogs/${unique}`)).status()).toBe(200);
  });
});
