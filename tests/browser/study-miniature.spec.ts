import { expect, expectSound, test } from './admin.ts';

/** Long forms on a loaded machine. */
test.slow();

test('a study gets a miniature of its own, which visitors try by keyboard', async ({
  page,
  published,
  studies,
}) => {
  const study = await published({ heroHeading: 'To be tried', sec3Heading2: 'The thing' });
  await page.goto(`/admin/casestudy/${study._id}/edit`);
  const part = page.locator('#miniature');
  await part.getByLabel('Miniature Brand').fill('Oven');
  await part.getByLabel('Miniature Task').fill('Order a loaf');
  await part.getByRole('button', { name: 'Add step' }).click();
  await part.getByLabel('Question').fill('Which loaf?');
  for (const [label, says] of [
    ['Rye', 'A rye loaf'],
    ['Oat', 'An oat loaf'],
  ]) {
    await part.getByRole('button', { name: 'Add option' }).click();
    await part
      .getByLabel('Words to choose')
      .last()
      .fill(label ?? '');
    await part
      .getByLabel('Words in the result')
      .last()
      .fill(says ?? '');
  }
  await part.getByLabel('Miniature Result').fill('{1} waits for you.');
  await expectSound(page);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await page.waitForURL(/\/admin\/casestudy$/);
  const [step] = (await studies.find(study._id)).miniatureSteps;
  expect(step).toMatchObject({ question: 'Which loaf?', options: [{ label: 'Rye' }, {}] });

  await page.goto(`/casestudy/${study._id}`);
  const tried = page.getByRole('group', { name: /Order a loaf/ });
  await expect(tried.getByText('waits for you.')).toBeHidden();
  const atRest = await tried.boundingBox();
  await tried.getByLabel('Rye').focus();
  await page.keyboard.press('ArrowDown');
  await expect(tried.getByLabel('Oat')).toBeChecked();
  await expect(tried.getByText('An oat loaf', { exact: true })).toBeVisible();
  await expect(tried.getByText('A rye loaf', { exact: true })).toBeHidden();
  await expect(tried.getByRole('status')).toHaveText('An oat loaf waits for you.');
  expect((await tried.boundingBox())?.height).toBe(atRest?.height);
});
