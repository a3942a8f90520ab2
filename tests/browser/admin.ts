import type { Locator, Page } from '@playwright/test';
import type { UserInfo } from '../../domain/api/accounts/session.ts';
import type { CaseStudy } from '../../domain/content/kinds/case-study.ts';
import { callAs, removeAs } from './colleague.ts';
import { test as base, origin, expect as quickExpect } from './site.ts';
import { sidewaysOverflow } from './sticking-out.ts';
import { colourRules, violations } from './violations.ts';

/** A loaded machine draws the long forms slowly. */
export const expect = quickExpect.configure({ timeout: 15_000 });

export class StudyCalls {
  readonly #session: UserInfo;

  constructor(session: UserInfo) {
    this.#session = session;
  }

  /** A published study; section 4 is filled because saving insists on it. */
  async publish(fields: object): Promise<CaseStudy> {
    const made = await callAs<CaseStudy>(this.#session, 'POST', '/api/caseStudies');
    const needed = { sec4Heading: 'Half a year later', sec4SubHeading: 'Counted by the client' };
    const path = `/api/caseStudies/${made._id}`;
    return callAs(this.#session, 'PUT', path, { ...needed, ...fields });
  }

  find(id: string): Promise<CaseStudy> {
    return callAs(this.#session, 'GET', `/api/caseStudies/${id}?rows=true`);
  }

  remove(id: string): Promise<void> {
    return removeAs(this.#session, `/api/caseStudies/${id}`);
  }
}

/** Tests of somebody who is signed in. */
export const test = base.extend<{
  studies: StudyCalls;
  published: (fields: Partial<CaseStudy>) => Promise<CaseStudy>;
}>({
  storageState: async ({ userInfo }, use) => {
    const localStorage = [{ name: 'userInfo', value: JSON.stringify(userInfo) }];
    await use({ cookies: [], origins: [{ origin: origin(), localStorage }] });
  },
  studies: async ({ userInfo }, use) => use(new StudyCalls(userInfo)),
  /** A study of this test only; it is gone after the page. */
  published: async ({ page, studies }, use) => {
    const made: string[] = [];
    await use(async (fields) => {
      const study = await studies.publish(fields);
      made.push(study._id);
      return study;
    });
    await page.close();
    for (const id of made) await studies.remove(id);
  },
});

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Presses a button that opens the system's dialog for files and chooses one. */
export async function chooseFile(button: Locator, file: ChosenFile): Promise<void> {
  const choosing = button.page().waitForEvent('filechooser');
  await button.click();
  await (await choosing).setFiles(file);
}

/**
 * Shows another screen in the open back office, as Back and Forward do, at half the cost of a load; the
 * first one is loaded. Until the old screen's heading is gone it waits.
 */
export async function showScreen(page: Page, path: string): Promise<void> {
  const { origin: at, pathname } = new URL(page.url());
  // The same screen with another query keeps its heading.
  if (at !== origin() || !pathname.startsWith('/admin') || pathname === path.split('?')[0]) {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('h1:not([data-left])').first()).toBeAttached();
}

/** The sentence over the screen after something was done, or when it failed. */
export function alertOf(page: Page, kind?: 'failure'): Locator {
  const sentence = page.locator('div:has(> main) ~ [role="status"] > p');
  return kind ? sentence.and(page.locator(`[data-kind="${kind}"]`)) : sentence;
}

/** No violation of axe's rules, or of these of them; no sideways scroll. */
export async function expectSound(page: Page, rules?: string[]): Promise<void> {
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  expect(await violations(page, 'html', rules)).toEqual([]);
}

/** Sound in either scheme, which differ in nothing but colours; leaves the page in the light one. */
export async function expectSoundInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expectSound(page, colorScheme === 'dark' ? colourRules : undefined);
  }
}
