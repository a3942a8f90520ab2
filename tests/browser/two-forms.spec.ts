import type { Page } from '@playwright/test';
import { newRowId } from '../../domain/content/fields/row-id.ts';
import { expect, test } from './administrator-calls.ts';

const section = (form: 'main' | 'extended') => ({
  id: newRowId(),
  kind: 'enquiry',
  v: 1,
  hidden: false,
  props: { form, heading: 'Write to us' },
});
const formPage = (path: string, forms: ('main' | 'extended')[]) => {
  return { name: 'Ask us', path, sections: forms.map(section) };
};

/** The messages of the page's forms, in its order. */
const messages = (page: Page) => page.locator('form[method=post] textarea[name=message]');

/** Until the script of its form keeps what is typed. */
async function type(page: Page, at: number, words: string): Promise<void> {
  const message = messages(page).nth(at);
  await message.focus();
  await expect(page.locator('[data-island]:has(:focus)')).toHaveAttribute('data-awake', 'ready');
  await message.fill(words);
}

for (const form of ['main', 'extended'] as const) {
  test(`two ${form} forms of a page keep what is typed apart`, async ({ page, addPage }) => {
    await page.goto(await addPage(formPage(`/two-${form}`, [form, form])));
    await type(page, 0, 'A shop.');
    await type(page, 1, 'A sign.');
    await page.reload();
    for (const [at, words] of ['A shop.', 'A sign.'].entries()) {
      await messages(page).nth(at).focus();
      await expect(messages(page).nth(at)).toHaveValue(words);
    }
  });
}

test('an only form has what was kept by any release, wherever it stands', async ({
  page,
  addPage,
}) => {
  const path = await addPage(formPage('/one-each', ['extended', 'main']));
  await page.goto(path);
  await page.evaluate(() => sessionStorage.setItem('contact-form', '{"message":"A gate."}'));
  await page.reload();
  await messages(page).nth(1).focus();
  await expect(messages(page).nth(1)).toHaveValue('A gate.');
  await messages(page).nth(0).focus();
  await expect(page.locator('[data-island]:has(:focus)')).toHaveAttribute('data-awake', 'ready');
  await expect(messages(page).nth(0)).toHaveValue('');
});
