import type { Locator, Page } from '@playwright/test';

/** Chooses from the menu of the publishing bar. */
export async function choose(form: Locator | Page, name: string): Promise<void> {
  await form.getByRole('button', { name: 'More', exact: true }).click();
  // A link's name ends with where it opens.
  await form.getByRole('menuitem', { name: new RegExp(`^${name}( ?, opens.*)?$`) }).click();
}
