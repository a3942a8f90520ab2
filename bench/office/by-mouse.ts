import type { Locator } from '@playwright/test';
import type { Hands } from './hands.ts';
import { blog, photo, place, reply, study, writeReason } from './task-words.ts';

/** The four tasks with the mouse; the keyboard writes the texts, and ends some with Enter. */

function dialog({ page }: Hands, name: string): Locator {
  return page.getByRole('dialog', { name });
}

function button(place: Locator, name: string | RegExp): Locator {
  return place.getByRole('button', { name, exact: true });
}

export async function newBlog(hands: Hands): Promise<void> {
  const { page } = hands;
  const form = dialog(hands, 'Blogs Upload');
  await hands.click(page.getByRole('link', { name: 'New blog' }));
  await hands.type(form.getByLabel('Title', { exact: true }), blog.titles.mouse);
  await hands.choose(form.getByLabel('Category', { exact: true }), blog.category);
  await hands.click(form.getByLabel('Brief Paragraph'));
  await hands.type(form.getByLabel('Brief Paragraph'), blog.brief);
  const choose = button(form, 'Choose file for Banner image URL');
  await hands.chooseFile(choose, await photo(), 'click');
  await hands.click(form.getByLabel('Heading 1', { exact: true }));
  await hands.type(form.getByLabel('Heading 1', { exact: true }), blog.heading);
  await hands.press('Enter');
  await hands.type(form.getByRole('textbox', { name: 'Paragraph 1', exact: true }), blog.paragraph);
  await form.getByRole('progressbar').waitFor({ state: 'detached' });
  await hands.click(button(form, 'Upload'));
  await page.getByText('Blog created.').waitFor();
}

/** From the Portal by its list. */
export async function typoByList(hands: Hands): Promise<void> {
  const { page } = hands;
  const navigation = page.getByRole('navigation', { name: 'Back office' });
  await hands.click(navigation.getByRole('link', { name: 'Case studies' }));
  // The Portal names what was changed last, too.
  await page.getByRole('heading', { level: 1, name: 'Case studies' }).waitFor();
  await hands.click(page.getByRole('link', { name: new RegExp(`^${study.heading}`) }));
  await correct(hands);
  // As in any form, from a field of one line.
  await hands.press('Enter');
  await page.getByText('saved', { exact: true }).waitFor();
}

export async function typoByJump(hands: Hands): Promise<void> {
  const { page } = hands;
  await hands.click(button(page.locator('aside'), /^Jump to/));
  const jump = dialog(hands, 'Jump to');
  await hands.type(jump.getByRole('combobox'), study.words);
  await jump.getByRole('option', { name: study.heading, selected: true }).waitFor();
  await hands.press('Enter');
  await correct(hands);
  await hands.click(page.getByRole('button', { name: 'Update', exact: true }));
  await page.getByText('saved', { exact: true }).waitFor();
}

async function correct(hands: Hands): Promise<void> {
  const { page } = hands;
  const heading = page.getByLabel('Hero heading');
  await hands.click(heading);
  await hands.press('End');
  await hands.type(heading, '.');
}

export async function answer(hands: Hands): Promise<void> {
  const { page } = hands;
  await hands.click(page.getByRole('link', { name: /^Answer/ }).first());
  const field = page.getByLabel(/^Answer to/);
  await hands.click(field);
  await hands.type(field, reply);
  await hands.click(page.getByRole('button', { name: 'Send answer' }));
  await page.getByText('The answer is on its way.').waitFor();
}

/** As a copy of a page of another place: its texts are the same, which has to have a reason. */
export async function locationPage(hands: Hands): Promise<void> {
  const { page } = hands;
  const navigation = page.getByRole('navigation', { name: 'Back office' });
  await hands.click(navigation.getByRole('link', { name: 'Location pages' }));
  const model = page.getByRole('listitem').filter({ hasText: place.model });
  await hands.click(button(model, 'Duplicate'));
  const form = dialog(hands, 'Location Page Upload');
  await hands.type(form.getByLabel('Place on the copy'), place.names.mouse);
  await hands.press('Enter');
  await form.getByText('Draft', { exact: true }).waitFor();
  await hands.click(button(form, 'Save'));
  await writeReason(hands);
  await page.getByText('Location page saved.').waitFor();
}
