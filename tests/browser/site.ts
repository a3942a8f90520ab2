import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { UserInfo } from '../../domain/api/accounts/session.ts';
import { type RunningSite, startSite } from '../site-process.ts';
import { WarmContext } from './warm-context.ts';

export { expect } from '@playwright/test';

export interface Administrator {
  email: string;
  password: string;
}

let running: RunningSite | undefined;

/** Where this worker's site answers. @throws {Error} outside of a test */
export function origin(): string {
  if (!running) throw new Error('The site of this worker was not started.');
  return running.origin;
}

/** What the site of this worker printed: until somebody signs in, each start shows a new password (F24). */
export function administrator(): Administrator {
  const { email = '', password = '' } = running ?? {};
  return { email, password };
}

export async function signInByCall(): Promise<UserInfo> {
  const answer = await fetch(`${origin()}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(administrator()),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Console lines of a page that nobody should see. */
function isFault(type: string): boolean {
  return type === 'error' || type === 'warning';
}

/** Settings of a file's own: `test.use({ settings: { … } })` gives it a site of its own. */
type Settings = Record<string, string>;

/** Starts a site on a copy of the data that the first start left. */
async function startCopy(dataDir: string, settings: Settings): Promise<RunningSite> {
  cpSync(String(process.env.SITE_DATA), dataDir, { recursive: true });
  // Every test signs in for itself; the sixth session would end the first one's test. All their
  // enquiries come from one address.
  return startSite({
    DATA_DIR: dataDir,
    SESSIONS_PER_USER: '100',
    ENQUIRIES_PER_MINUTE: '1000',
    ...settings,
  });
}

/**
 * The tests' `test`, at a site of its worker: what one test changes, no other reads at that moment.
 * It fails any test in which the page wrote an error or a
 * warning to the console, threw, or broke the content policy, unless the test expects it.
 */
export const test = base.extend<
  {
    faults: string[];
    expected: RegExp[];
    expectFaults: (pattern: RegExp) => void;
    /** For tests of what stays in a context, such as a clock: `test.use({ ownContext: true })`. */
    ownContext: boolean;
  },
  {
    site: RunningSite;
    settings: Settings;
    userInfo: UserInfo;
    warmContexts: Map<string, WarmContext>;
  }
>({
  settings: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ settings }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'));
      running = await startCopy(dataDir, settings);
      await use(running);
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  /**
   * One session for all tests of a worker that ask for it. Declared here because tests with other fixtures
   * of this scope need another worker, with a browser and a site of its own.
   */
  userInfo: [async ({ site: _ }, use) => use(await signInByCall()), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.origin),
  /** One for each set of options. */
  warmContexts: [
    async ({ browser: _ }, use) => {
      const contexts = new Map<string, WarmContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  ownContext: [false, { option: true }],
  context: async (
    {
      browser,
      site,
      warmContexts,
      storageState,
      ownContext,
      viewport,
      hasTouch,
      javaScriptEnabled,
      contextOptions,
    },
    use,
  ) => {
    if (ownContext) {
      const own = await browser.newContext();
      await use(own);
      await own.close();
      return;
    }
    const key = JSON.stringify({ viewport, hasTouch, javaScriptEnabled, contextOptions });
    const found = warmContexts.get(key);
    const warm = found?.isUsable ? found : await WarmContext.open(browser, site.origin);
    warmContexts.set(key, warm);
    await use(await warm.fill(storageState));
    await warm.clear();
  },
  faults: [
    async ({ page, expected }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (isFault(message.type())) faults.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => faults.push(error.message));
      await use(faults);
      const left = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
      expect(left, 'the console of the page').toEqual([]);
    },
    { auto: true },
  ],
  expected: async ({ page: _page }, use) => use([]),
  expectFaults: async ({ expected }, use) => use((pattern) => expected.push(pattern)),
});
