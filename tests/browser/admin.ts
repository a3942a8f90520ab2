import type { Locator, Page } from '@playwright/test';
import type { UserInfo } from '../../domain/api/accounts/session.ts';
import type { CaseStudy } from '../../domain/content/kinds/case-study.ts';
import { test as base, origin, expect as quickExpect } from './site.ts';
import { violations } from './violations.ts';

/** A loaded machine draws the long forms slowly. */
export const expect = quickExpect.configure({ timeout: 15_000 });

export class StudyCalls {
  readonly #token: string;

  constructor({ token }: UserInfo) {
    this.#token = token;
  }

  async #call(method: string, path: string, body?: object) {
    const answer = await fetch(`${origin()}/api/caseStudies${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${this.#token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    return { status: answer.status, study: (await answer.json()) as CaseStudy };
  }

  /** A published study; section 4 is filled because saving insists on it. */
  async publish(fields: Partial<CaseStudy>): Promise<CaseStudy> {
    const { study } = await this.#call('POST', '');
    const needed = { sec4Heading: 'Half a year later', sec4SubHeading: 'Counted by the client' };
    return (await this.#call('PUT', `/${study._id}`, { ...needed, ...fields })).study;
  }

  async find(id: string) {
    return this.#call('GET', `/${id}`);
  }

  async remove(id: string) {
    await this.#call('DELETE', `/${id}`);
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
  /** A study of this test only; it is gone afterwards. */
  published: async ({ studies }, use) => {
    const made: string[] = [];
    await use(async (fields) => {
      const study = await studies.publish(fields);
      made.push(study._id);
      return study;
    });
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

/** The sentence over the screen after something was done, or when it failed. */
export function alertOf(page: Page, kind?: 'failure'): Locator {
  const sentence = page.locator('div:has(> main) ~ [role="status"] > p');
  return kind ? sentence.and(page.locator(`[data-kind="${kind}"]`)) : sentence;
}

/** No violation of axe's rules, no sideways scroll. */
export async function expectSound(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
}
