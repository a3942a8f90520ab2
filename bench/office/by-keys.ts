import type { Locator } from '@playwright/test';
import type { Hands } from './hands.ts';
import { blog, photo, place, reply, study, writeReason } from './task-words.ts';

/** The four tasks by keyboard alone. */

async function jump(hands: Hands, words: string, name: string | RegExp): Promise<void> {
  const dialog = hands.page.getByRole('dialog', { name: 'Jump to' });
  await hands.press('Control+j');
  await hands.type(dialog.getByRole('combobox'), words);
  await dialog.getByRole('option', { name, selected: true }).waitFor();
  await hands.press('Enter');
}

async function typeNext(hands: Hands, field: Locator, text: string): Promise<void> {
  await hands.tabTo(field);
  await hands.type(field, text);
}

export async function newBlog(hands: Hands): Promise<void> {
  const { page } = hands;
  const form = page.getByRole('dialog', { name: 'Blogs Upload' });
  await jump(hands, 'new blog', 'New blog');
  await hands.type(form.getByLabel('Title', { exact: true }), blog.titles.keys);
  // The list chooses by the first letters.
  await typeNext(hands, form.getByLabel('Category', { exact: true }), blog.category);
  await typeNext(hands, form.getByLabel('Brief Paragraph'), blog.brief);
  const choose = form.getByRole('button', { name: 'Choose file for Banner image URL' });
  await hands.tabTo(choose);
  await hands.chooseFile(choose, await photo(), 'key');
  await typeNext(hands, form.getByLabel('Heading 1', { exact: true }), blog.heading);
  await hands.press('Enter');
  await hands.type(form.getByRole('textbox', { name: 'Paragraph 1', exact: true }), blog.paragraph);
  await form.getByRole('progressbar').waitFor({ state: 'detached' });
  await hands.press('Control+Enter');
  await page.getByText('Blog created.').waitFor();
}

export async function typo(hands: Hands): Promise<void> {
  const { page } = hands;
  await jump(hands, study.words, study.heading);
  const heading = page.getByLabel('Hero heading');
  await hands.tabTo(heading);
  // Tab selects what stands in a field.
  await hands.press('End');
  await hands.type(heading, '.');
  await hands.press('Control+Enter');
  await page.getByText('saved', { exact: true }).waitFor();
}

export async function answer(hands: Hands): Promise<void> {
  const { page } = hands;
  await hands.tabTo(page.getByRole('link', { name: /^Answer/ }).first());
  await hands.press('Enter');
  await typeNext(hands, page.getByLabel(/^Answer to/), reply);
  await hands.tabTo(page.getByRole('button', { name: 'Send answer' }));
  await hands.press('Enter');
  await page.getByText('The answer is on its way.').waitFor();
}

export async function locationPage(hands: Hands): Promise<void> {
  const { page } = hands;
  await jump(hands, 'location pages', 'Location pages');
  const model = page.getByRole('listitem').filter({ hasText: place.model });
  await hands.tabTo(model.getByRole('button', { name: 'Duplicate' }));
  await hands.press('Enter');
  const form = page.getByRole('dialog', { name: 'Location Page Upload' });
  await hands.type(form.getByLabel('Place on the copy'), place.names.keys);
  await hands.press('Enter');
  await form.getByText('Draft', { exact: true }).waitFor();
  await hands.press('Control+Enter');
  await writeReason(hands);
  await page.getByText('Location page saved.').waitFor();
}
