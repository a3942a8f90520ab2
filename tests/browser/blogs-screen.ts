import type { Page } from '@playwright/test';
import { expect } from './admin.ts';

export const blogsScreen = '/admin/blogs';

export function blogPopup(page: Page) {
  return page.getByRole('dialog', { name: 'Blogs Upload' });
}

export function blogCard(page: Page, name: string) {
  return page.getByRole('article', { name });
}

export async function openNewBlog(page: Page) {
  await page.goto(blogsScreen);
  await page.getByRole('button', { name: 'Upload New Blog', exact: true }).click();
  await expect(blogPopup(page)).toBeVisible();
}
