import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './admin.ts';

export interface Form {
  name: string;
  open: (page: Page) => Promise<unknown>;
  /** Labels of two fields, typed in one after the other. */
  labels: [string, string];
}

export const blogForm: Form = {
  name: 'new blog',
  async open(page) {
    await page.goto('/admin/blogs');
    await page.getByRole('button', { name: 'Upload New Blog', exact: true }).click();
  },
  labels: ['Title', 'Heading 3'],
};

export const locationForm: Form = {
  name: 'new location page',
  async open(page) {
    await page.goto('/admin/location-pages');
    await page.getByRole('button', { name: 'Add New Location Page' }).click();
  },
  labels: ['Main Heading*', 'Meta Keywords*'],
};

export function studyForm(id: string): Form {
  return {
    name: 'stored case study',
    open: (page) => page.goto(`/admin/casestudy/${id}/edit`),
    labels: ['Client name', 'Section 1 Heading'],
  };
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const offer = (page: Page) => page.getByText(/you typed something here that was not saved/);
export const takeBack = (page: Page) => page.getByRole('button', { name: 'Restore', exact: true });

/** Types key by key and comes back as soon as the last key is down. */
export async function typeWords(page: Page, { labels }: Form, words: string) {
  for (const label of labels) {
    await field(page, label).fill('');
    await field(page, label).pressSequentially(`${label} ${words}`);
  }
}

/** The same as one input, where it does not matter how it was typed. */
export async function fillWords(page: Page, { labels }: Form, words: string) {
  for (const label of labels) await field(page, label).fill(`${label} ${words}`);
}

export async function expectTyped(page: Page, { labels }: Form, words: string) {
  for (const label of labels) await expect(field(page, label)).toHaveValue(`${label} ${words}`);
}

/** Ends the processes of the browser that are of this kind, as a crash does. */
export async function killAll(
  context: BrowserContext,
  kind: 'browser' | 'renderer',
): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const answer = await session?.send('SystemInfo.getProcessInfo');
  const found = (answer?.processInfo ?? []).filter(({ type }) => type === kind);
  expect(found.length).toBeGreaterThan(0);
  for (const { id } of found) process.kill(id, 'SIGKILL');
}

/** Ends the processes that draw this browser's pages; answers a new page. */
export async function newPageAfterKill(tab: Page): Promise<Page> {
  const context = tab.context();
  const crashed = tab.waitForEvent('crash');
  await killAll(context, 'renderer');
  await crashed;
  return openPage(context, Date.now() + 15_000);
}

/** The browser may still hand out a process that it kept in reserve and that is gone, too. */
function openPage(context: BrowserContext, deadline: number): Promise<Page> {
  return context.newPage().catch((error) => {
    if (Date.now() > deadline) throw error;
    return openPage(context, deadline);
  });
}

/** Until all that was typed is in the journal; before that a browser asks whether to leave. */
export async function waitUntilWritten(page: Page): Promise<void> {
  const mayLeave = () =>
    page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(mayLeave).toBe(true);
}
